// usage: sizewise-benchmark [WORKLOAD...] [--path FOLDER] [--seconds NUMBER]
//
// Prints a JSON line for each workload: runs, median and minimum in milliseconds, and what was done. The workload
// "paragraphs" compares with HarfBuzz and, where a C compiler and libpango1.0-dev are installed, with Pango.

import AuditPipeline
import Foundation

var names: [String] = []
var path = "Examples"
var seconds = 2.0
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--path": path = arguments.popFirst() ?? path
  case "--seconds": seconds = arguments.popFirst().flatMap(Double.init) ?? seconds
  default: names.append(argument)
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("sizewise-benchmark: \(message)\n".utf8))
  exit(2)
}

let known = Workload.all.map(\.name)
for name in names where !known.contains(name) {
  fail("there is no workload \"\(name)\". Possible are \(known.joined(separator: ", ")).")
}

do throws(PipelineError) {
  let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  let tools = try MeasuringTools(installationAbove: executable)
  let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
  let location = ProjectLocation(of: absolute)
  let project = try LoadedProject(at: location, paths: [absolute])
  guard !project.layouts.isEmpty else { fail("no layout under \(path). Name a folder that has some with --path.") }
  let bench = Bench(layouts: project.layouts, tools: tools, root: location.root, seconds: seconds)
  for workload in Workload.all where names.isEmpty || names.contains(workload.name) {
    print(workload.measure(bench).json(workload: workload.name))
  }
} catch {
  fail(error.message)
}
