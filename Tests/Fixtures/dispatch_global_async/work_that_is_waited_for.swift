import Foundation

func both(_ one: @escaping @Sendable () -> Void, _ other: () -> Void) {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { one() }
  other()
  group.wait()
}

func straightAway(_ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { work() }
  group.wait()
}

func inTime(_ work: @escaping @Sendable () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    work()
    done.signal()
  }
  return done.wait(timeout: .now() + 1) == .success
}

func beside(_ work: @escaping @Sendable () -> Void, _ others: DispatchGroup) {
  DispatchQueue.global().async { work() } // expect: dispatch_global_async
  others.wait()
}

func told(_ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  group.enter()
  DispatchQueue.global().async { // expect: dispatch_global_async
    work()
    group.leave()
  }
  group.notify(queue: .main) { print("done") }
}
// file: TankTests.swift
import XCTest

final class TankTests: XCTestCase {
  func testFills() {
    let filled = expectation(description: "filled")
    DispatchQueue.global().async {
      fill()
      filled.fulfill()
    }
    wait(for: [filled], timeout: 1)
  }

  // By the means of another library.
  func testFillsInTheEnd() {
    var level = 0
    DispatchQueue.global().async { level = fill() }
    expect(level).toEventually(equal(1))
  }

  // A task can do it while the test waits.
  func testFillsLater() async {
    let filled = expectation(description: "filled")
    DispatchQueue.global().async { // expect: dispatch_global_async
      fill()
      filled.fulfill()
    }
    await fulfillment(of: [filled])
  }
}

@discardableResult @Sendable private func fill() -> Int { 1 }
