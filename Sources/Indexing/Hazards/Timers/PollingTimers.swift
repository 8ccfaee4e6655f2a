import Lexing
package import Outlining

/// A repeating timer of which everything is known, so that a task in its place can do the same.
package struct PollingTimer: Sendable {
  /// What the block needs self for.
  package enum Hold: Sendable {
    case none
    /// `self?.`, or nothing but an inner `if let self`.
    case weak
    /// Self is there for all of a turn: held by the block, or unwrapped first.
    case strong
  }

  package let property: Variable
  /// `Timer.scheduledTimer(withTimeInterval: …, repeats: true) { … }`
  package let call: Call
  package let interval: Range<Int>
  /// The names in `timer?.invalidate()`.
  package let stops: [Int]
  package let closure: Closure
  /// The statements of a turn, without what unwraps self or goes to the main actor.
  package let work: Range<Int>
  package let hold: Hold
}

extension SourceFile {
  /// The timer in the private property of a main-actor class that a token names: every use of it is seen, and none needs
  /// a `Timer`.
  package func pollingTimer(namedAt token: Int) -> PollingTimer? {
    guard let type = type(around: token), type.kind == .class, type.isolation == .mainActor,
      !project.declaresType(named: "Task", in: index), hasClocks, let property = timerProperty(named: token),
      let uses = timerUses(of: property, in: type), let made = uses.made,
      let interval = pollingInterval(of: made), let closure = outline.trailingClosures(of: made).first
    else { return nil }
    let block = outline.closures[closure]
    guard outline.trailingClosures(of: made).count == 1, block.attributes.isEmpty, !usesParameters(block),
      let (work, hold) = turn(of: block)
    else { return nil }
    return PollingTimer(
      property: property,
      call: made,
      interval: interval,
      stops: uses.stops,
      closure: block,
      work: work,
      hold: hold
    )
  }

  /// `Task.sleep(for:)` needs the systems of 2022.
  private var hasClocks: Bool {
    project.modules.settings(of: index).deploymentTargets.allSatisfy { platform, version in
      switch platform {
      case .iOS, .tvOS: version >= Version(16)
      case .macOS: version >= Version(13)
      case .watchOS: version >= Version(9)
      case .visionOS: true
      }
    }
  }

  /// `private var timer: Timer?`, the only property of the name.
  private func timerProperty(named token: Int) -> Variable? {
    let name = outline.name(token)
    let named = Array(variables(named: name).prefix(2))
    guard named.count == 1, let property = named.first, property.introducer == .var, !property.isComputed,
      outline.scopes[property.parent].kind == .type, property.prefix.count == 1,
      outline.hasModifier(.private, in: property.prefix) || outline.hasModifier(.fileprivate, in: property.prefix),
      let type = property.type, type.count == 2, spells(type, "Timer"), tokens[type.lowerBound + 1].kind == .question,
      property.value.map({ $0.count == 1 && tokens[$0.lowerBound].word == .nil }) ?? true,
      tokens[property.name + 1].kind == .colon
    else { return nil }
    return property
  }

  /// The one call that makes the timer, and the calls that stop it; nil where any use is another than to set, stop,
  /// forget or look for it.
  private func timerUses(of property: Variable, in type: ProjectType) -> (made: Call?, stops: [Int])? {
    let name = outline.name(property.name)
    var made: Call?
    var stops: [Int] = []
    for token in tables.tokensByName[name] {
      if token == property.name { continue }
      let isQualified = token > 1 && tokens[token - 1].kind == .period
      if isQualified, tokens[token - 2].word != .self { return nil }
      guard binding(for: token) == nil, self.type(around: token)?.firstDeclaration == type.firstDeclaration,
        typeDeclaration(around: token)?.scope == property.parent || typeDeclaration(around: token)?.kind == .extension
      else { return nil }
      if let stop = stop(behind: token) {
        stops.append(stop)
      } else if let call = call(assignedBehind: token), made == nil,
        isOwnStatement(call, from: isQualified ? token - 2 : token)
      {
        made = call
      } else if !isComparedOrForgotten(token) {
        return nil
      }
    }
    return (made, stops)
  }

  /// `invalidate` in `timer?.invalidate()`.
  private func stop(behind token: Int) -> Int? {
    guard tokens[token + 1].kind == .question, tokens[token + 2].kind == .period,
      outline.spells(token + 3, "invalidate"), tokens[token + 4].kind == .openParen,
      tokens[token + 5].kind == .closeParen
    else { return nil }
    return token + 3
  }

  private func isComparedOrForgotten(_ token: Int) -> Bool {
    let next = tokens[token + 1]
    let isCompared = outline.spells(token + 1, "==") || outline.spells(token + 1, "!=")
    return (next.kind == .equal || isCompared) && tokens[token + 2].word == .nil
      && tokens[token + 3].kind != .operator && tokens[token + 3].kind != .question
  }

  private func call(assignedBehind token: Int) -> Call? {
    guard tokens[token + 1].kind == .equal else { return nil }
    return calls(in: token + 2..<token + 5).first {
      $0.callee == token + 2..<token + 5 && calls($0, "Timer.scheduledTimer")
    }
  }

  /// Whether a function of the class that is on the main actor makes the timer as one of its statements.
  private func isOwnStatement(_ call: Call, from start: Int) -> Bool {
    let inner = scopes(around: start).first { $0.kind != .block }
    guard let inner, inner.kind == .function, tokens[start].startsLine, call.end < tokens.count,
      tokens[call.end].startsLine || tokens[call.end].kind == .closeBrace
    else { return false }
    let function = outline.functions[inner.owner]
    return (function.kind == .function || function.kind == .initializer)
      && outline.scopes[function.parent].kind == .type
      && isolationAnswer(of: function).isolation == .mainActor
  }

  /// A number above zero, or a constant of a type.
  private func pollingInterval(of call: Call) -> Range<Int>? {
    let arguments = outline.arguments(of: call)
    guard arguments.count == 2, let interval = argument("withTimeInterval", of: call)?.value,
      let first = interval.first,
      let repeats = argument("repeats", of: call)?.value, repeats.count == 1, tokens[repeats.lowerBound].word == .true
    else { return nil }
    switch tokens[first].kind {
    case .integer, .float:
      let text = outline.text(first).utf8
      let isPlain = text.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x5F }
      return interval.count == 1 && isPlain && text.contains { $0 > 0x30 && $0 <= 0x39 } ? interval : nil
    case .identifier:
      let isPath = interval.enumerated().allSatisfy { tokens[$1].kind == ($0 % 2 == 0 ? .identifier : .period) }
      return isPath && interval.count == 3 && outline.beginsWithCapital(first) ? interval : nil
    default: return nil
    }
  }
}
