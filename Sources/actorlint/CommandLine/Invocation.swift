import Lexing
import Linting

/// A command's arguments, taken apart: options with their values, and the operands in order.
struct Invocation {
  let command: Command
  /// False when `lint` is only understood.
  let isCommandNamed: Bool
  private(set) var operands: [Path] = []
  /// True when no command is named, so that the first operand may be a mistyped one; `--` says that it is not.
  private(set) var startsWithBareOperand: Bool
  /// Few: a list is searched before a dictionary is set up.
  private var given: [Given] = []
  private var rest: ArraySlice<Path>

  /// An option as it was written.
  private struct Given {
    let name: String
    let value: Path
  }

  /// `arguments` are those behind the program's name.
  init(_ arguments: [Path]) throws(UsageError) {
    let named = arguments.first.flatMap { Command(rawValue: $0.string) }
    command = named ?? .lint
    isCommandNamed = named != nil
    startsWithBareOperand = named == nil
    rest = arguments.dropFirst(isCommandNamed ? 1 : 0)
    while let argument = rest.popFirst() {
      if argument.string == "--" {
        startsWithBareOperand = startsWithBareOperand && !operands.isEmpty
        operands += rest
        break
      } else if argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 {
        try readOption(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  func has(_ option: Option) -> Bool {
    value(of: option) != nil
  }

  func value(of option: Option) -> String? {
    path(of: option)?.string
  }

  /// The value as the bytes of a file's name.
  func path(of option: Option) -> Path? {
    given.first { $0.name == option.name }?.value
  }

  /// All values of an option that may be given several times, each as it is.
  func paths(of option: Option) -> [Path] {
    given.filter { $0.name == option.name }.map(\.value)
  }

  /// All values of an option that may be given several times; commas part values, too.
  func values(of wanted: Option) throws(UsageError) -> [String] {
    var found: [String] = []
    for option in given where option.name == wanted.name {
      for part in option.value.string.split(separator: ",", omittingEmptySubsequences: false) {
        if part.isEmpty { throw UsageError("'\(option.name) \(option.value.string)' has an empty entry") }
        found.append(String(part))
      }
    }
    return found
  }

  private mutating func readOption(_ argument: Path) throws(UsageError) {
    let parts = argument.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(decoding: parts[0], as: UTF8.self)
    let name = written == "-h" ? Option.help.name : written
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw unknown(name)
    }
    let attached = parts.count > 1 ? Path(bytes: parts[1]) : nil
    guard !has(option) || option.isRepeatable else { throw UsageError("option '\(name)' is given twice") }
    given.append(Given(name: name, value: try value(of: option, attached: attached)))
  }

  private mutating func value(of option: Option, attached: Path?) throws(UsageError) -> Path {
    guard let placeholder = option.value else {
      if attached != nil { throw UsageError("option '\(option.name)' takes no value") }
      return Path("")
    }
    if let attached { return attached }
    guard let next = rest.first, !next.bytes.starts(with: "--".utf8) else {
      throw UsageError("option '\(option.name)' needs a value: '\(option.name) \(placeholder)'")
    }
    rest.removeFirst()
    return next
  }

  private func unknown(_ name: String) -> UsageError {
    let names = command.options.map(\.name)
    let place = isCommandNamed && command != .lint ? " for '\(command.rawValue)'" : ""
    return UsageError("unknown option '\(name)'\(place)\(Suggestion.phrase(for: name, among: names))")
  }
}

extension Invocation {
  /// The only operand of a command that takes one.
  func onlyOperand(_ missing: String) throws(UsageError) -> Path {
    guard let operand = operands.first else { throw UsageError(missing) }
    try takeNoMore(than: 1)
    return operand
  }

  func takeNoMore(than count: Int) throws(UsageError) {
    guard operands.count > count else { return }
    throw UsageError("'\(command.rawValue)' has no use for '\(operands[count].string)'")
  }

  /// The chosen value of an option that has few.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: Option,
    default: Choice
  ) throws(UsageError) -> Choice {
    try chosen(of: option) ?? `default`
  }

  /// The same, nil where the option is not given.
  func chosen<Choice: RawRepresentable<String> & CaseIterable>(of option: Option) throws(UsageError) -> Choice? {
    guard let text = value(of: option) else { return nil }
    return try Self.choice(of: String(option.name.drop { $0 == "-" }), from: text)
  }

  /// One of few words; `noun` says what they are.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of noun: String,
    from text: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let suggestion = Suggestion.phrase(for: text, among: names)
    let quoted = names.map { "'\($0)'" }
    let list = "; choose " + quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    throw UsageError("unknown \(noun) '\(text)'\(suggestion.isEmpty ? list : suggestion)")
  }
}
