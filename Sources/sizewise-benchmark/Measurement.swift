import Dispatch
import Glibc

/// The time that a workload takes, over several runs.
struct Measurement {
  /// In milliseconds, in the order of the runs.
  let times: [Double]
  /// The same as time of the processor, which other work of the machine disturbs less; empty where it was not measured.
  let processorTimes: [Double]

  init(_ times: [Double]) {
    self.times = times
    processorTimes = []
  }

  /// Runs `work` for about `seconds`, at least three times after one run that does not count.
  init(seconds: Double, _ work: () -> Void) {
    work()
    var times: [Double] = []
    var processorTimes: [Double] = []
    var total = 0.0
    while times.count < 3 || total < seconds * 1000 && times.count < 10_000 {
      let start = Self.processorTime
      let elapsed = Self.once(work)
      processorTimes.append(Self.processorTime - start)
      times.append(elapsed)
      total += elapsed
    }
    self.times = times
    self.processorTimes = processorTimes
  }

  private init(_ times: [Double], processor: [Double]) {
    self.times = times
    processorTimes = processor
  }

  /// Two works by turns, each at least five times after runs that do not count, and the median of how many times as long
  /// the second took as the first before it: a clock that changes its pace meanwhile changes both.
  static func pairs(
    seconds: Double, _ first: () -> Void, _ second: () -> Void
  ) -> (first: Measurement, second: Measurement, ratio: Double) {
    var times: [(first: Double, second: Double)] = []
    var processorTimes: [(first: Double, second: Double)] = []
    var total = 0.0
    var isWarm = false
    while times.count < 5 || total < seconds * 1000 && times.count < 10_000 {
      let start = processorTime
      let firstTime = once(first)
      let middle = processorTime
      let secondTime = once(second)
      let end = processorTime
      if isWarm {
        times.append((firstTime, secondTime))
        processorTimes.append((middle - start, end - middle))
        total += firstTime + secondTime
      }
      isWarm = true
    }
    return (
      Measurement(times.map(\.first), processor: processorTimes.map(\.first)),
      Measurement(times.map(\.second), processor: processorTimes.map(\.second)),
      Measurement(processorTimes.map { $0.second / $0.first }).median
    )
  }

  /// The milliseconds of a single run.
  static func once(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  /// Milliseconds of the processor that the process has taken so far.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
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
