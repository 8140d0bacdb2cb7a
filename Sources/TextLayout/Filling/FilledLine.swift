import Typography

/// A line by its offsets, before anything is placed.
struct FilledLine: Equatable {
  /// UTF-16 offsets: where the line starts, where what is drawn ends, and where the next line starts.
  var start: Int
  var contentEnd: Int
  var end: Int
  /// Advance width of what is drawn, an added hyphen included, in points.
  var width: Double
  /// The same with the spaces that hang over the end.
  var fullWidth: Double
  var showsHyphen = false
  /// Set where the line ends inside a word that is wider than the column.
  var wordBreak: WordBreak?
  /// Position of the paragraph in the text.
  var paragraph: Int
}

/// A stretch of a drawn line in logical order.
enum LinePiece: Equatable {
  case text(Range<Int>)
  /// A mark in the font of the character at an offset.
  case insertion(Insertion, at: Int)
}

/// The last line of a text that did not fit: what is left of it around an ellipsis.
struct TruncatedLine: Equatable {
  var pieces: [LinePiece]
  /// Advance width, in points.
  var width: Double
}
