import JSON
import Lexing
import Linting
import Reporting

/// A baseline as it is kept in a repository: a line for each entry, sorted, and none that changes with its neighbours, so
/// that git merges two branches' baselines.
enum BaselineFile {
  static let name = ".actorlint-baseline.json"
  /// Half a million entries.
  static let sizeLimit = 32 << 20
  private static let version = 1

  static func text(of baseline: Baseline) -> [UInt8] {
    var text = Array("{\n".utf8)
    for (key, entry) in baseline.entries.sorted(by: { $0.key < $1.key }) {
      text += "  ".utf8
      text += JSONText.quoted("\(key.rule) \(key.fingerprint)")
      text += ": {\"count\": \(entry.count), \"symbol\": ".utf8
      text += JSONText.quoted(entry.symbol)
      text += "},\n".utf8
    }
    return text + "  \"version\": \(version)\n}\n".utf8
  }

  /// A project's, which has one; `contents` are those of files that are not to be read from the disk.
  static func baseline(
    of project: ProjectLocation,
    contents: [Path: [UInt8]] = [:]
  ) throws(UsageError) -> Baseline {
    let file = Path(name)
    do {
      return try read(contents[file] ?? DiskReader.contents(of: file, below: project.root, limit: sizeLimit))
    } catch let error as JSONError {
      throw UsageError("\(project.shown(file).string):\(error.line):\(error.column): \(error.message)")
    } catch {
      throw UsageError("\(project.shown(file).string): \((error as? ReadFailure)?.reason ?? "\(error)")")
    }
  }

  /// Takes the place of what a project's file holds, which keeps its permissions and may lie behind a link within the
  /// project; or makes the file. The root is absolute and without links.
  static func write(_ baseline: Baseline, below root: Path) throws(Replacement.Refusal) {
    let file = root.appending(name)
    guard let place = file.resolved else { return try NewFile.write(text(of: baseline), to: file, projects: [root]) }
    guard place.isEqualToOrBelow(root) else { throw .leavesProject }
    let inner = Path(bytes: place.bytes.dropFirst(root.bytes.count == 1 ? 1 : root.bytes.count + 1))
    do {
      let folder = try OpenFolder(at: root.bytes)
      defer { folder.close() }
      let old = try DiskReader.contents(of: inner, below: root)
      try Replacement.write(text(of: baseline), over: old, to: inner, in: folder)
    } catch let error as ReadFailure {
      throw Replacement.Refusal(error.reason)
    } catch {
      throw error as? Replacement.Refusal ?? Replacement.Refusal("\(error)")
    }
  }

  /// A line that a merge left twice counts once, with the greater count.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> Baseline {
    let document = try JSONReader.read(bytes, as: .json, acceptsEqualKeys: true)
    guard case .object(let members) = document.content else {
      throw JSONError("expected an object, found \(document.kind)", at: document.offset, in: bytes)
    }
    guard let version = document["version"] else {
      throw JSONError("a baseline says its 'version'", at: document.offset, in: bytes)
    }
    guard version.content == .number(Double(Self.version)) else {
      throw JSONError(
        "this version of actorlint reads baselines of version \(Self.version)",
        at: version.offset,
        in: bytes
      )
    }
    var baseline = Baseline()
    for member in members where member.key != "version" {
      let (key, entry) = try Self.entry(member, in: bytes)
      if entry.count > baseline.entries[key]?.count ?? 0 { baseline.entries[key] = entry }
    }
    return baseline
  }

  private static func entry(
    _ member: JSONMember,
    in bytes: [UInt8]
  ) throws(JSONError) -> (Baseline.Key, Baseline.Entry) {
    let parts = member.key.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[1].utf8.count == 16 else {
      throw JSONError("expected a rule and a fingerprint, found '\(member.key)'", at: member.offset, in: bytes)
    }
    guard
      case .number(let number)? = member.value["count"]?.content, let count = Int(exactly: number), count > 0,
      case .string(let symbol)? = member.value["symbol"]?.content
    else {
      throw JSONError("expected {\"count\": 1, \"symbol\": \"…\"}", at: member.value.offset, in: bytes)
    }
    return (Baseline.Key(rule: parts[0], fingerprint: parts[1]), Baseline.Entry(count: count, symbol: symbol))
  }
}
