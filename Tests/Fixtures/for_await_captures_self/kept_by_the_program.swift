// What the program's App or delegate keeps lives as long as the program; what it only points to need not.
import SwiftUI
import UIKit

@MainActor
final class Inbox: ObservableObject {
  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("changed")) { handle(note) }
    }
  }

  private func handle(_ note: Notification) {}
}

@MainActor
final class Drawer {
  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("changed")) { // expect: for_await_captures_self
        handle(note)
      }
    }
  }

  private func handle(_ note: Notification) {}
}

struct Mailbox: View {
  @ObservedObject var inbox: Inbox
  var body: some View { EmptyView() }
}
// file: Program.swift
import SwiftUI

@main
struct Program: App {
  @StateObject private var inbox = Inbox()
  var body: some Scene { WindowGroup { Mailbox(inbox: inbox) } }
}
// file: Delegate.swift
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
  weak var drawer: Drawer?
}
