// usage: sizewise-benchmark [WORKLOAD...] [--path FOLDER] [--seconds NUMBER]
//        sizewise-benchmark renderings [--details]
//
// Prints a JSON line for each workload: runs, median and minimum in milliseconds, and what was done. The workload
// "paragraphs" compares with HarfBuzz and, where a C compiler and libpango1.0-dev are installed, with Pango.
//
// "renderings" prints how recorded renderings of Apple's engine compare with the same views laid out here, from the
// folder of the package.

import AuditPipeline
import Conformance
import Foundation

var names: [String] = []
var path = "Examples"
var seconds = 2.0
var printsDetails = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--path": path = arguments.popFirst() ?? path
  case "--details": printsDetails = true
  case "--seconds": seconds = arguments.popFirst().flatMap(Double.init) ?? seconds
  default: names.append(argument)
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("sizewise-benchmark: \(message)\n".utf8))
  exit(2)
}

if names.first == "renderings" {
  do {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let tools = try MeasuringTools(installationAbove: executable)
    let table = try RenderingComparison.table(ofRepository: here, tools: tools)
    print(printsDetails ? table.details : table.text, terminator: "")
    exit(0)
  } catch let error as PipelineError {
    fail(error.message)
  } catch {
    fail("the recorded renderings cannot be read: \(error). Run it in the folder of the package.")
  }
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
