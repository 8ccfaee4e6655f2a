import Lexing
import Outlining

/// Where a file's code runs, as far as the project knows: its build settings, then `line:column`, what stands there,
/// its isolation and why, for every type, function, accessor, property and closure; and of closures how they hold self
/// and what becomes of them.
package struct IsolationListing {
  package private(set) var text: [UInt8] = []

  private let file: SourceFile
  private var entries: [(token: Int, text: String)] = []

  package init(of file: SourceFile) {
    self.file = file
    text = Array((ModuleListing(of: file).text + "\n").utf8)
    let outline = file.outline
    for (index, type) in outline.types.enumerated() where type.kind != .extension {
      let declared = file.project.type(qualified: outline.qualifiedName(ofType: index), in: file.index)
      let answer = declared?.isolationAnswer ?? IsolationAnswer(.unknown, .branches)
      add(type.name.lowerBound, "\(type.kind.rawValue) \(outline.text(type.name))", answer)
    }
    for function in outline.functions {
      let name = function.kind == .function ? "func \(outline.text(function.name))" : function.kind.rawValue
      add(function.name, name, file.isolationAnswer(of: function))
    }
    for variable in outline.variables where variable.introducer != .case {
      let name = "\(variable.introducer.rawValue) \(outline.text(variable.name))"
      add(variable.name, name, file.isolationAnswer(of: variable))
    }
    for closure in outline.closures {
      add(closure.brace, "closure", file.isolationAnswer(of: closure), "; \(file.listing(of: closure))")
    }
    entries.sort { $0.token < $1.token }
    write()
  }

  private mutating func add(_ token: Int, _ name: String, _ answer: IsolationAnswer, _ rest: String = "") {
    entries.append((token, "\(name): \(describe(answer)), \(answer.reason.rawValue)\(rest)"))
  }

  /// The isolation as an attribute would say it.
  private func describe(_ answer: IsolationAnswer) -> String {
    switch answer.isolation {
    case .mainActor: "@MainActor"
    case .actor: "actor"
    case .global: "@\(spelling(of: answer.globalActor))"
    case .nonisolated: answer.followsCaller ? "nonisolated(nonsending)" : "nonisolated"
    case .unknown: "unknown"
    }
  }

  /// Names are numbers; the text may stand in the file.
  private func spelling(of name: Name) -> String {
    let token = (0..<file.tokens.count).first {
      file.tokens[$0].kind == .identifier && file.outline.name($0) == name
    }
    return token.map { file.outline.text($0) } ?? "another actor"
  }

  private mutating func write() {
    for entry in entries {
      let position = file.lines.position(of: Int(file.tokens[entry.token].start))
      text.append(contentsOf: "\(position.line):\(position.column) \(entry.text)\n".utf8)
    }
  }
}
