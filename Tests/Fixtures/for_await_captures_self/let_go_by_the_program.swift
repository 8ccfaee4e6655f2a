// What the delegate keeps goes with the program, unless it sets the property to nil before that.
import UIKit

final class Feed {
  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("changed")) { // expect: for_await_captures_self
        handle(note)
      }
    }
  }

  private func handle(_ note: Notification) {}
}

final class Server {
  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("changed")) { handle(note) }
    }
  }

  private func handle(_ note: Notification) {}
}
// file: Delegate.swift
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
  private var feed: Feed?
  private var server: Server?

  func applicationDidBecomeActive(_ application: UIApplication) {
    feed = Feed()
    feed?.start()
    server = Server()
    server?.start()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    feed = nil
  }

  func applicationWillTerminate(_ application: UIApplication) {
    server = nil
  }
}
