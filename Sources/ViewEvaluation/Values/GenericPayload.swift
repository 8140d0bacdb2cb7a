/// A platform value that holds values of its generic arguments.
protocol GenericPayload: Sendable {
  /// The same value with each held value given to `settle`, with the position of its type among the generic arguments.
  func settling(_ settle: (_ argument: Int, _ value: Value) -> Value) -> any GenericPayload
}
