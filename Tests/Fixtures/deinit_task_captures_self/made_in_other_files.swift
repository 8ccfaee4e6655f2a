actor Heat {
  static let shared = Heat()
  private init() {}
  func stop() {}
  deinit { Task { self.stop() } }
}

/// Its owner's only object is there for ever, and never takes another.
actor Battery {
  func stop() {}
  deinit { Task { self.stop() } } // expect: deinit_task_captures_self (note)
}

/// A local has it for a while, and a property has its name.
actor Cell {
  func stop() {}
  deinit { Task { self.stop() } } // expect: deinit_task_captures_self (error)
}

/// A function makes another.
actor Memory {
  func stop() {}
  deinit { Task { self.stop() } } // expect: deinit_task_captures_self (error)
}

/// In a constant of the same. Tests make some as well.
final class Disk {
  func stop() {}
  deinit { Task { self.stop() } } // expect: deinit_task_captures_self (note)
}

/// Other modules may make some.
public final class Network {
  public init() {}
  func stop() {}
  deinit { Task { self.stop() } } // expect: deinit_task_captures_self (error)
}

/// Who inherits from it is made elsewhere.
class Screen {
  func stop() {}
  deinit { Task { self.stop() } } // expect: deinit_task_captures_self (error)
}
// file: Monitors.swift
final class Monitors {
  static let shared = Monitors() // expect: global_mutable_state
  private var battery: Battery
  private var memory = Memory()
  private let disk: Disk
  private let cell = 1

  private init(disk: Disk = Disk()) {
    let cell = Cell()
    print(cell)
    battery = Battery()
    self.disk = disk
  }

  func check() { print(Memory()) }
}

enum Kept {
  static let network = Network() // expect: global_mutable_state
  static let screen = Screen() // expect: global_mutable_state
}

final class Wide: Screen {}
// file: MonitorsTests/DiskTests.swift
func makeDisk() { print(Disk()) }
