final class Ticket {
  let registry: Registry

  init(registry: Registry) {
    self.registry = registry
  }

  deinit {
    registry.retire(self) // expect: deinit_passes_self
    registry.discard(self)
    registry.remove(observer: self)
    registry.tally(self)
    later(self) // expect: deinit_passes_self
    Trace.write(self)
    giveBack() // expect: deinit_passes_self
  }
}
// file: Registry.swift
import Dispatch

final class Registry {
  private let queue = DispatchQueue(label: "registry")
  private var live: Set<ObjectIdentifier> = []

  func retire(_ ticket: Ticket) {
    queue.async { self.live.remove(ObjectIdentifier(ticket)) }
  }

  func discard(_ ticket: Ticket) {
    live.remove(ObjectIdentifier(ticket))
  }

  func tally(_ ticket: Ticket) {
    var all: [ObjectIdentifier] = []
    live.forEach { ticket in all.append(ticket) }
    print(all.contains(ObjectIdentifier(ticket)))
  }

  func remove(observer: Ticket) {
    var rest: [ObjectIdentifier] = []
    for observer in live { rest.append(observer) }
    live = Set(rest.filter { $0 != ObjectIdentifier(observer) })
  }
}

func later(_ ticket: Ticket) {
  Task { print(ticket) }
}

enum Trace {
  static func write(_ ticket: Ticket) { print(ObjectIdentifier(ticket)) }
}
// file: Ticket+Return.swift
extension Ticket {
  func giveBack() {
    registry.retire(self)
  }
}
