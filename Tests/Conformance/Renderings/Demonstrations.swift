import SwiftUI

/// A caption over what it describes.
struct Demonstration<Content: View>: View {
  var title: String
  var detail: String
  var identifier: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.subheadline).fontWeight(.semibold)
        Text(detail).font(.caption2).foregroundStyle(.secondary)
      }
      .accessibilityIdentifier(identifier)
      content
    }
  }
}

// MARK: Seven demonstrations on a screen

#Preview("Basics") {
  VStack(alignment: .leading, spacing: 12) {
    Demonstration(title: "Label", detail: "Text description for an element", identifier: "head1") {
      Image(systemName: "star.fill").font(.title2).accessibilityIdentifier("star")
    }
    Demonstration(title: "Value", detail: "Current state or content", identifier: "head2") {
      HStack {
        Text("Progress")
        Spacer()
        Text("75%")
      }
      .accessibilityIdentifier("progress")
    }
    Demonstration(title: "Hint", detail: "What happens when activated", identifier: "head3") {
      Button("Delete") {}.buttonStyle(.bordered).accessibilityIdentifier("delete")
    }
    Demonstration(title: "Traits", detail: "Element type and behavior", identifier: "head4") {
      Text("Section Header").font(.headline).accessibilityIdentifier("section")
    }
    Demonstration(title: "Input Labels", detail: "Voice Control phrases", identifier: "head5") {
      Button {
      } label: {
        Image(systemName: "mic.fill")
      }
      .buttonStyle(.bordered).accessibilityIdentifier("microphone")
    }
    Demonstration(title: "Activation Point", detail: "Custom tap target", identifier: "head6") {
      RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40).accessibilityIdentifier("target")
    }
    Demonstration(title: "Element Grouping", detail: "Combine children", identifier: "head7") {
      HStack {
        Image(systemName: "person.circle.fill").font(.title2)
        VStack(alignment: .leading, spacing: 2) {
          Text("John Doe").font(.subheadline).fontWeight(.medium)
          Text("Online").font(.caption2)
        }
      }
      .padding(8)
      .background(Color.gray.opacity(0.1).accessibilityIdentifier("person"))
    }
    Spacer()
  }
  .padding()
}

// MARK: A row that scrolls

#Preview("Mail") {
  ScrollView {
    Demonstration(title: "Custom Actions", detail: "{{as-customactions quote 2}}", identifier: "head") {
      HStack {
        VStack(alignment: .leading) {
          Text("Important Email").font(.headline).accessibilityIdentifier("subject")
          Text("Preview of email content...").font(.subheadline).accessibilityIdentifier("content")
        }
        Spacer()
      }
      .padding()
      .background(Color.gray.opacity(0.1).accessibilityIdentifier("mail"))
    }
  }
  .padding()
}

// MARK: Cards below each other

struct Product: View {
  var name: String
  var price: String
  var identifier: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.subheadline).fontWeight(.medium)
      HStack {
        Text(price).font(.caption).fontWeight(.semibold)
        Spacer()
        Text("★ 4.5").font(.caption2)
      }
    }
    .accessibilityIdentifier(identifier)
  }
}

#Preview("Products") {
  VStack {
    Demonstration(title: "Custom Content", detail: "{{as-customcontent quote 2}}", identifier: "head") {
      VStack(spacing: 12) {
        Product(name: "Headphones", price: "$299", identifier: "card1")
        Product(name: "Camera", price: "$899", identifier: "card2")
      }
    }
    Spacer()
  }
  .padding()
}

// MARK: Rows of a menu

struct Dish: View {
  var name: String
  var price: String
  var isVegan: Bool
  var identifier: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name).font(.subheadline).fontWeight(.medium).accessibilityIdentifier(identifier + "name")
        Text(price).font(.caption).accessibilityIdentifier(identifier + "price")
      }
      Spacer()
      if isVegan { Text("Vegan").font(.caption2).padding(.horizontal, 6).padding(.vertical, 2) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Color.gray.opacity(0.1).accessibilityIdentifier(identifier))
  }
}

#Preview("Menu") {
  ScrollView {
    VStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Restaurant Menu").font(.headline).accessibilityIdentifier("title")
        Text("{{as-customrotors quote 2}}").font(.caption).accessibilityIdentifier("paragraph")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(spacing: 8) {
        ForEach(1..<7) { index in
          Dish(name: "Dish \(index)", price: "$1\(index)", isVegan: index % 2 == 0, identifier: "row\(index)")
        }
      }
    }
    .padding()
  }
}

// MARK: Rows of fixed height

#Preview("FixedRows") {
  VStack {
    ForEach(1..<9) { index in
      Text("row \(index)")
        .font(.system(size: 14, design: .monospaced))
        .frame(height: 36)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 12)
        .background(Color.gray.opacity(0.1).accessibilityIdentifier("row\(index)"))
        .cornerRadius(8)
    }
  }
  .frame(width: 280, height: 420)
}
