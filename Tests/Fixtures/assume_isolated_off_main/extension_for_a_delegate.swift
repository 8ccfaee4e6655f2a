import Virtualization

@MainActor final class Machine: NSObject {
  var isStopped = false
}

extension Machine: VZVirtualMachineDelegate {
  nonisolated func guestDidStop(_ machine: VZVirtualMachine) {
    MainActor.assumeIsolated { isStopped = true } // expect: assume_isolated_off_main (a witness of a protocol)
  }
}

extension Machine {
  nonisolated func stopped() {
    MainActor.assumeIsolated { isStopped = true } // expect: assume_isolated_off_main (anybody may call)
  }
}
