import Lexing
import Outlining

/// Work that a call does or waits for while its thread stands still.
extension SourceFile {
  /// Whether a synchronous call on a dispatch queue does more than look at some state or change it, as a lock would.
  func runsLongWork(_ call: Call) -> Bool {
    guard let receiver = receiver(of: call), isQueue(receiver), !isMainDispatchQueue(receiver),
      let closure = closures(in: call.callee.upperBound..<max(call.callee.upperBound, call.end)).first(where: {
        $0.call >= 0 && outline.calls[$0.call].callee == call.callee
      })
    else { return false }
    let home = outline.scopes[closure.scope].content
    return scopeIndices(in: closure.body).contains { index in
      let scope = outline.scopes[index]
      return isLoop(scope) && self.home(of: scope.content.lowerBound) == home
    } || calls(in: closure.body).contains { usesDisk($0) && self.home(of: $0.callee.lowerBound) == home }
  }

  /// `FileHandle(forWritingAtPath: path)`, `data.write(to: file)`, `Data(contentsOf: file)`
  private func usesDisk(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    return switch outline.name(name) {
    case "FileHandle": true
    case "write":
      (argument("to", of: call) ?? argument("toFile", of: call)).map { tokens[$0.value.lowerBound].kind != .ampersand }
        ?? false
    case "Data", "String": argument("contentsOf", of: call) != nil || argument("contentsOfFile", of: call) != nil
    default: false
    }
  }

  private func isQueue(_ receiver: Range<Int>) -> Bool {
    let shape = shape(ofExpression: receiver)
    if shape.isKnown { return shape.isNamed("DispatchQueue") }
    return outline.text(receiver).lowercased().hasSuffix("queue")
  }

  /// `Data(contentsOf: url)` and the like, when the address is not a file's for all that can be seen.
  func loadsFromElsewhere(_ call: Call) -> Bool {
    guard let address = outline.arguments(of: call).first, address.label >= 0,
      outline.spells(address.label, "contentsOf")
    else {
      return false
    }
    return isRemote(address.value)
  }

  /// What a name was given says more than the name; a name that speaks of files is believed before one of servers.
  private func isRemote(_ address: Range<Int>) -> Bool {
    var address = address
    var names = ""
    for _ in 0..<6 {
      while let last = address.last, tokens[last].kind == .exclamation { address = address.lowerBound..<last }
      guard let first = address.first else { return false }
      if let call = calls(in: address).first(where: { $0.callee.lowerBound == first }), calls(call, "URL") {
        guard let text = outline.arguments(of: call).first, isServer(text) else { return false }
        return !speaksOfFiles(names) || outline.text(text.value).hasPrefix("\"http")
      }
      // `base.appendingPathComponent("list")`
      if address.count > 3, tokens[first + 1].kind == .period, outline.begins(first + 2, with: "append"),
        binding(for: first) != nil
      {
        address = first..<first + 1
        continue
      }
      names += outline.text(address).lowercased() + " "
      guard let value = (address.count == 1 ? binding(for: first)?.value : nil) ?? value(named: address) else { break }
      address = value
    }
    return !speaksOfFiles(names) && BlockingWords.ofServers.contains(where: names.holds)
  }

  private func speaksOfFiles(_ names: String) -> Bool {
    Self.wordsOfFiles.contains(where: names.holds)
  }

  /// `URL(string: "https://…")`
  private func isServer(_ argument: Call.Argument) -> Bool {
    argument.label >= 0 && outline.spells(argument.label, "string")
      && !outline.text(argument.value).hasPrefix("\"file:")
  }

  private static let wordsOfFiles = [
    "file", "path", "bundle", "cache", "local", "director", "folder", "temp", "document", "resource", "fixture",
    "output", "destination", "location", "disk", "container", "storage", "asset", "tmp", "backup", "archive",
  ]
}
