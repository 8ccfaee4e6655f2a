package import Indexing
package import Linting
import Outlining

package struct UncheckedSendableBox: Rule {
  package let id = "unchecked_sendable_box"
  package let summary = "a generic '@unchecked Sendable' type carries any value over, Sendable or not"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 103, of: 154)
  package let words = ["unchecked", "Sendable"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.outline.types.compactMap { conformance in
      guard let entry = file.uncheckedSendable(of: conformance),
        let (home, type) = file.declarationAnywhere(extendedBy: conformance),
        let stored = storedParameter(of: type, conformance: home === file ? conformance : type, in: home)
      else { return nil }
      let held = home.outline.text(stored.values)
      let isGuarded = home.type(of: type).map(home.hasLockOfItsOwn) ?? false
      return finding(
        isGuarded
          ? "makes any '\(held)' look Sendable, and a lock guards no more than the box; take it as 'sending'"
          : "makes any '\(held)' look Sendable; write '\(held): Sendable'",
        at: entry,
        in: file,
        related: [home.evidence("stored here", at: stored.property)]
      )
    }
  }

  /// What the type stores of a parameter without constraint, and the property.
  private func storedParameter(
    of type: TypeDeclaration,
    conformance: TypeDeclaration,
    in file: SourceFile
  ) -> (values: Range<Int>, property: Int)? {
    for parameter in file.unconstrainedParameters(of: type, conformance: conformance)
    where !file.isSentIn(parameter, to: type) {
      for stored in file.storedTypes(of: type) where !file.isOnlyKept(stored.name) {
        if let values = file.held(parameter, in: stored.type) { return (values, stored.name) }
      }
    }
    return nil
  }

  package let guide = #"""
    A box that is `@unchecked Sendable` for every `T` takes a value that is not `Sendable` on one thread and hands it out
    on another. Each use is an opt-out that looks like ordinary code: the compiler sees a `Sendable` box and says nothing
    about what is in it.

    ```swift
    struct Parcel<Content>: @unchecked Sendable { // expect: unchecked_sendable_box
      let content: Content
    }
    ```

    Let the compiler check what goes in:

    ```swift
    struct Parcel<Content: Sendable>: Sendable {
      let content: Content
    }
    ```

    Where a value that is not `Sendable` is handed over once and for all, `sending` (SE-0430) says so and is checked. So
    does a box that guards its content with a lock, or is replaced with `Mutex<Content>`, which takes any in that way: the
    lock does not guard what whoever made the box still has.

    The compiler says nothing. This is a note: a box may be used with care.

    **Not found:** boxes whose content is `Any` or a protocol.
    """#
}
