package import Indexing
package import Linting
import Outlining

package struct ActorDelegateConformance: Rule {
  package let id = "actor_delegate_conformance"
  package let summary = "an isolated type conforms to a delegate protocol whose methods run anywhere"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.covered(from: .swift5Complete)
  package let precision: Precision? = Precision(right: 156, of: 213)
  package let words = ["func"]

  package func files(in project: Project) -> Set<Int>? {
    project.filesOfDelegates
  }

  package func findings(in file: SourceFile) -> [Finding] {
    file.crossingConformances.map { conformance in
      finding(
        message(for: conformance),
        at: conformance.entry,
        in: file,
        severity: conformance.isInferred || conformance.isCalledOnMain ? .note : nil,
        related: [file.evidence("isolated, and meets a nonisolated requirement", at: conformance.method.name)]
      )
    }
  }

  private func message(for conformance: CrossingConformance) -> String {
    if conformance.isInferred {
      return "the compiler takes the conformance for the type's actor's; the delegate must be called there"
    }
    if conformance.isCalledOnMain {
      return "called on main, but the protocol does not say so: Swift 6 asks for a '@MainActor' conformance"
    }
    switch conformance.isolation {
    case .actor: return "the delegate's methods are not called on this actor; make them 'nonisolated'"
    case .mainActor: return "not promised to be called on main: conform '@MainActor' if it is, else be 'nonisolated'"
    default: return "the delegate's methods are not promised to be called on this actor; make them 'nonisolated'"
    }
  }

  package let guide = #"""
    The requirements of most of Apple's delegate protocols are nonisolated: the framework calls them on the queue that it was
    given. A method that is isolated to an actor cannot meet them. On the main actor it compiles in language mode 5, and then
    runs off the main thread when the queue is another.

    ```swift
    import CoreBluetooth

    actor Bluetooth: NSObject, CBCentralManagerDelegate { // expect: actor_delegate_conformance
      func centralManagerDidUpdateState(_ central: CBCentralManager) {}
    }
    ```

    Make the methods `nonisolated`, read what you need there, and send it on:

    ```swift
    import CoreBluetooth

    actor Bluetooth: NSObject, CBCentralManagerDelegate {
      private nonisolated let states: AsyncStream<CBManagerState>.Continuation

      init(_ states: AsyncStream<CBManagerState>.Continuation) {
        self.states = states
      }

      nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
        states.yield(central.state)
      }
    }
    ```

    Where the framework was given the main queue, a conformance `@MainActor CBCentralManagerDelegate` (Swift 6.2) or
    `@preconcurrency` says so. With the feature `InferIsolatedConformances`, a part of Xcode's approachable concurrency, the
    compiler says so by itself, and the finding is a note. It is a note, too, where a type on the main actor is called back on
    main, as the protocol's documentation or its own file shows (the queue, or where an animation gets its delegate): only
    Swift 6 refuses that. Protocols that are on the main actor in current SDKs are left alone.

    **Not found:** protocols that are not in the table; methods in another file than the conformance.
    """#
}
