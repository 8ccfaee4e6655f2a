/// What to write for a type, part by part; empty for nothing.
package struct Annotation: Sendable, Equatable, ExpressibleByArrayLiteral {
  package enum Part: Sendable, Equatable {
    case mainActor, nonisolated, final, sendable, uncheckedSendable, actor
    /// A conditional conformance, as a whole: it stands behind the declaration.
    case conformance(String)
    /// Of the functions instead of the type.
    case mainActorOfUpdates
    case nonisolatedMethod(String)

    var text: String {
      switch self {
      case .mainActor: "@MainActor"
      case .nonisolated: "nonisolated"
      case .final: "final"
      case .sendable: ": Sendable"
      case .uncheckedSendable: ": @unchecked Sendable"
      case .actor: "actor"
      case .conformance(let text): text
      case .mainActorOfUpdates: "@MainActor on the functions that update state"
      case .nonisolatedMethod(let name): "nonisolated func \(name)"
      }
    }
  }

  package private(set) var parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  package init(arrayLiteral parts: Part...) {
    self.init(parts)
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// As reports show it.
  package var text: String { parts.map(\.text).joined(separator: ", ") }

  package static func += (annotation: inout Annotation, parts: [Part]) {
    annotation.parts += parts
  }
}
