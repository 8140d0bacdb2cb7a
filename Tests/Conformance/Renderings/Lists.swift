import SwiftUI

// MARK: Lists with headers and footers

#Preview("Accounts") {
  List {
    Section {
      Text("Checking").accessibilityIdentifier("row1")
      Text("Savings").accessibilityIdentifier("row2")
    } header: {
      Text("Accounts").accessibilityIdentifier("header1")
    } footer: {
      Text("Tap an account to view details").accessibilityIdentifier("footer1")
    }
    Section {
      Text("Electric").accessibilityIdentifier("row3")
      Text("Internet").accessibilityIdentifier("row4")
    } header: {
      Text("Bills").accessibilityIdentifier("header2")
    } footer: {
      Text("Due this month").accessibilityIdentifier("footer2")
    }
  }
}

#Preview("Food") {
  List {
    Section {
      Text("Apple").accessibilityIdentifier("row1")
      Text("Banana").accessibilityIdentifier("row2")
      Text("Cherry").accessibilityIdentifier("row3")
    } header: {
      Text("Fruits").accessibilityIdentifier("header1")
    }
    Section {
      Text("Carrot").accessibilityIdentifier("row4")
      Text("Peas").accessibilityIdentifier("row5")
    } header: {
      Text("Vegetables").accessibilityIdentifier("header2")
    }
  }
}
