import Indexing
import JSON
import Lexing
import Linting
import Reporting
import Rules

@testable import actorlint

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What libFuzzer calls with one input after the other, for the reader that the variable FUZZED names; stops the program
/// where a promise is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch fuzzed {
  case "floors": follow(bytes)
  case "json": readJSON(bytes)
  case "glob": matchGlob(bytes)
  case "patch": readPatch(bytes)
  case "settings": readSettings(bytes)
  case "rules": lint(bytes)
  default: fatalError("FUZZED is none of the readers")
  }
  return 0
}

private let fuzzed = getenv("FUZZED").map { String(cString: $0) } ?? ""

/// What JSON is, is JSON5 too, and the same; what is written is read again.
private func readJSON(_ bytes: [UInt8]) {
  let strict = attempt(bytes) { () throws(JSONError) in try JSONReader.read(bytes, as: .json) }
  let loose = attempt(bytes) { () throws(JSONError) in try JSONReader.read(bytes, as: .json5) }
  _ = attempt(bytes) { () throws(JSONError) in try JSONReader.read(bytes, as: .json, acceptsEqualKeys: true) }
  if let strict {
    guard let loose else { fatalError("JSON that is no JSON5") }
    precondition(JSONText.document(strict) == JSONText.document(loose), "JSON that is something else in JSON5")
  }
  guard let value = loose else { return }
  let text = JSONText.document(value)
  let again = attempt(text) { () throws(JSONError) in try JSONReader.read(text, as: .json) }
  guard let again else { fatalError("what was written is no JSON") }
  precondition(JSONText.document(again) == text, "what was written is read as something else")
}

/// The value, or nil for an error; an error's place is one of the document's.
private func attempt<Value>(_ bytes: [UInt8], _ read: () throws(JSONError) -> Value) -> Value? {
  do {
    return try read()
  } catch {
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    precondition(1...lines ~= error.line && 1...bytes.count + 1 ~= error.column, "an error at no place")
    return nil
  }
}

/// Two lines, a pattern and a text: the matcher agrees with one that tries everything.
private func matchGlob(_ bytes: [UInt8]) {
  let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
  guard lines.count == 2, lines[0].count < 300, lines[1].count < 300 else { return }
  let text = Array(lines[1])
  if let glob = Glob(lines[0]), let tokens = GlobToken.parse(Array(lines[0])) {
    let isMatch = text.withUnsafeBufferPointer { glob.matches($0) }
    precondition(isMatch == matches(tokens, text), "the pattern is matched otherwise")
  }
  let pattern = String(decoding: lines[0], as: UTF8.self)
  _ = IgnorePattern(below: pattern).map { PathPatterns([$0]).fit(text[...]) }
  _ = ExcludedPattern(pattern)?.pattern(below: Path("/a/b"), from: Path("/a/b/c"))
  let name = text.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  guard name < text.count else { return }
  let rules = IgnoreRules(bytes, prefixLength: 0, above: nil)
  _ = text.withUnsafeBufferPointer { rules.ignore($0, name: name, isFolder: false) }
}

/// For each token the ends of what it and those before it may stand for.
private func matches(_ tokens: [GlobToken], _ text: [UInt8]) -> Bool {
  var ends: Set = [0]
  for token in tokens {
    var next: Set<Int> = []
    for end in ends {
      switch token {
      case .one(let set): if end < text.count, set.contains(text[end]) { next.insert(end + 1) }
      case .star: next.formUnion(end...(text[end...].firstIndex(of: UInt8(ascii: "/")) ?? text.count))
      case .deepStar: next.formUnion(end...text.count)
      case .anyFolders:
        next.insert(end)
        for index in end..<text.count where text[index] == UInt8(ascii: "/") { next.insert(index + 1) }
      }
    }
    ends = next
  }
  return ends.contains(text.count)
}

/// The bytes as a patch; and, in two parts, as a file before and after: the patch leads from one to the other.
private func readPatch(_ bytes: [UInt8]) {
  for ranges in ChangedLines(root: Path("/"), patch: bytes).ranges.values {
    precondition(ranges.allSatisfy { $0.lowerBound <= $0.upperBound }, "an empty range")
  }
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, bytes.count < 2000 else { return }
  let (old, new) = (Array(parts[0]), Array(parts[1]))
  let comparison = LineComparison(old, new)
  precondition(comparison.lines.filter { $0.side != .new }.flatMap(\.text) == old, "lines of the old text are lost")
  precondition(comparison.lines.filter { $0.side != .old }.flatMap(\.text) == new, "lines of the new text are lost")
  var patch: [UInt8] = []
  let output = ByteOutput {
    patch += $0
    return true
  }
  PatchReport().write([PatchReport.Change(path: Path(bytes: new.prefix(9)), old: old, new: new)], to: output)
  output.flush()
  precondition(applied(patch, to: old) == new, "the patch does not lead to the new text")
}

/// What a patch of one file makes of a text.
private func applied(_ patch: [UInt8], to old: [UInt8]) -> [UInt8] {
  let oldLines = lines(of: old)
  var result: [UInt8] = []
  var next = 0
  var isRemoved = false
  // Behind git's own line and the two names.
  for line in lines(of: patch).dropFirst(3) {
    defer { isRemoved = line.first == UInt8(ascii: "-") }
    switch line.first {
    case UInt8(ascii: "@"):
      // '@@ -start,count +start,count @@'
      let numbers = line.split { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
      let values = numbers.map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      let start = values[1] == 0 ? values[0] : values[0] - 1
      result += oldLines[next..<start].joined()
      next = start
    case UInt8(ascii: "\\"): if !isRemoved { result.removeLast() }
    case UInt8(ascii: "+"): result += line.dropFirst()
    case UInt8(ascii: "-"): next += 1
    default:
      result += line.dropFirst()
      next += 1
    }
  }
  return result + oldLines[next...].joined()
}

/// With their breaks.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var found: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
    found.append(rest[..<end])
    rest = rest[end...]
  }
  return found
}

private let names = RuleNames(families)

/// The bytes as a configuration and as a baseline; what is written of a baseline is it.
private func readSettings(_ bytes: [UInt8]) {
  for place in [ConfigurationKey.Place.project, .nested] {
    _ = attempt(bytes) { () throws(JSONError) in try ConfigurationReader.read(bytes, in: place, names: names) }
  }
  guard let baseline = attempt(bytes, { () throws(JSONError) in try BaselineFile.read(bytes) }) else { return }
  let text = BaselineFile.text(of: baseline)
  guard let again = attempt(text, { () throws(JSONError) in try BaselineFile.read(text) }) else {
    fatalError("a baseline that was written cannot be read")
  }
  precondition(BaselineFile.text(of: again) == text, "a baseline that was written is read as another")
}

private let apple = appleFacts()

/// The bytes as two files of a project, under all rules: places lie in the files, fixes can be made.
private func lint(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
  let paths = parts.indices.map { Path("\($0).swift") }
  let reader = Memory(files: Dictionary(uniqueKeysWithValues: zip(paths, parts)))
  var linter = Linter(rules: catalogue, platform: { apple }, jobs: 1)
  linter.includesGenerated = { _ in true }
  var report = linter.lint(paths, isReported: paths.map { _ in true }, reader: reader)
  let triage = Triage(
    names: names,
    level: .note,
    showsSuppressed: true,
    selection: { _ in RuleSelection(names) }
  )
  triage.apply(to: &report)
  for (path, findings) in Dictionary(grouping: report.findings, by: \.place.path) {
    guard let text = reader.files[path] else { fatalError("a finding in no file") }
    let lines = 1 + text.count { $0 == 0x0A || $0 == 0x0D }
    for finding in findings {
      precondition(1...lines ~= finding.place.line && finding.place.line <= finding.place.endLine, "a place outside")
    }
    _ = FixedText(text, fixes: findings.flatMap(\.fixes))
  }
  let project = ReportedProject(report: report, location: ProjectLocation(root: Path("/p"), currentFolder: Path("/p")))
  {
    reader.files[$0]
  }
  let output = ByteOutput { text in
    precondition(!text.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "what steers the terminal")
    return true
  }
  FullReport(rules: catalogue).write([project], to: output)
  TextReport().write([project], to: output)
  output.flush()
}

/// Files that exist in memory only.
private struct Memory: SourceReader {
  let files: [Path: [UInt8]]

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    guard let bytes = files[path] else { throw ReadFailure(reason: "no such file", isGone: true) }
    buffer.replace(with: bytes)
  }
}
