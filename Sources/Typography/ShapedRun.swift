/// A glyph of a shaped run, in em, independent of the size.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in its face.
  package var id: UInt32
  /// Position in `ShapedRun.faces`.
  package var face: Int
  /// UTF-16 offset of the first code unit that the glyph stands for. Glyphs of one cluster share it.
  package var cluster: Int
  /// Advance without kerning and tracking, in em.
  package var advance: MasterPair
  /// Kerning between this glyph and the next on its right, in em.
  package var kerning: MasterPair
  /// How far the outline is drawn from the pen: x right, y up, in em.
  package var offsetX: Double
  package var offsetY: Double
  /// Whether `.tracking` and `.kerning` widen this glyph; false for combining marks.
  package var isTracked: Bool
  /// Whether the font's own tracking at a size applies; false for the glyphs of fallback and custom fonts.
  package var isFontTracked: Bool
  /// Whether the text may be cut before this glyph's cluster without shaping it again. A cut elsewhere is still legal
  /// where the measure may be off by a ligature or a joined form.
  package var isSafeToBreakBefore: Bool

  package init(
    id: UInt32, face: Int = 0, cluster: Int, advance: MasterPair, kerning: MasterPair = .zero, offsetX: Double = 0,
    offsetY: Double = 0, isTracked: Bool = true, isFontTracked: Bool? = nil, isSafeToBreakBefore: Bool = true
  ) {
    self.id = id
    self.face = face
    self.cluster = cluster
    self.advance = advance
    self.kerning = kerning
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.isTracked = isTracked
    self.isFontTracked = isFontTracked ?? isTracked
    self.isSafeToBreakBefore = isSafeToBreakBefore
  }
}

/// A face that a shaped run draws from.
package struct ShapedFace: Hashable, Sendable {
  package var face: FaceID
  /// Whether the face replaces the one asked for, which lacks the characters.
  package var isFallback: Bool
  /// Vertical metrics for an em of one point. A line is as high as the tallest face on it.
  package var metrics: FontMetrics
  package var basis: MeasurementBasis
  /// Largest expected error of a width set in this face, as a fraction of the width.
  package var relativeTolerance: Double

  package init(
    face: FaceID, isFallback: Bool = false, metrics: FontMetrics, basis: MeasurementBasis, relativeTolerance: Double
  ) {
    self.face = face
    self.isFallback = isFallback
    self.metrics = metrics
    self.basis = basis
    self.relativeTolerance = relativeTolerance
  }
}

/// Text of one font, script and direction, shaped independently of the size.
///
/// Widths of any stretch of clusters at any size follow from prefix sums:
/// `scaling.width(of: run.advanceSum(from: start, to: end))`.
package struct ShapedRun: Hashable, Sendable {
  /// Glyphs from left to right, as they are drawn.
  package var glyphs: [ShapedGlyph]
  package var faces: [ShapedFace]
  package var direction: RunDirection
  /// Length of the shaped text in UTF-16 code units.
  package var utf16Count: Int
  package var unmeasured: [UnmeasuredReason]
  /// Sum of the advances before each UTF-16 offset in logical order; `utf16Count + 1` entries. Offsets inside a
  /// cluster repeat the cluster's start.
  package private(set) var prefixSums: [AdvanceSum]
  /// Whether a cluster starts at the UTF-16 offset; `utf16Count + 1` entries, the last one true.
  package private(set) var clusterStarts: [Bool]
  /// First and end position in `glyphs` of the cluster that holds the UTF-16 offset.
  package private(set) var clusterGlyphs: [Range<Int>]

  package init(
    glyphs: [ShapedGlyph], faces: [ShapedFace], direction: RunDirection, utf16Count: Int,
    unmeasured: [UnmeasuredReason] = []
  ) {
    self.glyphs = glyphs
    self.faces = faces
    self.direction = direction
    self.utf16Count = utf16Count
    self.unmeasured = unmeasured
    prefixSums = []
    clusterStarts = []
    clusterGlyphs = []
    indexClusters()
  }

  /// The sum of advances and kerning from one UTF-16 offset to another, both on cluster boundaries.
  ///
  /// Kerning between the last cluster and its neighbour outside is included; take `kerningAcross(end)` off where the
  /// text is cut there.
  package func advanceSum(from start: Int, to end: Int) -> AdvanceSum { prefixSums[end] - prefixSums[start] }

  /// The sum of the whole run.
  package var advanceSum: AdvanceSum { prefixSums[utf16Count] }

  /// The kerning between the clusters before and after a UTF-16 offset: what a cut at this place gives back.
  package func kerningAcross(_ offset: Int) -> MasterPair {
    guard offset > 0, offset < utf16Count, clusterStarts[offset] else { return .zero }
    let left = direction == .leftToRight ? offset - 1 : offset
    guard let glyph = clusterGlyphs[left].last else { return .zero }
    return glyphs[glyph].kerning
  }

  /// The next cluster boundary after a UTF-16 offset; the run's end if there is none.
  package func nextClusterStart(after offset: Int) -> Int {
    var next = offset + 1
    while next < utf16Count, !clusterStarts[next] { next += 1 }
    return min(next, utf16Count)
  }

  /// Whether the text may be cut at a cluster boundary without shaping the parts again.
  package func isSafeToBreak(at offset: Int) -> Bool {
    guard offset > 0, offset < utf16Count else { return true }
    guard clusterStarts[offset] else { return false }
    return glyphs[clusterGlyphs[offset]].allSatisfy(\.isSafeToBreakBefore)
  }

  /// What the run rests on: the least certain of its faces.
  package var basis: MeasurementBasis {
    let order: [MeasurementBasis] = [.unmeasured, .standIn, .profile, .realFont]
    if !unmeasured.isEmpty { return .unmeasured }
    return order.first { candidate in faces.contains { $0.basis == candidate } } ?? .realFont
  }

  /// Largest expected error of a width, as a fraction of the width, weighted by the advances of the faces.
  package var relativeTolerance: Double {
    guard faces.count > 1 else { return faces.first?.relativeTolerance ?? 0 }
    var total = 0.0
    var weighted = 0.0
    for glyph in glyphs {
      total += glyph.advance.text
      weighted += glyph.advance.text * faces[glyph.face].relativeTolerance
    }
    return total > 0 ? weighted / total : faces.map(\.relativeTolerance).max() ?? 0
  }

  /// Fills the tables by offset, one pass over the glyphs in logical order.
  private mutating func indexClusters() {
    if isOneGlyphAUnit { return indexUnits() }
    prefixSums = Array(repeating: .zero, count: utf16Count + 1)
    clusterStarts = Array(repeating: false, count: utf16Count + 1)
    clusterStarts[utf16Count] = true
    clusterGlyphs = Array(repeating: 0..<0, count: utf16Count)
    var sum = AdvanceSum.zero
    var offset = 0
    var position = 0
    let groups = clusterRanges()
    for (index, group) in groups.enumerated() {
      let start = min(max(glyphs[group.lowerBound].cluster, position), utf16Count)
      while offset <= start {
        prefixSums[offset] = sum
        offset += 1
      }
      let end = index + 1 < groups.count ? min(glyphs[groups[index + 1].lowerBound].cluster, utf16Count) : utf16Count
      if start < utf16Count { clusterStarts[start] = true }
      let before = sum
      for glyph in glyphs[group] {
        sum = sum + AdvanceSum(glyph, kerning: glyph.kerning)
      }
      while offset < end {
        prefixSums[offset] = before
        offset += 1
      }
      if start < end { for unit in start..<end { clusterGlyphs[unit] = group } }
      position = end
    }
    while offset <= utf16Count {
      prefixSums[offset] = sum
      offset += 1
    }
  }

  /// Whether every UTF-16 unit is a cluster of one glyph, from left to right.
  private var isOneGlyphAUnit: Bool {
    guard direction == .leftToRight, glyphs.count == utf16Count else { return false }
    for index in glyphs.indices where glyphs[index].cluster != index { return false }
    return true
  }

  private mutating func indexUnits() {
    prefixSums.reserveCapacity(utf16Count + 1)
    clusterGlyphs.reserveCapacity(utf16Count)
    var sum = AdvanceSum.zero
    prefixSums.append(sum)
    for index in glyphs.indices {
      sum = sum + AdvanceSum(glyphs[index], kerning: glyphs[index].kerning)
      prefixSums.append(sum)
      clusterGlyphs.append(index..<index + 1)
    }
    clusterStarts = Array(repeating: true, count: utf16Count + 1)
  }

  /// The glyphs of each cluster, clusters in logical order.
  private func clusterRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in glyphs.indices.dropFirst() where glyphs[index].cluster != glyphs[start].cluster {
      ranges.append(start..<index)
      start = index
    }
    if !glyphs.isEmpty { ranges.append(start..<glyphs.count) }
    return direction == .leftToRight ? ranges : ranges.reversed()
  }
}

/// The direction in which a run of text is written.
package enum RunDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
