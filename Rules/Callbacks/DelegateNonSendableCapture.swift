package import Indexing
package import Linting
import Outlining

package struct DelegateNonSendableCapture: Rule {
  package let id = "delegate_non_sendable_capture"
  package let summary = "a nonisolated delegate method takes a parameter that is not Sendable into a task"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.covered(from: .swift5Complete)
  package let precision: Precision? = Precision(right: 93, of: 125)
  package let words = ["Task"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.capturedParameters.map { captured in
      finding(
        "'\(file.outline.text(captured.token))' is not Sendable and \(consequence(of: captured.use))",
        at: captured.token,
        in: file,
        related: [file.evidence("the task", at: file.start(of: captured.task).lowerBound)]
      )
    }
  }

  private func consequence(of use: CapturedParameter.Use) -> String {
    switch use {
    case .values: "crosses into the task; read its values before"
    case .call: "crosses into the task; call it outside or make it '@Sendable'"
    case .whole: "is handed on by the task; hand it on before, or only its values"
    }
  }

  package let guide = #"""
    The framework goes on using the object that it hands to a delegate. A task that takes it along reads it at another time on
    another thread: a race, and often another value than the one the callback was about.

    ```swift
    import CoreBluetooth

    @MainActor final class Radio: NSObject, CBCentralManagerDelegate {
      var isOn = false

      nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
        Task { @MainActor in
          isOn = central.state == .poweredOn // expect: delegate_non_sendable_capture
        }
      }
    }
    ```

    Read the value first:

    ```swift
    import CoreBluetooth

    @MainActor final class Radio: NSObject, CBCentralManagerDelegate {
      var isOn = false

      nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
        let state = central.state
        Task { @MainActor in
          isOn = state == .poweredOn
        }
      }
    }
    ```

    What the task only hands on has no value to be read first: hand it on outside of the task, or hand on what others need
    of it. A private method that Objective-C may call, and no selector names, is left alone.

    The compiler says so from '5 + complete' on; in mode 6 another error hides it, and `@preconcurrency import` silences it.

    **Not found:** types that are not in the table nor in the project; `DispatchQueue.main.async`.
    """#
}
