/// The types of the standard library and Foundation.
let standardLibraryTypes: [BuiltinType] =
  standardTypes + BuiltinType.floatingPoint + BuiltinType.objectWrappers + BuiltinType.otherIntegers
  + BuiltinType.stateWrappers + BuiltinType.deviceStates + [BuiltinType.comparisonResult] + BuiltinType.queries
  + BuiltinType.swiftData + BuiltinType.packageDependencies
  + BuiltinType.comparators + BuiltinType.localeParts + BuiltinType.packageDefaults + foundationTypes
  + BuiltinType.publisherSources + [.anyPublisher, .completion, .publisher] + BuiltinType.decodingContainers
  + BuiltinType.jsonOptions + BuiltinType.nsAttributedStrings + systemTypes + errorTypes
  + [.environmentAction, .shapeStyleViews]

/// The types of the standard library, sorted by name.
private let standardTypes: [BuiltinType] = [
  .any, .anyHashable, .array, .binaryFloatingPoint, .binaryInteger, .binding, .bool, .character, .characterSet,
  .closedRange, .decimal, .dictionary, .environment, .int, .nsNumber, .numeric, .optional, .range, .result,
  .scaledMetric, .scaledNumber, .sequence, .set, .string, .stringProtocol, .substring,
]
