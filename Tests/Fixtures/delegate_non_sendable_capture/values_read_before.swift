import CoreBluetooth

final class Ticket: Sendable {}

@MainActor final class Station: NSObject, CBCentralManagerDelegate {
  nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
    let state = central.state
    Task { @MainActor in await handle(state) }
    Task { @MainActor [state = central.state] in await handle(state) }
    Task {
      let central = 1
      print(central)
    }
    print(central)
  }

  nonisolated func station(_ station: Station, didSell ticket: Ticket, named name: String) {
    Task { print(ticket, name, station) }
  }

  func isolated(_ central: CBCentralManager) {
    Task { print(central) }
  }

  nonisolated func free(central: CBCentralManager) {
    Task { print(central) }
  }

  func handle(_ state: CBManagerState) async {}
}

final class Plain: NSObject, CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    let state = central.state
    Task { print(state) }
  }
}
