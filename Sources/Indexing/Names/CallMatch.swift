import Lexing
import Outlining

/// What a function takes, and how much of that decides which argument of a call is whose.
struct Signature {
  struct Slot: Hashable {
    /// `_` for none.
    let label: Name
    let isVariadic: Bool
    /// Has no default value, and takes one argument.
    let isRequired: Bool
    /// Of a function type, as it is written.
    let isFunction: Bool
  }

  let parameters: [Parameter]
  /// One for each parameter.
  let slots: [Slot]

  init(_ function: Function, in outline: Outline) {
    parameters = outline.parameters(of: function)
    slots = parameters.map { parameter in
      // `Int...` takes several, and so does `repeat each Value` (SE-0393).
      let isVariadic = parameter.type.map { type in
        type.last.map { outline.spells($0, "...") } ?? false || outline.tokens[type.lowerBound].word == .repeat
      }
      return Slot(
        label: outline.name(parameter.label),
        isVariadic: isVariadic ?? false,
        isRequired: parameter.value == nil && isVariadic != true,
        isFunction: parameter.type.map(outline.isFunction) ?? false
      )
    }
  }
}

/// Which parameter of a function each argument of a call is given to.
///
/// Arguments come in the order of the parameters. Those with a default value may be left out, variadic ones take several,
/// and the closures behind the parentheses go to the functions among the parameters that are left, first to last (SE-0279,
/// SE-0286).
struct CallMatch {
  /// By argument, and behind those by closure, the index of the parameter; -1 for a closure of which the written types do
  /// not say who takes it.
  private(set) var takers: [Int] = []
  private let slots: [Signature.Slot]
  /// Of several functions that may be left out, Swift 6 gives the closure to the first, and Swift 5 to the last.
  private let isForward: Bool
  /// The first parameter behind those that have something.
  private var next = 0

  /// Nil where the function does not take what the call has.
  init?(_ call: Call, in outline: Outline, _ slots: [Signature.Slot], isForward: Bool) {
    self.slots = slots
    self.isForward = isForward
    takers.reserveCapacity(call.arguments.count)
    for argument in outline.arguments(of: call) {
      guard take(argument.label < 0 ? "_" : outline.name(argument.label)) else { return nil }
    }
    if call.firstTrailing >= 0 {
      let labels = outline.trailingClosures(of: call).dropFirst().map { outline.name(outline.closures[$0].label) }
      guard takeFirstClosure(before: labels.first), labels.allSatisfy({ take($0) }) else { return nil }
    }
    if slots[next...].contains(where: \.isRequired) { return nil }
  }

  private mutating func take(_ label: Name) -> Bool {
    if label == "_", let last = takers.last, last >= 0, slots[last].isVariadic {
      takers.append(last)
      return true
    }
    while next < slots.count, slots[next].label != label {
      guard !slots[next].isRequired else { return false }
      next += 1
    }
    guard next < slots.count else { return false }
    takers.append(next)
    next += 1
    return true
  }

  /// The first closure has no label: it goes to whoever must be given something, and else to one that may be given a
  /// function.
  private mutating func takeFirstClosure(before label: Name?) -> Bool {
    let limit = label.flatMap { label in slots.indices.dropFirst(next + 1).first { slots[$0].label == label } }
    let rest = slots[next..<(limit ?? slots.count)]
    guard !rest.isEmpty else { return false }
    let taker =
      rest.firstIndex(where: \.isRequired)
      ?? (isForward ? rest.firstIndex(where: \.isFunction) : rest.lastIndex(where: \.isFunction))
    takers.append(taker ?? -1)
    if let taker { next = taker + 1 }
    return true
  }
}

extension SourceFile {
  func signature(of function: Function) -> Signature {
    if let known = signatures[function.keyword] { return known }
    let signature = Signature(function, in: outline)
    signatures[function.keyword] = signature
    return signature
  }

  /// Whether a function of this file takes what a call has.
  func fits(_ call: Call, _ function: Function) -> Bool { fits(call, function, of: self) }

  /// The same of a function of some file.
  func fits(_ call: Call, _ function: Function, of file: SourceFile) -> Bool {
    match(call, file.signature(of: function)) != nil
  }

  func match(_ call: Call, _ signature: Signature) -> CallMatch? {
    let isForward = project.modules.settings(of: index).languageMode == .known(.six)
    return CallMatch(call, in: outline, signature.slots, isForward: isForward)
  }

  /// The parameter of a function of some file that a call gives the argument around a token to.
  func parameter(
    of function: Function,
    in file: SourceFile,
    givenArgumentAround token: Int,
    by call: Call
  ) -> Parameter? {
    guard let place = outline.arguments(of: call).firstIndex(where: { $0.value.contains(token) }) else { return nil }
    let signature = file.signature(of: function)
    return match(call, signature).map { signature.parameters[$0.takers[place]] }
  }

  /// The parameter of a function of this file that a call gives a closure to.
  func parameter(of function: Function, given closure: Closure, by call: Call) -> Parameter? {
    guard closure.isTrailing else {
      return parameter(of: function, in: self, givenArgumentAround: closure.brace, by: call)
    }
    let signature = signature(of: function)
    guard
      let place = outline.trailingClosures(of: call).firstIndex(where: { outline.closures[$0].brace == closure.brace }),
      let taker = match(call, signature)?.takers[call.arguments.count + place], taker >= 0
    else { return nil }
    return signature.parameters[taker]
  }
}
