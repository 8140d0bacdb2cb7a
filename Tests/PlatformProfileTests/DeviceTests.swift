import Geometry
import PlatformProfile
import Testing

@Suite struct DeviceTests {
  @Test func theDefaultIsThePhoneOfTheDocumentation() {
    let device = Device.default
    #expect(device.size == Size(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.safeArea == EdgeInsets(top: 59, bottom: 34))
  }

  @Test func namesAreUniqueAndFoundInAnyCase() {
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
    #expect(Device.named("iphone se (3RD generation)")?.size == Size(width: 375, height: 667))
    #expect(Device.named("iPhone 99") == nil)
  }

  @Test func phonesOnTheirSideAreCompactInHeight() {
    #expect(!Device.default.landscape.hasRegularHeight)
    #expect(!Device.default.landscape.hasRegularWidth)
    #expect(Device.named("iPhone 16 Pro Max")!.landscape.hasRegularWidth)
    #expect(Device.named("iPad (10th generation)")!.hasRegularWidth)
  }

  @Test func widgetsHaveTheirCanvasByScreen() {
    #expect(WidgetCanvas.systemMedium.size(on: Device.default.size) == Size(width: 338, height: 158))
    #expect(WidgetCanvas.systemSmall.size(on: Size(width: 1, height: 1)) == nil)
  }
}
