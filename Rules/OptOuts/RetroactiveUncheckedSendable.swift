package import Indexing
package import Linting
import Outlining

package struct RetroactiveUncheckedSendable: Rule {
  package let id = "retroactive_unchecked_sendable"
  package let summary = "an extension promises '@unchecked Sendable' for a type that another module owns"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.partly("asks for '@retroactive', which silences it")
  package let precision: Precision? = Precision(right: 99, of: 110)
  package let words = ["unchecked", "Sendable", "extension"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.outline.types.filter { file.extendsForeignType($0) }.compactMap { type in
      guard let entry = file.uncheckedSendable(of: type), !file.isForOlderCompilers(type.keyword) else { return nil }
      return finding(
        message(for: type, in: file),
        at: entry,
        in: file,
        related: [file.evidence("declared in another module", at: type.name.lowerBound)]
      )
    }
  }

  private func message(for type: TypeDeclaration, in file: SourceFile) -> String {
    file.extendsSendableType(type)
      ? "'\(file.name(ofExtended: type))' is 'Sendable' by now, so this only hides changes; delete it"
      : "promises what the owner of '\(file.name(ofExtended: type))' never said, for all code; wrap the value"
  }

  package let guide = #"""
    Only who owns a type knows whether it may be used from several threads at once. An extension that declares somebody
    else's type `@unchecked Sendable` holds for the whole program, modules that import this one included: every check on
    every value of the type is gone, and nobody who uses it sees why. When the owner adds a conformance of his own, or
    changes the type, nothing warns.

    ```swift
    import Foundation

    extension NSCoder: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
    ```

    Read the values that are needed before the hop:

    ```swift
    import Foundation

    func open(_ coder: NSCoder) {
      let version = coder.systemVersion
      Task { @MainActor in show(version) }
    }

    @MainActor func show(_ version: UInt32) {}
    ```

    Or hand the one value over in a small box of your own whose promise covers that place alone, or keep the type in an
    actor.

    A type that is `Sendable` by now, like `DispatchGroup`, needs no such promise, and the message says so.

    The compiler asks for `@retroactive` (SE-0364) and is content with it. This is a note: the promise may be true.

    **Not found:** the same promise made by a subclass or a wrapper.
    """#
}
