import Foundation
import SwiftUI

@MainActor final class Shelf {
  var isRefreshing = false
  let spinner = Spinner()
  let group = DispatchGroup()

  func open(_ known: Bool) {
    showCover()
    defer { hideCover() } // expect: defer_before_task (hideCover)
    if known {
      print("known")
    } else {
      Task { await fetch() }
    }
  }

  // It is hidden with the next turn of the main loop, which somebody wants so.
  func glimpse() {
    showCover()
    defer { DispatchQueue.main.async { self.hideCover() } }
    Task { await fetch() }
  }

  func turn() {
    spinner.startAnimating()
    defer { spinner.stopAnimating() } // expect: defer_before_task
    Task { await fetch() }
  }

  func counted() {
    group.enter()
    defer { group.leave() } // expect: defer_before_task
    Task { await fetch() }
  }

  func onlyBack() {
    defer { isRefreshing = false } // expect: defer_before_task
    Task { await fetch() }
  }

  func read(_ file: URL) {
    guard file.startAccessingSecurityScopedResource() else { return }
    defer { file.stopAccessingSecurityScopedResource() } // expect: defer_before_task (the access ends)
    let title = file.lastPathComponent
    Task {
      await self.load(file, title)
    }
  }

  func copies(_ file: URL) {
    guard file.startAccessingSecurityScopedResource() else { return }
    defer { file.stopAccessingSecurityScopedResource() }
    let title = file.lastPathComponent
    Task { await name(title) }
  }

  func updates(_ table: Table) {
    table.beginUpdates()
    defer { table.endUpdates() }
    Task { await fetch() }
  }

  func others(_ spinner: Spinner) {
    self.spinner.startAnimating()
    defer { spinner.stopAnimating() }
    Task { await fetch() }
  }

  func each(_ names: [String]) {
    showCover()
    defer { hideCover() } // expect: defer_before_task
    for name in names {
      Task { await self.name(name) }
    }
  }

  func within(_ work: () -> Void) {
    showCover()
    defer {
      hideCover()
      Task { await fetch() }
    }
    work()
  }

  func showCover() {}
  func hideCover() {}
  func fetch() async {}
  func name(_ name: String) async {}
  func load(_ file: URL, _ title: String) async {}
}

final class Spinner {
  func startAnimating() {}
  func stopAnimating() {}
}

final class Table {
  func beginUpdates() {}
  func endUpdates() {}
}

struct Panel: View {
  @State private var isBusy = false
  @State private var isSent = false

  var body: some View {
    VStack {
      Button("Save") {
        isBusy = true
        defer { isBusy = false } // expect: defer_before_task
        Task { await send() }
      }
      Button("Send") {
        Task {
          isSent = true
          defer { isSent = false }
          await send()
        }
      }
    }
  }

  func send() async {}
}
