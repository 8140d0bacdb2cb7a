import Dispatch

/// The time that a workload takes, over several runs.
struct Measurement {
  /// In milliseconds, in the order of the runs.
  private let times: [Double]

  /// Runs `work` for about `seconds`, at least three times after one run that does not count.
  init(seconds: Double, _ work: () -> Void) {
    work()
    var times: [Double] = []
    var total = 0.0
    while times.count < 3 || total < seconds * 1000 && times.count < 10_000 {
      let start = DispatchTime.now().uptimeNanoseconds
      work()
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
      times.append(elapsed)
      total += elapsed
    }
    self.times = times
  }

  var count: Int { times.count }
  var minimum: Double { times.min() ?? 0 }

  var median: Double {
    let sorted = times.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
