import Lexing
import Outlining

/// What each token of a file is in the outline: one look-up where there would be a search.
///
/// A class, so that a look-up keeps one thing alive rather than three.
final class TokenMarks {
  private struct Mark: OptionSet {
    let rawValue: UInt8

    static let label = Mark(rawValue: 1)
    static let declared = Mark(rawValue: 2)
    static let capture = Mark(rawValue: 4)
    static let condition = Mark(rawValue: 8)
    static let callee = Mark(rawValue: 16)
  }

  private let outline: Outline
  private let marks: [Mark]
  /// Of the closure, block, function or type that begins at a token, by its brace or keyword; -1 for none.
  private let scopes: [Int32]

  init(_ file: SourceFile) {
    let outline = file.outline
    var marks = Array(repeating: Mark(), count: outline.tokens.count + 1)
    var scopes = Array(repeating: Int32(-1), count: outline.tokens.count + 1)
    for binding in outline.bindings {
      marks[binding.name].insert(.declared)
      if binding.kind == .capture { marks[binding.name].insert(.capture) }
      if binding.kind == .condition { marks[binding.name].insert(.condition) }
    }
    for closure in outline.closures where closure.label >= 0 { marks[closure.label].insert(.label) }
    for argument in outline.arguments where argument.label >= 0 { marks[argument.label].insert(.label) }
    for call in outline.calls {
      if let name = file.calledName(of: call), !BodyReader.isReference(call, in: file.tokens) {
        marks[name].insert(.callee)
      }
    }
    for (index, scope) in outline.scopes.enumerated() {
      if let beginning = Self.beginning(of: scope, in: outline) { scopes[beginning] = Int32(index) }
    }
    (self.outline, self.marks, self.scopes) = (outline, marks, scopes)
  }

  private static func beginning(of scope: Scope, in outline: Outline) -> Int? {
    switch scope.kind {
    case .block, .closure: scope.content.lowerBound - 1
    case .function: outline.functions[scope.owner].keyword
    case .type: outline.types[scope.owner].keyword
    case .file, .accessors: nil
    }
  }

  func isLabel(_ token: Int) -> Bool { marks[token].contains(.label) }
  func isDeclared(_ token: Int) -> Bool { marks[token].contains(.declared) }
  func isCapture(_ token: Int) -> Bool { marks[token].contains(.capture) }
  func isCondition(_ token: Int) -> Bool { marks[token].contains(.condition) }
  /// Whether a call is of this name: the call tells of it.
  func isCallee(_ token: Int) -> Bool { marks[token].contains(.callee) }

  /// What begins at a token.
  func scope(beginningAt token: Int) -> Scope? {
    scopes[token] < 0 ? nil : outline.scopes[Int(scopes[token])]
  }
}
