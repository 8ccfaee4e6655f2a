import Lexing
package import Outlining

/// An `await MainActor.run { … }` that `@MainActor` around it makes needless.
package struct NeedlessRun {
  package enum Place: Sendable {
    /// In a function that could be on the main actor as a whole.
    case function
    /// In a task that could be.
    case task
    /// In code that is on the main actor already.
    case mainActor
  }

  package let call: Call
  package let place: Place
  /// The function's keyword or the task's brace.
  package let owner: Int
}

/// What a body does by itself.
struct WorkOfBody {
  /// Without an `await` in it.
  let hasLoop: Bool
  /// The callees of the first two calls that may take their time.
  let calls: [Range<Int>]
}

extension SourceFile {
  /// Those of functions and tasks that do nothing of their own off the main actor: around the calls they await they
  /// name values, check, leave and log. Detached tasks and groups are meant to be elsewhere.
  package var needlessMainActorRuns: [NeedlessRun] {
    calls(named: "run").compactMap { call in
      guard calls(call, "MainActor.run"), call.isAwaited, let run = needless(call) else { return nil }
      return run
    }
  }

  private func needless(_ call: Call) -> NeedlessRun? {
    for scope in scopes(around: call.callee.lowerBound) {
      switch scope.kind {
      case .block: continue
      case .closure:
        let closure = outline.closures[scope.owner]
        let isolation = isolationAnswer(of: closure).isolation
        if isolation == .mainActor { return NeedlessRun(call: call, place: .mainActor, owner: closure.brace) }
        guard isUnstructuredTask(closure), fate(of: closure) == .task else { return nil }
        return needless(call, in: closure.body, of: isolation, owner: closure.brace, otherwise: .task)
      case .function:
        let function = outline.functions[scope.owner]
        guard function.isAsync, [.function, .initializer, .get].contains(function.kind), let body = function.body else {
          return nil
        }
        let isolation = isolation(of: function)
        return needless(call, in: body, of: isolation, owner: function.keyword, otherwise: .function)
      case .accessors, .type, .file: return nil
      }
    }
    return nil
  }

  private func needless(
    _ call: Call,
    in body: Range<Int>,
    of isolation: Isolation,
    owner: Int,
    otherwise place: NeedlessRun.Place
  ) -> NeedlessRun? {
    if isolation == .mainActor { return NeedlessRun(call: call, place: .mainActor, owner: owner) }
    guard isolation == .nonisolated || isolation == .actor && isAll(of: body, call),
      doesNothingElse(body, than: call)
    else { return nil }
    return NeedlessRun(call: call, place: place, owner: owner)
  }

  /// `await MainActor.run { … }` or `return try await …`, and nothing else.
  private func isAll(of body: Range<Int>, _ call: Call) -> Bool {
    call.end == body.upperBound
      && (body.lowerBound..<call.callee.lowerBound).allSatisfy { token in
        switch tokens[token].word {
        case .return, .try, .await: true
        default: false
        }
      }
  }

  /// Whether code does no work of its own between what it awaits.
  func doesNothingElse(_ body: Range<Int>, than call: Call) -> Bool {
    let work = workOfBody(body)
    return !work.hasLoop && work.calls.allSatisfy { $0 == call.callee }
  }

  /// Each body is read once, however many calls in it are asked about.
  private func workOfBody(_ body: Range<Int>) -> WorkOfBody {
    if let known = mainThreadMemory.workOfBodies[body.lowerBound] { return known }
    func isOwn(_ token: Int) -> Bool { !closures(around: token).contains { body.contains($0.brace) } }
    let awaits = body.filter { tokens[$0].word == .await && isOwn($0) }
    let hasLoop = blocks(in: body).contains { block in
      guard block.kind == .for || block.kind == .while || block.kind == .repeat, isOwn(block.keyword),
        !block.isAwaited, case let content = content(of: block)
      else { return false }
      let next = awaits.orderedIndex { $0 >= content.lowerBound }
      return next == awaits.count || awaits[next] >= content.upperBound
    }
    let calls = calls(in: body).lazy.filter { [self] call in
      !call.isAwaited && isOwn(call.callee.lowerBound) && !isCheap(call) && !isInChildTask(call.callee.lowerBound)
    }
    let work = WorkOfBody(hasLoop: hasLoop, calls: calls.prefix(2).map(\.callee))
    mainThreadMemory.workOfBodies[body.lowerBound] = work
    return work
  }

  /// `async let rows = load()`, which a task of its own does.
  func isInChildTask(_ token: Int) -> Bool {
    tables.bindingValues.owners(around: token).contains { index in
      let name = outline.bindings[index].name
      return name > 1 && tokens[name - 1].word == .let && tokens[name - 2].word == .async
    }
  }

  /// Whether a call makes a small value, logs a line or does something as short.
  private func isCheap(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    // `.failure(error)`
    if tokens[call.callee.lowerBound].kind == .period { return true }
    if outline.beginsWithCapital(name) {
      return argument("contentsOf", of: call) == nil && !Self.costlyTypes.contains(outline.name(name))
    }
    if Self.shortFunctions.contains(outline.name(name)) { return true }
    let receiver = receiver(of: call)
    return receiver?.contains { isLog($0) } ?? isLog(name)
  }

  /// `Logger.network`, `log`, `os_log`
  private func isLog(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier, outline.mentions(token, "log") else { return false }
    let name = outline.text(token).lowercased()
    return name == "log" || name.hasSuffix("logger") || name.hasSuffix("_log") || name.hasSuffix("logging")
      || ["oslog", "nslog", "ddlog"].contains { name.hasPrefix($0) }
  }

  /// Types whose initializers decode or read.
  private static let costlyTypes: Set<Name> = [
    "Data", "UIImage", "NSImage", "CIImage", "CIContext", "NSAttributedString", "AttributedString", "AVAudioPlayer",
    "AVAudioFile", "FileHandle", "InputStream", "PDFDocument", "Archive", "Process", "XMLDocument", "CGImageSource",
  ]

  private static let shortFunctions: Set<Name> = [
    "print", "debugPrint", "fatalError", "assert", "assertionFailure", "precondition", "preconditionFailure", "cancel",
    "checkCancellation", "yield", "finish", "resume", "append", "insert", "remove", "removeAll", "removeFirst",
    "removeLast", "removeValue", "contains", "first", "firstIndex", "last", "lastIndex", "hasPrefix", "hasSuffix",
    "lowercased", "uppercased", "min", "max", "post", "addingTimeInterval", "timeIntervalSince",
    "appendingPathComponent", "appending", "toggle", "type", "advanced", "seconds", "milliseconds", "now",
    "NSLocalizedString", "trimmingCharacters", "replacingOccurrences", "components", "joined", "prefix", "suffix",
    "dropFirst", "dropLast", "formatted", "rounded",
  ]
}
