/// The types of SwiftUI that are modelled, sorted by name; each is a static constant in a file of its own.
///
/// A view is a type with an initialiser that gives `call.view { expansion in … }`; a modifier is a member of "View"
/// that gives `call.modified(…)`; a colour, font or alignment is a type whose statics and members give
/// `Value.native("Color", …)`. A body gives `nil` where the labels are none of its forms: the evaluator then says so.
let swiftUITypes: [BuiltinType] = []

/// The free functions of SwiftUI, sorted by name.
let swiftUIFunctions: [BuiltinFunction] = []
