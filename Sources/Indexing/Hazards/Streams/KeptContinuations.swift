import Lexing
import Outlining

/// Continuations that a property keeps.
extension SourceFile {
  /// Resumes in methods of delegates and observers of properties that come again and again, with nothing in the file that
  /// forgets the continuation: the tokens of `resume`.
  package var repeatedResumesOfKept: [Int] {
    streamMemory.keptResumes.filter { resume in
      guard let callback = repeatedCallback(around: resume.token, of: outline.name(resume.property)) else {
        return false
      }
      return !isForgotten(resume.property, by: callback) && !callback.contains(where: ends)
        && !isLetThroughOnce(resume.token)
    }.map(\.token)
  }

  /// `guard !isFinished else { return }; isFinished = true` in front of a resume, of a member.
  func isLetThroughOnce(_ resume: Int, besides property: Name = .none) -> Bool {
    guard let function = memberFunction(around: resume), let body = body(of: function) else { return false }
    let before = body.events.filter { event in
      event.token < resume && event.meaning == .member && outline.name(event.token) != property
    }
    let written = Set(before.filter { $0.kind == .write }.map { outline.name($0.token) })
    return before.contains { $0.kind == .check && written.contains(outline.name($0.token)) }
  }

  /// Resumes of a kept continuation behind another one on the same path of a function, where nothing between them waits
  /// or stores something else in the property.
  package var repeatedResumesOnPath: [Resumption.Repeated] {
    struct Place: Hashable {
      let function: Int
      let property: Name
      /// As it is written: other objects have the property as well.
      let receiver: String
    }
    let resumes = Dictionary(grouping: streamMemory.keptResumes) { resume in
      Place(
        function: resume.function?.keyword ?? -1,
        property: outline.name(resume.property),
        receiver: spelling(of: resume.receiver)
      )
    }
    return resumes.flatMap { place, resumes -> [Resumption.Repeated] in
      // Each may be a walk through the body.
      guard (2...64).contains(resumes.count), let function = resumes[0].function else { return [] }
      return repeated(resumes.map(\.token), of: place.property, in: function)
    }
  }

  private func repeated(_ resumes: [Int], of property: Name, in function: Function) -> [Resumption.Repeated] {
    guard let body = body(of: function) else { return [] }
    let (waiting, resumed) = (States(rawValue: 1), States(rawValue: 2))
    var found: [Resumption.Repeated] = []
    var last = -1
    _ = body.states(from: waiting) { event, states in
      switch event.kind {
      case .await: return waiting
      case .write where event.meaning == .member && outline.name(event.token) == property: return waiting
      case .resume where resumes.contains(event.token):
        let isChoice = last >= 0 && isOtherChoice(outline.calls[event.call], than: outline.calls[last])
        defer { last = event.call }
        if states.contains(resumed), !isChoice, !found.contains(where: { $0.token == event.token }) {
          found.append(.init(token: event.token, first: body.first(of: resumes, leadingTo: event.token)))
        }
        return resumed
      default: return states
      }
    }
    return found
  }

  /// The body of the delegate's method, or of the block, that is called again and again.
  private func repeatedCallback(around token: Int, of property: Name) -> Range<Int>? {
    if let block = closures(around: token).first(where: comesAgain) { return block.body }
    guard let function = memberFunction(around: token),
      comesAgain(function) || isObserver(function) || isCalledByRepeated(function, keeping: property)
    else { return nil }
    return function.body
  }

  /// A method that only those of a delegate call which come again: `Task { @MainActor in self.deliver(location) }`, and
  /// which do not see to it themselves that it comes once.
  private func isCalledByRepeated(_ function: Function, keeping property: Name) -> Bool {
    guard function.kind == .function, isSeenHereOnly(function), !isNamedByOthers(function) else { return false }
    let calls = calls(ofOwn: function).compactMap { calledName(of: $0) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let caller = memberFunction(around: call), let body = caller.body, comesAgain(caller) else {
          return false
        }
        return !mentions(of: property, in: body).contains(where: outline.isTakenOut) && !body.contains(where: ends)
          && !isLetThroughOnce(call)
      }
  }

  /// `didSet`, for each new value, unless it looks at the one before.
  private func isObserver(_ function: Function) -> Bool {
    guard function.kind == .didSet || function.kind == .willSet, let body = function.body else { return false }
    return !body.contains { outline.spells($0, "oldValue") }
  }

  /// `locationManager(_:didUpdateLocations:)`, `centralManagerDidUpdateState(_:)`
  private func comesAgain(_ function: Function) -> Bool {
    if isToldBySelector(function) { return true }
    guard let first = outline.parameters(of: function).first, outline.spells(first.label, "_") else { return false }
    let name = outline.text(function.name)
    if Self.endingsOfRepeated.contains(where: { name.hasSuffix($0) }) { return true }
    // A task's bytes come in parts.
    if outline.parameters(of: function).contains(where: { outline.spells($0.label, "dataTask") }),
      outline.parameters(of: function).contains(where: { outline.spells($0.label, "didReceive") && isData($0) })
    {
      return true
    }
    return outline.parameters(of: function).dropFirst().prefix(2).contains { parameter in
      let label = outline.text(parameter.label)
      // A view loads one page after the other.
      if name == "webView", label.hasPrefix("didFinish") || label.hasPrefix("didFail") { return true }
      return project.platform.answersToRequests[outline.name(parameter.label)] == nil
        && Self.labelsOfRepeated.contains { label.hasPrefix($0) }
    }
  }

  /// `center.addObserver(self, selector: #selector(didEnd), …)`
  private func isToldBySelector(_ function: Function) -> Bool {
    guard function.kind == .function, outline.hasAttribute("objc", in: function.prefix) else { return false }
    if takesNotification(function) { return true }
    let name = outline.name(function.name)
    return calls(named: "addObserver").prefix(64).contains { call in
      argument("selector", of: call)?.value.contains { tokens[$0].kind == .identifier && outline.name($0) == name }
        ?? false
    }
  }

  private func isData(_ parameter: Parameter) -> Bool {
    parameter.type.map { outline.shape(ofType: $0).isNamed("Data") } ?? false
  }

  private static let endingsOfRepeated = ["DidUpdateState", "DidUpdateName", "DidChangeAuthorization", "DidChange"]
  private static let labelsOfRepeated = [
    "updated", "didUpdate", "didChange", "didDiscover", "didFind", "didDetect", "didOutput", "didRange",
    "didReceiveMessage", "didSendBodyData", "didWriteData",
  ]

  /// Whether a file of the type stores something else in the property, or takes it out in another way, than a new
  /// continuation, or one cannot be read. What another method of a delegate does says nothing of this one.
  private func isForgotten(_ property: Int, by callback: Range<Int>) -> Bool {
    guard let type = type(around: property), case let others = type.files.filter({ $0 != index }), others.count < 8
    else { return true }
    let files = others.compactMap { project.file($0) } + [self]
    guard files.count == others.count + 1 else { return true }
    let method = memberFunction(around: callback.lowerBound)
    let tellsOfAccess = method.map { outline.ends($0.name, with: "DidChangeAuthorization") } ?? false
    let isAskedOnce =
      !tellsOfAccess && files.contains { $0.isMentioned("requestLocation", inTypesNamed: type.name) }
      && !files.contains { $0.isMentioned("startUpdatingLocation", inTypesNamed: type.name) }
    return isAskedOnce || forgets(outline.name(property), of: type, outside: callback, of: method)
      || files.contains { $0 !== self && $0.forgets(outline.name(property), of: type, outside: 0..<0, of: nil) }
  }

  private func forgets(
    _ property: Name,
    of type: ProjectType,
    outside callback: Range<Int>,
    of method: Function?
  ) -> Bool {
    // Each resume looks at them all.
    tokens(named: property, inTypesNamed: type.name).prefix(256).contains { token in
      if !callback.contains(token), let other = memberFunction(around: token),
        comesAgain(other) || method.map({ isOfSameDelegate(other, as: $0) }) ?? false
      {
        return false
      }
      let isArgument = tokens[token + 1].kind == .comma || tokens[token + 1].kind == .closeParen
      if isArgument, tokens[token - 1].kind == .openParen { return true }
      return tokens[token + 1].kind == .equal ? outline.isSetToNil(token) : outline.isTakenOut(token)
    }
  }

  /// `locationManager(_:didFailWithError:)` beside `locationManager(_:didUpdateLocations:)`
  private func isOfSameDelegate(_ other: Function, as method: Function) -> Bool {
    guard other.keyword != method.keyword, outline.name(other.name) == outline.name(method.name),
      let first = outline.parameters(of: other).first
    else { return false }
    return outline.spells(first.label, "_")
  }

  /// `manager.stopUpdatingLocation()`: no more calls are meant to come.
  private func ends(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && tokens[token + 1].kind == .openParen && endsCallbacks(token)
  }
}
