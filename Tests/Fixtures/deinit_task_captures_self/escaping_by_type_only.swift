final class Row {
  private var title = ""

  deinit {
    Journal.note { self.title }
    Journal.noteOnce { self.title }
    Journal.noteInSteps { self.title }
    Journal.noteLater { self.title } // expect: deinit_task_captures_self
    Journal.keep { self.title } // expect: deinit_task_captures_self
    Journal.wrap { self.title } // expect: deinit_task_captures_self
    Journal.passOn { self.title } // expect: deinit_task_captures_self
    Journal.noteMaybe { self.title }
    Journal.keepMaybe { self.title } // expect: deinit_task_captures_self
    Journal.list { self.title } // expect: deinit_task_captures_self
  }
}
// file: Journal.swift
import Dispatch

/// Nobody took the attribute away when the lines were no longer collected.
enum Journal {
  private static var waiting: [() -> String] = [] // expect: global_mutable_state

  static func note(_ text: @escaping () -> String) { write(text, level: 1) }

  static func noteOnce(_ text: @escaping () -> String) {
    guard waiting.isEmpty else { return }
    print(text())
  }

  static func noteInSteps(_ text: @escaping () -> String) {
    if waiting.isEmpty {
      print(text())
    } else {
      for _ in waiting { print(text()) }
    }
  }

  static func noteLater(_ text: @escaping () -> String) {
    DispatchQueue.global().async { print(text()) } // expect: dispatch_global_async
  }

  static func keep(_ text: @escaping () -> String) {
    print(text())
    waiting = [text]
  }

  static func wrap(_ text: @escaping () -> String) {
    waiting.append { "- " + text() }
  }

  static func passOn(_ text: @escaping () -> String) { collect(text) }

  static func noteMaybe(_ text: @escaping () -> String?) { writeMaybe(text) }

  static func keepMaybe(_ text: @escaping () -> String) { collectMaybe(text) }

  private static func writeMaybe(_ text: () -> String?) { print(text() ?? "nothing") }

  private static func collectMaybe(_ text: (() -> String)?) { waiting.append(text ?? { "" }) }

  static func list(_ text: @escaping () -> String) { waiting.append(text) }

  private static func collect(_ text: @escaping () -> String) { waiting.append(text) }

  private static func write(_ text: () -> String, level: Int) { print(level, text()) }
}
