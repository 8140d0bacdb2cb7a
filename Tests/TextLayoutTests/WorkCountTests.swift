import Geometry
import TestSupport
import Testing
import TextLayout
import Typography

@Suite struct WorkCountTests {
  @Test func aTextIsShapedOnceForAllSizesAndWidths() {
    let setter = TextFixture.setter()
    for pointSize in 10...30 {
      for width in [20.0, 40, 80] {
        _ = setter.set(
          TextFixture.request("one two three", pointSize: Double(pointSize)),
          in: ProposedViewSize(width: width, height: nil))
      }
    }
    // The text, and the hyphen that words wider than the column would take on iOS: none on macOS.
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 63))
  }

  @Test func repeatedQuestionsCostNothing() {
    let setter = TextFixture.setter()
    let request = TextFixture.request("one two three")
    for _ in 0..<5 {
      _ = setter.measure(request, in: ProposedViewSize(width: 50, height: nil))
      _ = setter.set(request, in: ProposedViewSize(width: 50, height: .infinity))
    }
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 1))
  }

  @Test func coloursDoNotCountForShaping() {
    let setter = TextFixture.setter()
    for tag in 0..<4 {
      var request = TextFixture.request("one two")
      request.runs[0].tag = tag
      _ = setter.set(request, in: .unspecified)
    }
    #expect(setter.workCount.shapingCalls == 1)
  }

  @Test func withoutKeptResultsEverythingIsWorkedOutAgain() {
    let setter = TextFixture.setter(keepsResults: false)
    let request = TextFixture.request("one two three")
    for _ in 0..<3 { _ = setter.measure(request, in: .unspecified) }
    #expect(setter.workCount == TextWorkCount(shapingCalls: 3, measurements: 3))
  }

  @Test func severalThreadsShareTheWork() async {
    let setter = TextFixture.setter()
    let sizes = await withTaskGroup(of: [Size].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (1...40).map { width in
            setter.set(
              TextFixture.request("one two three four"), in: ProposedViewSize(width: Double(width * 5), height: nil)
            ).size
          }
        }
      }
      return await group.reduce(into: [[Size]]()) { $0.append($1) }
    }
    #expect(Set(sizes).count == 1)
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 40))
  }
}
