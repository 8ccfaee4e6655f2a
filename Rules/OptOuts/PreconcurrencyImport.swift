package import Indexing
package import Linting
import Outlining

package struct PreconcurrencyImport: Rule {
  package let id = "preconcurrency_import"
  package let summary = "'@preconcurrency import' silences what the compiler knows about a module's races"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.partly("warns where the attribute has no effect")
  package let precision: Precision? = Precision(right: 110, of: 121)
  package let words = ["preconcurrency"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.outline.imports.filter { module in
      !module.path.isEmpty && file.outline.hasAttribute("preconcurrency", in: module.prefix)
        && !file.isForOlderCompilers(module.path.lowerBound)
    }.map { module in
      finding(
        "hides races on types of '\(file.outline.text(module.path))'; see whether it is still needed",
        at: module.prefix.lowerBound..<module.path.upperBound,
        in: file
      )
    }
  }

  package let guide = #"""
    `@preconcurrency import` (SE-0337) turns errors about types of the imported module that are not `Sendable` into
    warnings in language mode 6, and hides them in mode 5: in the whole file, for every type of the module, also for the
    races that are real. Nothing in the code shows later what it hides, and it stays when the module has long been
    annotated.

    ```swift
    @preconcurrency import CoreData // expect: preconcurrency_import

    func refresh(_ objects: [NSManagedObject]) {
      Task.detached { print(objects.count) }
    }
    ```

    Import the module plainly, see what the compiler says, and send values instead of its objects:

    ```swift
    import CoreData

    func refresh(_ objects: [NSManagedObject]) {
      let ids = objects.map(\.objectID)
      Task.detached { print(ids.count) }
    }
    ```

    Where the import must keep it, say in a comment which type needs it and since which version of the module.

    The compiler warns when the attribute has no effect at all in the file, and not otherwise. This is a note, for an
    audit: the attribute is legitimate on the way to Swift 6.

    **Not found:** nothing that is written in the file; `@preconcurrency` on conformances and declarations is another
    thing and is left alone.
    """#
}
