import Indexing
import Lexing
import Outlining

/// A project whose files exist in memory only.
struct MemoryProject {
  let files: [SourceFile]
  let project: Project

  /// Marks are comments before a token: `/*here*/x`.
  init(_ texts: String..., platform: PlatformFacts = .sample) {
    self.init(texts: texts, platform: platform)
  }

  init(texts: [String], platform: PlatformFacts = .sample) {
    let outlines = texts.map(Self.outline)
    var facts = DeclarationFacts()
    for (index, outline) in outlines.enumerated() {
      facts.add(outline, file: index, words: [])
    }
    let paths = texts.indices.map { Path("File\($0).swift") }
    let project = Project(ProjectIndex(facts: facts, modules: Modules(of: paths), platform: platform))
    self.project = project
    files = outlines.indices.map { SourceFile(path: paths[$0], index: $0, outline: outlines[$0], project: project) }
  }

  private static func outline(_ text: String) -> Outline {
    Outline(of: SourceBuffer(Array(text.utf8)))
  }

  var first: SourceFile { files[0] }

  /// Types are known as long as their project is.
  func withType<Result>(_ name: String, _ work: (ProjectType?) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(project) { try work(project.type(named: Name(name), in: 0)) }
  }
}

extension PlatformFacts {
  static let sample = PlatformFacts(
    isolation: [
      "UIView": .mainActor, "UIViewDelegate": .mainActor, "NSObject": .nonisolated, "Sendable": .nonisolated,
      "Codable": .nonisolated, "NSWindowDelegate": .requirements,
    ],
    callbacks: [
      "dataTask": [
        Callback(
          type: "URLSession",
          function: "dataTask",
          label: "completionHandler",
          queue: .background,
          isSendable: true
        )
      ],
      "animate": [Callback(type: "UIView", function: "animate", label: nil, queue: .main)],
      "addObserver": [Callback(type: "NotificationCenter", function: "addObserver", label: "using", queue: .given)],
      "setEventHandler": [
        Callback(
          type: "DispatchSource",
          function: "setEventHandler",
          label: "handler",
          queue: .given,
          isSendable: false
        )
      ],
    ],
    nonescaping: ["forEach": [.always], "map": [.always], "index": [.labelled("where")], "write": [.ofType("Realm")]],
    sequences: ["Transaction.updates": .endless, "Transaction.all": .finite]
  )
}

extension SourceFile {
  /// The marks in the file with the tokens behind them.
  var marks: [(text: String, token: Int)] {
    var token = 0
    return tokens.comments.map { comment in
      while token < tokens.count, tokens[token].start < comment.start {
        token += 1
      }
      let bytes = UnsafeBufferPointer(
        start: outline.source.bytes + Int(comment.start) + 2,
        count: Int(comment.length) - 4
      )
      return (String(decoding: bytes, as: UTF8.self), token)
    }
  }

  /// The first marked token.
  var marked: Int { marks[0].token }

  /// The closure whose brace is marked.
  var markedClosure: Closure { outline.closures.first { $0.brace == marked }! }
}
