import Auditing
import Reporting
import Testing

@Suite struct FigureFormatTests {
  @Test(arguments: [
    (2.9999, Fact.Unit.ratio, "2.99:1"), (4.5, .ratio, "4.50:1"), (-0.314, .points, "−0.31 pt"),
    (0.001, .points, "0 pt"), (-0.001, .points, "0 pt"), (1, .lines, "1 line"), (3, .lines, "3 lines"),
    (45.25, .lightnessContrast, "Lc 45.3"), (12.5, .percent, "12.5 %"), (.infinity, .points, "∞"),
    (.nan, .ratio, "unknown"),
  ])
  func valuesReadAsTheirUnit(value: Double, unit: Fact.Unit, text: String) {
    #expect(FigureFormat.value(value, unit) == text)
  }

  @Test(arguments: [(12.0, 2, "12"), (0.5, 0, "1"), (-0.004, 2, "0"), (1.005e12, 2, "1005000000000"), (.nan, 2, "0")])
  func numbersForMachinesAreShort(value: Double, decimals: Int, text: String) {
    #expect(FigureFormat.number(value, decimals: decimals) == text)
  }

  @Test func toleranceStandsBesideTheValue() {
    #expect(FigureFormat.valueWithTolerance(Fact("clearance", -0.31, .points, tolerance: 0.6)) == "−0.31 ± 0.6 pt")
  }
}
