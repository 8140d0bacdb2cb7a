import SwiftUI

// MARK: One text with padding

#Preview("LargeTitle") { Text("Hello!").font(.largeTitle).foregroundColor(.blue).padding(8) }

#Preview("BorderedTitle") {
  Text("Hello!").font(.title).padding(8).border(Color.blue).accessibilityIdentifier("border")
}

#Preview("Loading") { Text("Loading...").font(.title) }

#Preview("Loaded") { Text("Lorem ipsum").font(.title) }

// MARK: One long text with padding

#Preview("LargeTitleLong") {
  Text("{{dd-text-largetitle-long lines 0-5}}").font(.largeTitle).foregroundColor(.blue).padding(8)
}

#Preview("BorderedTitleLong") {
  Text("{{dd-text-largetitle-long lines 0-5}}").font(.title).padding(8).border(Color.blue)
    .accessibilityIdentifier("border")
}

// MARK: Three texts with their own distances

struct NamedGreeting: View {
  var title: String
  var subtitle: String
  var message: String

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.title).padding(.bottom, 4)
      Text(subtitle).font(.subheadline).padding(.bottom, 16)
      Text(message).font(.body)
    }
    .padding(8)
  }
}

struct SpacedGreeting: View {
  var title: String
  var subtitle: String
  var message: String

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text(title).font(.title)
        Text(subtitle).font(.subheadline)
      }
      Text(message).font(.body)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

#Preview("Named") { NamedGreeting(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test") }

#Preview("Spaced") { SpacedGreeting(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test") }

// MARK: Three texts, the last a paragraph

#Preview("NamedLong") {
  NamedGreeting(
    title: "Hello PreviewSnapshots", subtitle: "Welcome to a PreviewSnapshots unit test",
    message: "{{dd-text-largetitle-long lines 0-5}}")
}

#Preview("SpacedLong") {
  SpacedGreeting(
    title: "Hello PreviewSnapshots", subtitle: "Welcome to PreviewSnapshots",
    message: "{{dd-text-largetitle-long lines 0-5}}")
}

// MARK: A symbol over a text

struct Globe: View {
  var text: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor).accessibilityIdentifier("globe")
      Text(text)
    }
    .padding(8)
  }
}

#Preview("Globe") { Globe(text: "Hello World") }

// MARK: A symbol over a paragraph

#Preview("GlobeLong") { Globe(text: "{{dd-text-largetitle-long lines 0-5}}") }

// MARK: A field with a button

struct EntryForm: View {
  @State var input: String
  var problem: String?

  var body: some View {
    VStack(spacing: 8) {
      TextField("Input", text: $input).accessibilityIdentifier("field")
      if let problem {
        Text(problem).font(.caption).foregroundColor(.red).accessibilityIdentifier("problem")
      }
      Button("Submit") {}.accessibilityIdentifier("submit")
    }
    .padding(8)
  }
}

#Preview("EmptyForm") { EntryForm(input: "") }
#Preview("ValidForm") { EntryForm(input: "Hello World") }
#Preview("ShortForm") { EntryForm(input: "Hi", problem: "Message Too Short") }

// MARK: A counter

struct Counter: View {
  var title: String
  var count: Int

  var body: some View {
    VStack(spacing: 24) {
      Text(title).font(.title)
      HStack(spacing: 4) {
        Button("+") {}
        Text("\(count)")
        Button("-") {}
      }
      .font(.body)
    }
  }
}

#Preview("Counter") { Counter(title: "Hello", count: 1) }
#Preview("LargeCounter") { Counter(title: "Hello PreviewSnapshotsTests", count: 1000) }
