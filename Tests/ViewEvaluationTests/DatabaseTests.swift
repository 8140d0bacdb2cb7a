import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Rows of SwiftData that a preview's own code puts into a container in memory.
struct DatabaseTests {
  /// The tree of the only preview, and the notes about rows that are not read.
  static func evaluate(_ source: String) -> (tree: String, notes: Int) {
    let project = EvaluationStateTests.project(source)
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    return (
      evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined(),
      evaluation.diagnostics.count { $0.id == "evaluation/empty-query" }
    )
  }

  /// A list of trips, and a preview that ends as given.
  static func trips(_ query: String = "@Query(sort: \\Trip.name) var trips: [Trip]", then preview: String) -> String {
    """
    import SwiftData
    @Model final class Trip {
      var name: String
      var days: Int
      var stays: [Stay] = []
      init(name: String, days: Int = 1) { self.name = name; self.days = days }
    }
    @Model final class Stay {
      var place: String
      var trip: Trip?
      init(place: String) { self.place = place }
    }
    struct TripList: View {
      \(query)
      @Environment(\\.modelContext) private var context
      var body: some View { VStack { Text("\\(trips.count) trips"); ForEach(trips) { Text($0.name) } } }
    }
    \(preview)
    """
  }

  static let container = """
    let container = try! ModelContainer(
      for: Trip.self, Stay.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    """

  /// The texts of a tree, in its order.
  static func texts(_ tree: String) -> [String] {
    tree.split(separator: "\n").compactMap { line in
      guard let first = line.firstIndex(of: "\""), let last = line.lastIndex(of: "\""), first < last else { return nil }
      return String(line[line.index(after: first)..<last])
    }
  }

  @Test func rowsThatThePreviewInserts() {
    let (tree, notes) = Self.evaluate(
      Self.trips(
        then: """
          #Preview {
            \(Self.container)
            container.mainContext.insert(Trip(name: "Oslo"))
            container.mainContext.insert(Trip(name: "Bern"))
            return TripList().modelContainer(container)
          }
          """))
    #expect(Self.texts(tree) == ["2 trips", "Bern", "Oslo"] && notes == 0)
  }

  @Test func sortingFilterAndLimit() {
    let preview = """
      #Preview {
        \(Self.container)
        for (name, days) in [("a", 3), ("b", 9), ("c", 5), ("d", 7)] {
          container.mainContext.insert(Trip(name: name, days: days))
        }
        return TripList().modelContainer(container)
      }
      """
    let filtered =
      "@Query(filter: #Predicate<Trip> { $0.days > 4 }, sort: \\Trip.days, order: .reverse) var trips: [Trip]"
    #expect(Self.texts(Self.evaluate(Self.trips(filtered, then: preview)).tree) == ["3 trips", "b", "d", "c"])
    let limited = """
      static var longest: FetchDescriptor<Trip> {
        var descriptor = FetchDescriptor<Trip>(sortBy: [.init(\\.days, order: .reverse)])
        descriptor.fetchLimit = 2
        return descriptor
      }
      @Query(TripList.longest) var trips: [Trip]
      """
    #expect(Self.texts(Self.evaluate(Self.trips(limited, then: preview)).tree) == ["2 trips", "b", "d"])
    let made = """
      @Query var trips: [Trip]
      init(atLeast days: Int = 6) { _trips = Query(filter: #Predicate { $0.days >= days }, sort: \\.name) }
      """
    #expect(Self.texts(Self.evaluate(Self.trips(made, then: preview)).tree) == ["2 trips", "b", "d"])
  }

  @Test func aContainerThatNothingFillsIsEmpty() {
    let (tree, notes) = Self.evaluate(
      Self.trips(then: "#Preview { TripList().modelContainer(for: Trip.self, inMemory: true) }"))
    #expect(Self.texts(tree) == ["0 trips"] && notes == 0)
  }

  @Test func rowsOnADiskAreNotKnown() {
    #expect(Self.evaluate(Self.trips(then: "#Preview { TripList().modelContainer(for: Trip.self) }")).notes == 1)
    #expect(Self.evaluate(Self.trips(then: "#Preview { TripList() }")).notes == 1)
  }

  @Test func rowsThatAreInsertedWhenAViewAppears() {
    let (tree, notes) = Self.evaluate(
      Self.trips(
        then: """
          struct Filled: ViewModifier {
            let container: ModelContainer
            init() { \(Self.container.replacing("let container", with: "container")) }
            func body(content: Content) -> some View { content.modifier(Filling()).modelContainer(container) }
          }
          struct Filling: ViewModifier {
            @Environment(\\.modelContext) var context
            func body(content: Content) -> some View {
              content.onAppear {
                if (try? context.fetch(FetchDescriptor<Trip>()))?.isEmpty ?? true { context.insert(Trip(name: "Rome")) }
              }
            }
          }
          #Preview { ZStack { TripList() }.modifier(Filled()) }
          """))
    #expect(Self.texts(tree) == ["1 trips", "Rome"] && notes == 0)
  }

  @Test func rowsOfAPreviewModifier() {
    let (tree, notes) = Self.evaluate(
      Self.trips(
        then: """
          struct Sample: PreviewModifier {
            static func makeSharedContext() async throws -> ModelContainer {
              \(Self.container)
              container.mainContext.insert(Trip(name: "Lima"))
              try container.mainContext.save()
              return container
            }
            func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
          }
          #Preview(traits: .modifier(Sample())) { TripList() }
          """))
    #expect(Self.texts(tree) == ["1 trips", "Lima"] && notes == 0)
  }

  @Test func rowsThatATaskInserts() {
    let (tree, _) = Self.evaluate(
      Self.trips(
        then: """
          @MainActor let sample: ModelContainer = {
            \(Self.container)
            Task { @MainActor in container.mainContext.insert(Trip(name: "Nice")) }
            return container
          }()
          #Preview { TripList().modelContainer(sample) }
          """))
    #expect(Self.texts(tree) == ["1 trips", "Nice"])
  }

  @Test func relatedRowsComeWithTheirOwnersAndKnowThem() {
    let (tree, _) = Self.evaluate(
      Self.trips(
        then: """
          struct StayList: View {
            @Query(sort: \\Stay.place) var stays: [Stay]
            var body: some View { ForEach(stays) { Text($0.place + " of " + ($0.trip?.name ?? "nobody")) } }
          }
          #Preview {
            \(Self.container)
            let trip = Trip(name: "Oslo")
            trip.stays = [Stay(place: "harbour")]
            container.mainContext.insert(trip)
            let hut = Stay(place: "hut")
            hut.trip = trip
            return StayList().modelContainer(container)
          }
          """))
    #expect(Self.texts(tree) == ["harbour of Oslo", "hut of Oslo"])
  }

  @Test func theModelOfAGenericViewFollowsFromItsClosure() {
    let (tree, _) = Self.evaluate(
      Self.trips(
        then: """
          struct Row: View { var trip: Trip; var body: some View { Text("row " + trip.name) } }
          struct ModelPreview<Model: PersistentModel, Content: View>: View {
            var content: (Model) -> Content
            init(@ViewBuilder content: @escaping (Model) -> Content) { self.content = content }
            var body: some View { Inner(content: content) }
            struct Inner: View {
              var content: (Model) -> Content
              @Query private var models: [Model]
              var body: some View { if let model = models.first { content(model) } else { Text("nothing") } }
            }
          }
          #Preview {
            \(Self.container)
            container.mainContext.insert(Trip(name: "Oslo"))
            return ModelPreview { trip in Row(trip: trip) }.modelContainer(container)
          }
          """))
    #expect(Self.texts(tree) == ["row Oslo"])
  }

  @Test func deletedRowsAreGone() {
    let (tree, _) = Self.evaluate(
      Self.trips(
        then: """
          #Preview {
            \(Self.container)
            let trip = Trip(name: "a")
            container.mainContext.insert(trip)
            container.mainContext.insert(Trip(name: "b"))
            container.mainContext.delete(trip)
            return TripList().modelContainer(container)
          }
          """))
    #expect(Self.texts(tree) == ["1 trips", "b"])
  }
}
