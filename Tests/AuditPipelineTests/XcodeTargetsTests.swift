import ProjectResources
import Testing
import ViewEvaluation

@testable import AuditPipeline

/// Targets as Xcode projects name them, and packages as manifests do.
struct XcodeTargetsTests {
  /// An app with files by name, an extension with a folder, and a watch app that shares a file of the extension's.
  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {
          isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (APP, EXT, WATCH, TV, MAC, BOTH);
          buildConfigurationList = CLP;
        };
        G = { isa = PBXGroup; children = (GA, GE, LOOSE); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = (HOME, SHARED); path = "My App"; sourceTree = "<group>"; };
        GE = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Keyboard; sourceTree = "<group>";
          exceptions = (XE, XW);
        };
        XE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXT; membershipExceptions = (Old.swift); };
        XW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WATCH; membershipExceptions = (Keys.swift); };
        HOME = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        SHARED = { isa = PBXFileReference; path = Common/Shared.swift; sourceTree = SOURCE_ROOT; };
        LOOSE = { isa = PBXFileReference; path = SDK.swift; sourceTree = SDKROOT; };
        BH = { isa = PBXBuildFile; fileRef = HOME; };
        BS = { isa = PBXBuildFile; fileRef = SHARED; };
        BW = { isa = PBXBuildFile; fileRef = SHARED; };
        BL = { isa = PBXBuildFile; fileRef = LOOSE; };
        SA = { isa = PBXSourcesBuildPhase; files = (BH, BS, BL); };
        SW = { isa = PBXSourcesBuildPhase; files = (BW); };
        APP = { isa = PBXNativeTarget; name = App; buildPhases = (SA); productType = "com.apple.product-type.application"; };
        EXT = { isa = PBXNativeTarget; name = Keyboard; buildPhases = (); fileSystemSynchronizedGroups = (GE); };
        WATCH = { isa = PBXNativeTarget; name = Watch; buildPhases = (SW); buildConfigurationList = CL; };
        TV = { isa = PBXNativeTarget; name = TV; buildPhases = (); buildConfigurationList = CLT; };
        MAC = { isa = PBXNativeTarget; name = Mac; buildPhases = (); buildConfigurationList = CLM; };
        BOTH = { isa = PBXNativeTarget; name = Both; buildPhases = (); buildConfigurationList = CLB; };
        CLT = { isa = XCConfigurationList; buildConfigurations = (CT); };
        CT = { isa = XCBuildConfiguration; buildSettings = { SUPPORTED_PLATFORMS = "appletvos appletvsimulator"; }; };
        CLM = { isa = XCConfigurationList; buildConfigurations = (CM); };
        CM = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        CLP = { isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
        CLB = { isa = XCConfigurationList; buildConfigurations = (CB); };
        CB = { isa = XCBuildConfiguration; buildSettings = { SUPPORTED_PLATFORMS = "iphoneos macosx"; }; };
        CL = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = watchos; }; };
      };
      rootObject = P;
    }
    """

  @Test func filesBelongToTheTargetsThatCompileThem() {
    let path = "ios/App.xcodeproj/project.pbxproj"
    let swiftFiles = ["ios/Keyboard/Deep/Key.swift", "ios/Keyboard/Keys.swift", "ios/Keyboard/Old.swift"]
    let targets = XcodeTargets(
      projectFiles: [path, "ios/Gone.xcodeproj/project.pbxproj"], in: InMemoryFiles(texts: [path: Self.project]),
      swiftFiles: swiftFiles
    ).targets
    func names(_ file: String) -> [String] {
      (targets.byFile[file] ?? []).map { String($0.dropFirst(path.count + 1)) }.sorted()
    }
    #expect(names("ios/My App/Home.swift") == ["App"])
    #expect(names("ios/Common/Shared.swift") == ["App", "Watch"])
    #expect(names("ios/Keyboard/Deep/Key.swift") == ["Keyboard"])
    #expect(names("ios/Keyboard/Keys.swift") == ["Keyboard", "Watch"])
    #expect(names("ios/Keyboard/Old.swift") == [])
    #expect(targets.byFile.keys.allSatisfy { !$0.contains("SDK") })
    #expect(targets.foreignTargets == [path + ":Watch": .watch, path + ":TV": .television, path + ":Mac": .mac])
  }

  @Test(arguments: ["", "{", "{ objects = (1, 2); }", "{ objects = { P = { isa = PBXProject; mainGroup = P; }; }; }"])
  func aBrokenProjectSaysNothing(_ text: String) {
    let path = "A.xcodeproj/project.pbxproj"
    let targets = XcodeTargets(projectFiles: [path], in: InMemoryFiles(texts: [path: text]), swiftFiles: []).targets
    #expect(targets.byFile.isEmpty && targets.foreignTargets.isEmpty)
  }

  @Test func packagesNamedByTheirPathAreRead() {
    let files = InMemoryFiles(texts: [
      "UI/Package.swift": "dependencies: [.package(path: \"../Data\"), .package(name: \"Art\", path: \"../Art\")]",
      "Data/Package.swift": "dependencies: [ .package( path: \"../Core\" ), .package(path: \"../UI\") ]",
      "Core/Package.swift": "", "Other/Package.swift": "",
    ])
    let found = LocalPackages.folders(namedFrom: ["UI/Package.swift", "UI/Sources/UI/A.swift"], in: files)
    #expect(found == ["Core", "Data"])
  }
}
