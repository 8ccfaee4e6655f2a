final class Trolley: Vehicle {
  private let bell = "ding"

  override func brake() {
    super.brake()
  }

  deinit {
    Task { print(wheels) } // expect: deinit_task_captures_self ('wheels')
    Task { brake() } // expect: deinit_task_captures_self ('brake')
    Task { print(axles) } // expect: deinit_task_captures_self ('axles')
    Task { ring() } // expect: deinit_task_captures_self ('ring')
    Task { describe() } // expect: deinit_task_captures_self ('describe')
    Task { super.brake() } // expect: deinit_task_captures_self
    Task { print(makers) }
    Task { hidden() }
  }
}

func hidden() {}
let makers = ["Ganz"]
// file: Vehicle.swift
class Vehicle: Machine, Described {
  var wheels = 4
  func brake() {}
  static var makers: [String] { [] }
}

protocol Described {}
// file: Machine.swift
class Machine {
  let axles = 2
}

extension Described {
  func describe() {}
}
// file: Trolley+Bell.swift
extension Trolley {
  func ring() {}
  private func hidden() {}
}
