// file: Tests/FeedTests/FeedTests.swift
import XCTest

final class FeedTests: XCTestCase {
  func testLate() {
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done.fulfill() }
    wait(for: [done])
  }
}

// file: Sources/Feed/Feed.swift
import Dispatch

final class Feed: Sendable {
  func later() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("late") } // expect: dispatch_after
  }
}
// file: Sources/Feed/FeedPreviewController.swift
import Dispatch

func showPreview() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("preview") } // expect: dispatch_after
}
// file: Sources/Feed/MockFeed.swift
import Dispatch

func answerLater() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("answer") }
}
