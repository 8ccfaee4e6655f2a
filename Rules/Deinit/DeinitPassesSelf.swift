package import Indexing
package import Linting
import Outlining

package struct DeinitPassesSelf: Rule {
  package let id = "deinit_passes_self"
  package let summary = "'deinit' hands self to an object that is to forget it, and that may hold it for a moment more"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 7, of: 76)
  package let words = ["deinit", "self"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.deinitializers.flatMap { deinitializer in
      file.deregistrations(in: deinitializer).map { call in
        finding(
          "self is going away and must not be kept there; a weak collection needs no removal",
          at: file.head(of: call.call),
          in: file,
          related: [call.file.evidence("self is handed over here", at: call.token)]
        )
      }
    }
  }

  package let guide = #"""
    In `deinit` the object is going away and nothing can stop it. A function that is given `self` there must neither keep
    it, nor hand it to a task or queue, nor form a weak reference to it: a reference that is still there when `deinit`
    returns points to freed memory, and the Objective-C runtime ends the program when a weak one is formed. Whether
    `unregister(self)` does one of these is decided in another file, and changes when somebody makes it hop to its queue
    or actor.

    ```swift
    final class Panel {
      let hub: Hub

      init(hub: Hub) {
        self.hub = hub
        hub.register(self)
      }

      deinit {
        hub.unregister(self) // expect: deinit_passes_self
      }
    }

    final class Hub {
      func register(_ panel: Panel) {}
      func unregister(_ panel: Panel) {}
    }
    ```

    Let the other side hold its observers weakly, and drop those that are gone when it next tells them something. Then
    nothing is left to do in `deinit`:

    ```swift
    final class Panel {
      init(hub: Hub) {
        hub.register(self)
      }
    }

    final class Hub {
      private struct Entry { weak var panel: Panel? }
      private var entries: [Entry] = []

      func register(_ panel: Panel) {
        entries.removeAll { $0.panel == nil }
        entries.append(Entry(panel: panel))
      }
    }
    ```

    Or register a token, and hand that back: `hub.unregister(token)`. A function that takes `ObjectIdentifier(self)`
    cannot keep the object either.

    NotificationCenter, key-value observing and `removeTarget` compare addresses and are left alone, as are functions of
    the module that are declared `nonisolated`, and those that do nothing but compare, or take self out of an
    `NSHashTable`. Where it is not known whose function is called, all of the project's that have its name must be such.

    The compiler says nothing. Many such functions only compare, today.

    **Not found:** functions whose name does not say that they deregister, and that hand self on to others which keep it;
    `self` inside a larger argument.
    """#
}
