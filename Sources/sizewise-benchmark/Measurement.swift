import Dispatch

/// The time that a workload takes, over several runs.
struct Measurement {
  /// In milliseconds, in the order of the runs.
  let times: [Double]

  init(_ times: [Double]) { self.times = times }

  /// Runs `work` for about `seconds`, at least three times after one run that does not count.
  init(seconds: Double, _ work: () -> Void) {
    work()
    var times: [Double] = []
    var total = 0.0
    while times.count < 3 || total < seconds * 1000 && times.count < 10_000 {
      let elapsed = Self.once(work)
      times.append(elapsed)
      total += elapsed
    }
    self.times = times
  }

  /// The milliseconds of a single run.
  static func once(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  var count: Int { times.count }
  var minimum: Double { times.min() ?? 0 }

  /// 0 where nothing was run.
  var median: Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
