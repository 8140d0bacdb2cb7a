/// The types of the standard library and Foundation, sorted by file.
let standardLibraryTypes: [BuiltinType] = []

/// The free functions of the standard library and Foundation, sorted by name.
let standardLibraryFunctions: [BuiltinFunction] = []
