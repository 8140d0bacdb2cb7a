import Geometry

/// Screens by name, newest first within a family.
///
/// - Source: Apple's Human Interface Guidelines, "Layout", device dimensions; safe areas as simulators report them.
/// - Verification: sizes and scales documented; safe areas inferred, but for iPhone 16 and iPhone SE.
extension Device {
  package static let all: [Device] = [
    Device("iPhone 17 Pro Max", .phone, Size(width: 440, height: 956), scale: 3, top: 62, bottom: 34),
    Device("iPhone 17 Pro", .phone, Size(width: 402, height: 874), scale: 3, top: 62, bottom: 34),
    Device("iPhone 17", .phone, Size(width: 402, height: 874), scale: 3, top: 62, bottom: 34),
    Device("iPhone Air", .phone, Size(width: 420, height: 912), scale: 3, top: 68, bottom: 34),
    Device("iPhone 16 Pro Max", .phone, Size(width: 440, height: 956), scale: 3, top: 62, bottom: 34),
    Device("iPhone 16 Pro", .phone, Size(width: 402, height: 874), scale: 3, top: 62, bottom: 34),
    Device("iPhone 16 Plus", .phone, Size(width: 430, height: 932), scale: 3, top: 59, bottom: 34),
    Device("iPhone 16", .phone, Size(width: 393, height: 852), scale: 3, top: 59, bottom: 34),
    Device("iPhone 16e", .phone, Size(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
    Device("iPhone 15 Pro Max", .phone, Size(width: 430, height: 932), scale: 3, top: 59, bottom: 34),
    Device("iPhone 15 Pro", .phone, Size(width: 393, height: 852), scale: 3, top: 59, bottom: 34),
    Device("iPhone 15 Plus", .phone, Size(width: 430, height: 932), scale: 3, top: 59, bottom: 34),
    Device("iPhone 15", .phone, Size(width: 393, height: 852), scale: 3, top: 59, bottom: 34),
    Device("iPhone 14 Pro Max", .phone, Size(width: 430, height: 932), scale: 3, top: 59, bottom: 34),
    Device("iPhone 14 Pro", .phone, Size(width: 393, height: 852), scale: 3, top: 59, bottom: 34),
    Device("iPhone 14 Plus", .phone, Size(width: 428, height: 926), scale: 3, top: 47, bottom: 34),
    Device("iPhone 14", .phone, Size(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
    Device("iPhone 13 Pro Max", .phone, Size(width: 428, height: 926), scale: 3, top: 47, bottom: 34),
    Device("iPhone 13 Pro", .phone, Size(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
    Device("iPhone 13", .phone, Size(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
    Device("iPhone 13 mini", .phone, Size(width: 375, height: 812), scale: 3, top: 50, bottom: 34),
    Device("iPhone 12 Pro Max", .phone, Size(width: 428, height: 926), scale: 3, top: 47, bottom: 34),
    Device("iPhone 12 Pro", .phone, Size(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
    Device("iPhone 12", .phone, Size(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
    Device("iPhone 12 mini", .phone, Size(width: 375, height: 812), scale: 3, top: 50, bottom: 34),
    Device("iPhone 11 Pro Max", .phone, Size(width: 414, height: 896), scale: 3, top: 44, bottom: 34),
    Device("iPhone 11 Pro", .phone, Size(width: 375, height: 812), scale: 3, top: 44, bottom: 34),
    Device("iPhone 11", .phone, Size(width: 414, height: 896), scale: 2, top: 48, bottom: 34),
    Device("iPhone Xs", .phone, Size(width: 375, height: 812), scale: 3, top: 44, bottom: 34),
    Device("iPhone X", .phone, Size(width: 375, height: 812), scale: 3, top: 44, bottom: 34),
    Device("iPhone 8 Plus", .phone, Size(width: 414, height: 736), scale: 3, top: 20, bottom: 0),
    Device("iPhone 8", .phone, Size(width: 375, height: 667), scale: 2, top: 20, bottom: 0),
    Device("iPhone SE (3rd generation)", .phone, Size(width: 375, height: 667), scale: 2, top: 20, bottom: 0),
    Device("iPhone SE (2nd generation)", .phone, Size(width: 375, height: 667), scale: 2, top: 20, bottom: 0),
    Device("iPhone SE (1st generation)", .phone, Size(width: 320, height: 568), scale: 2, top: 20, bottom: 0),
    Device("iPad Pro 13-inch (M4)", .pad, Size(width: 1032, height: 1376), scale: 2, top: 24, bottom: 20),
    Device("iPad Pro 11-inch (M4)", .pad, Size(width: 834, height: 1210), scale: 2, top: 24, bottom: 20),
    Device(
      "iPad Pro (12.9-inch) (6th generation)", .pad, Size(width: 1024, height: 1366), scale: 2, top: 24, bottom: 20),
    Device(
      "iPad Pro (11-inch) (4th generation)", .pad, Size(width: 834, height: 1194), scale: 2, top: 24, bottom: 20),
    Device("iPad Air 13-inch (M2)", .pad, Size(width: 1024, height: 1366), scale: 2, top: 24, bottom: 20),
    Device("iPad Air 11-inch (M2)", .pad, Size(width: 820, height: 1180), scale: 2, top: 24, bottom: 20),
    Device("iPad (10th generation)", .pad, Size(width: 820, height: 1180), scale: 2, top: 24, bottom: 20),
    Device("iPad (9th generation)", .pad, Size(width: 810, height: 1080), scale: 2, top: 20, bottom: 0),
    Device("iPad mini (6th generation)", .pad, Size(width: 744, height: 1133), scale: 2, top: 24, bottom: 20),
    Device("Apple Watch Ultra 2 (49mm)", .watch, Size(width: 205, height: 251), scale: 2, top: 37, bottom: 36),
    Device("Apple Watch Series 10 (46mm)", .watch, Size(width: 208, height: 248), scale: 2, top: 34, bottom: 34),
    Device("Apple Watch Series 10 (42mm)", .watch, Size(width: 187, height: 223), scale: 2, top: 31, bottom: 31),
    Device("Apple Watch Series 9 (45mm)", .watch, Size(width: 198, height: 242), scale: 2, top: 34, bottom: 34),
    Device("Apple Watch Series 9 (41mm)", .watch, Size(width: 176, height: 215), scale: 2, top: 30, bottom: 30),
  ]
}
