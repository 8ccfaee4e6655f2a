package import Indexing
package import Linting
import Outlining

package struct PublisherAcrossActor: Rule {
  package let id = "publisher_across_actor"
  package let summary = "an actor shows a publisher to others"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.partly("5 + complete, where another module or actor reads it")
  package let precision: Precision? = Precision(right: 55, of: 78)
  package let words = [
    "AnyPublisher|PassthroughSubject|CurrentValueSubject|Publisher|Published|ObservableObjectPublisher|Future|Deferred"
  ]

  package func files(in project: Project) -> Set<Int>? { project.filesOfActors }

  package func findings(in file: SourceFile) -> [Finding] {
    let properties = file.publishersOfActors.map { (name: $0.name, isHarmless: file.showsValueOnly($0)) }
    let functions = file.functionsOfActorsThatReturnPublishers.map { (name: $0.name, isHarmless: false) }
    return (properties + functions).map { shown in
      finding(
        shown.isHarmless
          ? "'@Published' shows a publisher that this file never names; a plain property says as much"
          : "publishers are not Sendable and call back on any thread; show an AsyncStream instead",
        at: shown.name,
        in: file,
        severity: shown.isHarmless ? .note : nil
      )
    }
  }

  package let guide = #"""
    Combine's publishers and subjects are not `Sendable`. An actor that shows one lets it out of its protection: subscribers on
    other actors run their closures wherever somebody sends, and may send themselves.

    ```swift
    import Combine

    actor History {
      private let subject = PassthroughSubject<Int, Never>()

      var added: AnyPublisher<Int, Never> { // expect: publisher_across_actor
        subject.eraseToAnyPublisher()
      }
    }
    ```

    Show an asynchronous sequence:

    ```swift
    actor History {
      nonisolated let added: AsyncStream<Int>
      private let continuation: AsyncStream<Int>.Continuation

      init() {
        (added, continuation) = AsyncStream.makeStream()
      }
    }
    ```

    Or, where only the user interface subscribes, put publisher and subject on the main actor with `@MainActor`. Private,
    `nonisolated` and `@MainActor` members are left alone.

    **Not found:** publishers inside of other values; classes on a global actor of one's own.
    """#
}
