import Typography

extension TextDemand {
  /// What a text needs at its full font size, whatever width it is given.
  init(_ text: SizedText) {
    let prepared = text.prepared
    var singleLineWidth = 0.0
    var widest = 0..<0
    var widestWidth = 0.0
    for paragraph in prepared.paragraphs where !paragraph.breaks.isEmpty {
      let lineStart = text.lineStart(at: paragraph.content.lowerBound)
      singleLineWidth = max(singleLineWidth, text.breaks[paragraph.breaks.upperBound - 1].contentEnd - lineStart)
      var start = paragraph.content.lowerBound
      var origin = lineStart
      for index in paragraph.breaks {
        let width = text.breaks[index].contentEnd - origin
        if width > widestWidth {
          widestWidth = width
          widest = start..<max(prepared.breaks[index].contentEnd, start)
        }
        start = prepared.breaks[index].offset
        origin = text.breaks[index].start
      }
    }
    self.init(
      singleLineWidth: singleLineWidth, widestWord: prepared.string(widest), widestWordWidth: widestWidth)
  }
}
