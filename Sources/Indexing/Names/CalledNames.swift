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
  /// How many names a file has.
  fileprivate struct Count: Sendable {
    let file: Int32
    let names: Int32
  }

  /// Full pages of names: one array would be there twice, and leave holes, as it grows.
  fileprivate private(set) var pages: [[UInt32]] = []
  fileprivate private(set) var counts: [Count] = []
  /// The page at hand.
  private var page: [UInt32] = []
  private var namesOfFile: Int32 = 0
  /// The file and name that were noted last, by the last bits of the name: a file calls most functions several times.
  private var recent = Array(repeating: UInt64.max, count: 1 << 10)

  private static var namesOfPage: Int { 1 << 13 }

  /// Notes the name before the opening parenthesis or brace of a call. Braces of statements come along, as to tell them
  /// apart costs more, but for those behind the names of types.
  @inline(__always)
  mutating func add(before token: Int, in outline: Outline, file: Int) {
    let tokens = outline.tokens
    guard token > 0, tokens[token - 1].kind == .identifier, token == 1 || tokens[token - 2].word != .func,
      tokens[token].kind == .openParen || !outline.beginsWithCapital(token - 1)
    else { return }
    let isBare = tokens[token].kind == .openParen && tokens[token + 1].kind == .closeParen
    add(isBare ? .bare : .withArguments, name(before: token, in: outline), file: file)
  }

  /// Notes `stop` in `perform: clock.stop`, in front of a comma or closing parenthesis.
  @inline(__always)
  mutating func addHandedOn(before token: Int, in outline: Outline, file: Int) {
    let tokens = outline.tokens
    guard token > 2, tokens[token - 1].kind == .identifier, tokens[token - 2].kind == .period,
      isOperand(tokens[token - 3].kind)
    else { return }
    add(.bare, name(before: token, in: outline), file: file)
  }

  /// `Clock` of `Clock.init(start: now)` and `map(Clock.init)`: what is made has the type's name.
  @inline(__always)
  private func name(before token: Int, in outline: Outline) -> Name {
    let tokens = outline.tokens
    let isOfType = tokens[token - 1].word == .`init` && token > 2 && tokens[token - 3].kind == .identifier
    return outline.name(isOfType && tokens[token - 2].kind == .period ? token - 3 : token - 1)
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
    namesOfFile += 1
    if page.capacity == 0 { page.reserveCapacity(Self.namesOfPage) }
    page.append(short)
    if page.count == Self.namesOfPage { endPage() }
  }

  private mutating func endPage() {
    if !page.isEmpty { pages.append(page) }
    page = []
  }

  /// The names noted since the last end are a file's.
  mutating func end(_ file: Int) {
    if namesOfFile > 0 { counts.append(Count(file: Int32(file), names: namesOfFile)) }
    namesOfFile = 0
  }

  mutating func append(_ other: consuming CalledNames) {
    endPage()
    other.endPage()
    pages += other.pages
    counts += other.counts
  }
}

/// Which files call functions of a name, or make objects of a type: six bytes for each name that a file has.
struct CallingFiles: Sendable {
  /// Where names with the same first bits begin, and behind them where the last ones end.
  private var starts: [UInt32]
  /// The last bits of the names.
  private var rests: [UInt16] = []
  /// The file of each; -1 for a name of too many.
  private var files: [Int32] = []
  /// How many of the first bits.
  private let bits: Int

  /// What more files call is everybody's, and takes the place of one.
  private static let most = 16

  init(_ called: consuming CalledNames) {
    var all = CalledNames()
    all.append(called)
    let count = all.pages.reduce(0) { $0 + $1.count }
    var bits = 4
    while bits < 16, count >> bits > 8 { bits += 1 }
    self.bits = bits
    starts = Array(repeating: 0, count: 1 << bits + 1)
    fill(all, count)
    mergeCommonNames()
  }

  private func chain(of name: UInt32) -> Int { Int(name >> UInt32(32 - bits)) }

  private mutating func fill(_ called: CalledNames, _ count: Int) {
    for page in called.pages {
      for name in page { starts[chain(of: name) + 1] += 1 }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    rests = Array(repeating: 0, count: count)
    files = Array(repeating: 0, count: count)
    var next = starts
    var home = 0
    var rest = called.counts.first?.names ?? 0
    for page in called.pages {
      for name in page {
        if rest == 0 {
          home += 1
          rest = called.counts[home].names
        }
        rest -= 1
        let place = Int(next[chain(of: name)])
        next[chain(of: name)] += 1
        rests[place] = UInt16(truncatingIfNeeded: name)
        files[place] = called.counts[home].file
      }
    }
  }

  /// Most entries are those of a few names: `append`, `map`.
  private mutating func mergeCommonNames() {
    var kept = 0
    func keep(_ rest: UInt16, _ file: Int32) {
      rests[kept] = rest
      files[kept] = file
      kept += 1
    }
    var entries: [UInt64] = []
    var start = 0
    for chain in starts.indices.dropLast() {
      let end = Int(starts[chain + 1])
      starts[chain] = UInt32(kept)
      if end - start <= Self.most {
        for place in start..<end { keep(rests[place], files[place]) }
      } else {
        entries.removeAll(keepingCapacity: true)
        for place in start..<end { entries.append(UInt64(rests[place]) << 32 | UInt64(files[place])) }
        entries.sort()
        var first = 0
        while first < entries.count {
          let rest = entries[first] >> 32
          var last = first
          while last + 1 < entries.count, entries[last + 1] >> 32 == rest { last += 1 }
          if last - first < Self.most {
            for entry in entries[first...last] { keep(UInt16(rest), Int32(entry & 0xFFFF_FFFF)) }
          } else {
            keep(UInt16(rest), -1)
          }
          first = last + 1
        }
      }
      start = end
    }
    starts[starts.count - 1] = UInt32(kept)
    rests = Array(rests[..<kept])
    files = Array(files[..<kept])
  }

  /// The files with calls of a form that have a name, in order; nil for very many.
  func files(calling name: Name, _ form: CallForm) -> [Int]? {
    let short = form.short(name)
    let places = Int(starts[chain(of: short)])..<Int(starts[chain(of: short) + 1])
    let found = places.lazy.filter { rests[$0] == UInt16(truncatingIfNeeded: short) }.map { Int(files[$0]) }
    return found.contains(-1) ? nil : Set(found).sorted()
  }
}
