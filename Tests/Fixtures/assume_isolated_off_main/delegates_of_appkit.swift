import AppKit
import MetalKit

@MainActor final class Menu {
  var title = ""
}

final class Starter: NSObject, NSApplicationDelegate, NSWindowDelegate, NSTextFieldDelegate, NSMenuItemValidation {
  private let menu: Menu

  init(menu: Menu) { self.menu = menu }

  func applicationDidFinishLaunching(_ note: Notification) {
    MainActor.assumeIsolated { menu.title = "a" }
  }

  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    MainActor.assumeIsolated { menu.title = "b" }
    return .terminateNow
  }

  func windowWillClose(_ note: Notification) {
    MainActor.assumeIsolated { menu.title = "c" }
  }

  func controlTextDidChange(_ note: Notification) {
    MainActor.assumeIsolated { menu.title = "d" }
  }

  func validateMenuItem(_ item: NSMenuItem) -> Bool {
    MainActor.assumeIsolated { menu.title.isEmpty }
  }

  nonisolated func applicationWillTerminate(_ note: Notification) {
    MainActor.assumeIsolated { menu.title = "e" } // expect: assume_isolated_off_main
  }

  func reload() {
    MainActor.assumeIsolated { menu.title = "f" } // expect: assume_isolated_off_main
  }

  private func windowTitle() {}
}

final class Rows: NSObject, NSTableViewDataSource, MTKViewDelegate {
  func numberOfRows(in view: NSTableView) -> Int {
    MainActor.assumeIsolated { Menu().title.count }
  }

  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {
    MainActor.assumeIsolated { Menu().title = "g" }
  }

  func applicationDidFinishLaunching(_ note: Notification) {
    MainActor.assumeIsolated { Menu().title = "h" } // expect: assume_isolated_off_main
  }

  func draw(in view: MTKView) {}
}
