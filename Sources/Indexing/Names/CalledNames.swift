import Lexing
import Outlining

/// How a call names what it calls.
enum CallForm {
  /// `stop()`, and `clock.stop` that is handed on.
  case bare
  /// `stop(after: 1)`, `stop { … }`
  case withArguments

  /// Of very many names one bit in two will do; two are alike with a chance of one in four thousand million.
  fileprivate func short(_ name: Name) -> UInt32 {
    switch self {
    case .bare: UInt32(truncatingIfNeeded: name.rawValue >> 32)
    case .withArguments: UInt32(truncatingIfNeeded: name.rawValue)
    }
  }
}

/// What files call, file by file as they are read.
struct CalledNames: Sendable {
  /// Where the names of a file end.
  fileprivate struct End: Sendable {
    let file: Int32
    let end: UInt32
  }

  fileprivate private(set) var names: [UInt32] = []
  fileprivate private(set) var ends: [End] = []
  /// The file and name that were noted last, by the last bits of the name: a file calls most functions several times.
  private var recent = Array(repeating: UInt64.max, count: 1 << 10)

  /// Notes the name before the opening parenthesis or brace of a call. Braces of statements and types come along, as to
  /// tell them apart costs more.
  @inline(__always)
  mutating func add(before token: Int, in outline: Outline, file: Int) {
    let tokens = outline.tokens
    guard token > 0, tokens[token - 1].kind == .identifier else { return }
    if token > 1, tokens[token - 2].word == .func { return }
    let isBare = tokens[token].kind == .openParen && tokens[token + 1].kind == .closeParen
    add(isBare ? .bare : .withArguments, outline.name(token - 1), file: file)
  }

  /// Notes `stop` in `perform: clock.stop`, in front of a comma or closing parenthesis.
  @inline(__always)
  mutating func addHandedOn(before token: Int, in outline: Outline, file: Int) {
    let tokens = outline.tokens
    guard token > 2, tokens[token - 1].kind == .identifier, tokens[token - 2].kind == .period,
      isOperand(tokens[token - 3].kind)
    else { return }
    add(.bare, outline.name(token - 1), file: file)
  }

  /// Of `clock.stop` and not of `.stop`, the commonest of all, which is no function.
  @inline(__always)
  private func isOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .openParen, .openBracket, .comma, .colon, .equal, .operator: false
    default: true
    }
  }

  @inline(__always)
  private mutating func add(_ form: CallForm, _ name: Name, file: Int) {
    let short = form.short(name)
    let note = UInt64(file) << 32 | UInt64(short)
    let place = Int(short & UInt32(recent.count - 1))
    guard recent[place] != note else { return }
    recent[place] = note
    names.append(short)
  }

  /// The names noted since the last end are a file's.
  mutating func end(_ file: Int) {
    if names.count > ends.last.map({ Int($0.end) }) ?? 0 {
      ends.append(End(file: Int32(file), end: UInt32(names.count)))
    }
  }

  mutating func append(_ other: CalledNames) {
    let offset = UInt32(names.count)
    names += other.names
    ends += other.ends.map { End(file: $0.file, end: offset + $0.end) }
  }
}

/// Which files call functions of a name: a table of six bytes for each name that a file has.
struct CallingFiles: Sendable {
  /// Where names with the same first bits begin, and behind them where the last ones end.
  private let starts: [UInt32]
  /// The last bits of the names.
  private let rests: [UInt16]
  /// The file of each.
  private let files: [Int32]
  /// How many of the first bits.
  private let bits: Int

  init(_ called: CalledNames) {
    let count = called.names.count
    var bits = 4
    while bits < 16, count >> bits > 8 { bits += 1 }
    var starts = Array(repeating: UInt32(0), count: 1 << bits + 1)
    for name in called.names { starts[Int(name >> UInt32(32 - bits))] += 1 }
    var end: UInt32 = 0
    for index in starts.indices {
      end += starts[index]
      starts[index] = end
    }
    var rests = Array(repeating: UInt16(0), count: count)
    var files = Array(repeating: Int32(0), count: count)
    var index = count
    for (place, file) in called.ends.enumerated().reversed() {
      let first = place > 0 ? Int(called.ends[place - 1].end) : 0
      while index > first {
        index -= 1
        let name = called.names[index]
        let start = Int(name >> UInt32(32 - bits))
        starts[start] -= 1
        rests[Int(starts[start])] = UInt16(truncatingIfNeeded: name)
        files[Int(starts[start])] = file.file
      }
    }
    (self.starts, self.rests, self.files, self.bits) = (starts, rests, files, bits)
  }

  /// The files with calls of a form that have a name, in order.
  func files(calling name: Name, _ form: CallForm) -> [Int] {
    let short = form.short(name)
    let start = Int(short >> UInt32(32 - bits))
    let places = Int(starts[start])..<Int(starts[start + 1])
    return Set(places.lazy.filter { rests[$0] == UInt16(truncatingIfNeeded: short) }.map { Int(files[$0]) }).sorted()
  }
}
