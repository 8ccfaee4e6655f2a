import Foundation

protocol Worker: AnyObject {
  var terminationHandler: ((Int) -> Void)? { get set }
}

protocol Foreman {
  func launch() throws -> Worker
}

final class Shift {
  private let foreman: Foreman
  private let tool = Process()

  init(foreman: Foreman) { self.foreman = foreman }

  func begin() throws {
    let worker = try foreman.launch()
    worker.terminationHandler = { _ in
      MainActor.assumeIsolated { print("done") }
    }
    tool.terminationHandler = { _ in
      MainActor.assumeIsolated { print("done") } // expect: assume_isolated_off_main
    }
  }
}
