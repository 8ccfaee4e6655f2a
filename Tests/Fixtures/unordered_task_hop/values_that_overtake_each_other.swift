import Combine
import CoreBluetooth
import Foundation

actor Center: NSObject, CBPeripheralDelegate {
  var continuation: AsyncStream<Data>.Continuation?

  nonisolated func peripheral(_ sender: CBPeripheral, didUpdateValueFor item: CBCharacteristic, error: (any Error)?) {
    let value = item.value ?? Data()
    Task { // expect: unordered_task_hop
      await continuation?.yield(value)
    }
    if error != nil {
      Task { await continuation?.finish() } // expect: unordered_task_hop
    }
  }

  nonisolated func peripheral(_ sender: CBPeripheral, didReadRSSI strength: Int, error: (any Error)?) {
    Task { [weak self] in // expect: unordered_task_hop
      await self?.store(strength)
    }
  }

  func store(_ value: Int) {}
}

final class Bridge {
  let subject = PassthroughSubject<Int, Never>()
  let center: Center
  var link = Link()
  var subscription: AnyCancellable?

  init(_ center: Center) { self.center = center }

  func start() {
    subscription = subject.sink { [center] value in
      Task { await center.store(value) } // expect: unordered_task_hop
    }
    link.handler = { [center] value in
      Task.detached { [value] in // expect: unordered_task_hop
        await center.store(value)
      }
    }
    NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { [center] note in
      Task { await center.store(note.hashValue) } // expect: unordered_task_hop
    }
  }
}

struct Link {
  var handler: ((Int) -> Void)?
}

final class Antenna: NSObject, CBCentralManagerDelegate {
  let tower = Tower()

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    Task { await tower.set(central.state) } // expect: unordered_task_hop, delegate_non_sendable_capture
  }
}

actor Tower {
  func set(_ state: CBManagerState) {}
}

protocol ShelfDelegate: AnyObject {
  func open(_ shelf: ShelfViewController, book: Int)
}

final class Opener: ShelfDelegate {
  let tower = Tower()

  func open(_ shelf: ShelfViewController, book: Int) {
    Task { await show(book) }
  }

  func show(_ book: Int) async {}
}

final class ShelfViewController {}
