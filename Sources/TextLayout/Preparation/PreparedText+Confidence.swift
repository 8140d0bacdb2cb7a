import Typography

extension PreparedText {
  /// What the text rests on: the least certain of its runs.
  var basis: MeasurementBasis {
    let order: [MeasurementBasis] = [.unmeasured, .standIn, .profile, .realFont]
    return order.first { candidate in items.contains { $0.shaped?.basis == candidate } } ?? .realFont
  }

  /// The tolerance of the runs' widths, weighted by their widths.
  var relativeTolerance: Double {
    var total = 0.0
    var weighted = 0.0
    for case let shaped? in items.map(\.shaped) {
      let width = max(shaped.advanceSum.advance.text, 0)
      total += width
      weighted += width * shaped.relativeTolerance
    }
    return total > 0 ? weighted / total : 0
  }

  /// What could not be measured, each reason once.
  var unmeasured: [UnmeasuredReason] {
    var reasons: [UnmeasuredReason] = []
    for case let shaped? in items.map(\.shaped) {
      for reason in shaped.unmeasured where !reasons.contains(reason) { reasons.append(reason) }
    }
    if isCut {
      reasons.append(
        UnmeasuredReason(
          code: "text-too-long",
          message:
            "The text is longer than \(TextPreparation.longestText) UTF-16 units: what is beyond them is left out."))
    }
    return reasons
  }
}
