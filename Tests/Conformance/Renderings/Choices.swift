import SwiftUI

// MARK: A header that opens and closes

struct Collapsible: View {
  var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("This is a header")
        Spacer()
        Image(systemName: isOpen ? "chevron.up" : "chevron.down").accessibilityIdentifier("chevron")
      }
      .frame(maxWidth: .infinity)
      VStack(alignment: .leading) {
        if isOpen { Text("This is a content") }
      }
    }
  }
}

#Preview("Closed") { Collapsible(isOpen: false) }
#Preview("Open") { Collapsible(isOpen: true) }

// MARK: Options to choose from

struct Option: View {
  var title: String
  var subtitle: String?
  var identifier: String

  var body: some View {
    Button {
    } label: {
      HStack(alignment: .top, spacing: 16) {
        ZStack { Circle().stroke(Color.gray, lineWidth: 2).frame(width: 20, height: 20) }.padding(.top, 4)
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(.caption)
          if let subtitle { Text(subtitle).font(.caption2).foregroundStyle(.secondary) }
        }
        Spacer()
      }
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
      .accessibilityIdentifier(identifier)
    }
    .buttonStyle(.plain)
  }
}

#Preview("LongOptions") {
  VStack(spacing: 16) {
    Option(
      title: "{{ha-selopt-long lines 0-3}}", subtitle: "{{ha-selopt-long lines 4-9}}", identifier: "first")
    Option(title: "Short", subtitle: "Brief", identifier: "second")
  }
  .padding()
  .frame(maxWidth: 320)
}

#Preview("ShortOptions") {
  VStack(spacing: 16) {
    Option(
      title: "{{ha-selopt-empty lines 0-1}}", subtitle: "{{ha-selopt-empty lines 2-2}}", identifier: "first")
    Option(
      title: "{{ha-selopt-empty lines 3-4}}", subtitle: "{{ha-selopt-empty lines 5-5}}", identifier: "second")
    Option(title: "Custom Configuration", identifier: "third")
  }
  .padding()
}
