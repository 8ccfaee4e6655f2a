import Dispatch

final class Valve {
  private let permit = DispatchSemaphore(value: 1)
  private var isOpen = false

  func toggle(_ body: () throws(CancellationError) -> Void) throws(CancellationError) {
    if permit.wait(timeout: .now() + 1) == .success { // expect: unbalanced_semaphore
      try body()
      isOpen.toggle()
      permit.signal()
    }
  }

  func open(_ body: () throws -> Void) throws {
    if permit.wait(timeout: .now() + 1) == .success {
      defer { permit.signal() }
      try body()
    }
  }

  func close(_ body: () throws -> Void) throws {
    if permit.wait(timeout: .now() + 1) == .success {
      isOpen = false
      permit.signal()
    }
    try body()
  }

  func rest(_ body: () throws -> Void) throws {
    if permit.wait(timeout: .now() + 1) == .success {
      permit.signal()
    } else {
      try body()
    }
  }

  func flush(_ status: Status, _ body: () throws -> Void) throws {
    permit.wait() // expect: unbalanced_semaphore
    if status == .success {
      isOpen = true
    }
    try body()
    permit.signal()
  }

  func wait(_ body: () throws -> Void) throws {
    if permit.wait(timeout: .now() + 1) == .timedOut {
      try body()
      permit.signal()
    }
  }
}

enum Status { case success, failure }
