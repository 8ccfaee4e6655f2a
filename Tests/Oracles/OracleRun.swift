import Foundation
import Synchronization

struct Options {
  /// Differences in files that the parser rejects are printed too.
  var showsBroken = false
  var paths: [String] = []

  init(_ arguments: [String]) {
    for argument in arguments {
      if argument == "--broken" { showsBroken = true } else { paths.append(argument) }
    }
  }
}

/// Results as they come in; reports are printed in the order of the files.
private struct Progress {
  var next = 0
  var printed = 0
  var waiting: [Int: FileResult] = [:]
  var clean = Totals()
  var broken = Totals()
  var failures = 0

  mutating func take(below count: Int) -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  mutating func add(_ result: FileResult, at index: Int) {
    waiting[index] = result
    while let ready = waiting.removeValue(forKey: printed) {
      printed += 1
      if !ready.report.isEmpty { FileHandle.standardOutput.write(Data(ready.report.utf8)) }
      failures += ready.failed ? 1 : 0
      if ready.parsesCleanly { clean.add(ready) } else { broken.add(ready) }
    }
  }
}

private struct Totals: CustomStringConvertible {
  var files = 0
  var differing = 0
  var sums = FileResult()

  mutating func add(_ result: FileResult) {
    files += 1
    differing += result.differences > 0 ? 1 : 0
    sums.bytes += result.bytes
    sums.lines += result.lines
    sums.items += result.items
    sums.differences += result.differences
    sums.groupings.merge(result.groupings, uniquingKeysWith: +)
  }

  var description: String {
    "\(files) files, \(sums.bytes) bytes, \(sums.lines) lines, \(sums.items) \(FileResult.items), "
      + "\(sums.differences) differences in \(differing) files\(Grouping.allCases.isEmpty ? "" : "; ")"
      + Grouping.allCases.map { "\(sums.groupings[$0, default: 0]) × \($0)" }.joined(separator: ", ")
  }
}

/// Checks all files below the directories with two workers; ends with 1 if one that parses cleanly differs.
@main
struct OracleRun {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--print-tree" { return printTree(of: arguments[1]) }
    guard arguments.count >= 2 else { exit(2) }
    let program = arguments.removeFirst()
    let options = Options(arguments)
    let files = options.paths.flatMap(swiftFiles)
    let totals = check(files, program: program, options: options)
    print("parsed cleanly: \(totals.clean)")
    print("syntax errors:  \(totals.broken) (not held against actorlint)")
    print("failures:       \(totals.failures) files could not be read or listed")
    exit(totals.clean.sums.differences == 0 && totals.failures == 0 ? 0 : 1)
  }

  /// Stands in for `actorlint debug` when this program itself is tested.
  private static func printTree(of path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { exit(2) }
    FileHandle.standardOutput.write(Data(treeListing(of: [UInt8](data)).utf8))
  }

  private static func swiftFiles(below directory: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    let files = below.filter { $0.hasSuffix(".swift") }.map { directory + "/" + $0 }.filter(isRegularFile).sorted()
    guard files.isEmpty else { return files }
    FileHandle.standardError.write(Data("no Swift files below \(directory)\n".utf8))
    exit(2)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private static func check(_ files: [String], program: String, options: Options) -> Progress {
    let progress = Mutex(Progress())
    let workers = DispatchGroup()
    for _ in 0..<2 {
      workers.enter()
      let worker = Thread {
        while let index = progress.withLock({ $0.take(below: files.count) }) {
          let result = compared(files[index], program: program, options: options)
          progress.withLock { $0.add(result, at: index) }
        }
        workers.leave()
      }
      // The parser and the walk over its tree are recursive.
      worker.stackSize = 256 << 20
      worker.start()
    }
    workers.wait()
    return progress.withLock { $0 }
  }
}
