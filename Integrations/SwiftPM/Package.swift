// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SizewisePlugin",
  products: [.plugin(name: "AuditLayouts", targets: ["AuditLayouts"])],
  targets: [
    .plugin(
      name: "AuditLayouts",
      capability: .command(
        intent: .custom(
          verb: "audit-layouts", description: "Audit how SwiftUI layouts adapt to text size, colour scheme and contrast"
        ),
        permissions: [.writeToPackageDirectory(reason: "Reports are written where --output and --format say.")]))
  ]
)
