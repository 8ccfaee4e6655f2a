/// A comment that speaks to the linter, taken apart:
/// `actorlint:disable[:this|:next|:previous|:file] id… - reason`, `actorlint:enable id…`.
struct SuppressionComment: Equatable {
  enum Form: String, CaseIterable {
    /// Until `enable` or the end of the enclosing braces.
    case scope = "disable"
    case this = "disable:this"
    case next = "disable:next"
    case previous = "disable:previous"
    case file = "disable:file"
    case enable
  }

  let form: Form
  let rules: [String]
  /// Empty when none is given.
  let reason: String

  struct Fault: Error, Equatable {
    let message: String
  }

  /// `text` is the comment with its delimiters.
  init(_ text: String) throws(Fault) {
    let words = Self.words(of: text)
    let verb = words[0].dropFirst("actorlint:".count)
    guard let form = Form(rawValue: String(verb)) else {
      if verb.isEmpty { throw Fault(message: "no space behind the colon: 'actorlint:disable ID'") }
      let suggestion = Suggestion.phrase(for: String(verb), among: Form.allCases.map(\.rawValue))
      throw Fault(message: "unknown instruction 'actorlint:\(verb)'\(suggestion)")
    }
    let rest = words.dropFirst()
    let ids = rest.prefix { !["-", "--", "–", "—"].contains($0) }
    self.form = form
    rules = ids.flatMap { $0.split(separator: ",").map(String.init) }
    reason = rest.dropFirst(ids.count + 1).joined(separator: " ")
    if rules.isEmpty { throw Fault(message: "name the rules: 'actorlint:\(verb) ID - reason'") }
    if rules.contains("all") { throw Fault(message: "'all' is no rule: name those that are meant") }
  }

  /// The comment's words; the first begins with `actorlint:`.
  private static func words(of text: String) -> [Substring] {
    var text = text[...]
    if text.hasPrefix("/*"), text.hasSuffix("*/") { text = text.dropLast(2) }
    return text.drop { "/* \t".contains($0) }.split { $0.isWhitespace }
  }
}
