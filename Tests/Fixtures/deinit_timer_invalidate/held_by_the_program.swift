// The program's delegate keeps it, and 'deinit' hardly ever runs, or its class for ever. A coordinator goes with its view.
import SwiftUI

final class Heart {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note)
}

final class Clock {
  public static private(set) var shared: Clock = .init() // expect: global_mutable_state
  private var timer: Timer?
  private init() {}
  deinit { timer?.invalidate() }
}

final class Watch {
  public static private(set) var shared: Watch = .init() // expect: global_mutable_state
  private var timer: Timer?
  private init() {}
  static func wind() { shared = .init() }
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

struct Knob: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ view: NSView, context: Context) {}
  func makeCoordinator() -> Turner { Turner() }
}

final class Turner {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

// An object that holds itself on another thread, whatever it is.
final class Lathe {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "lathe")
  func run() { queue.async { self.turn() } }
  private func turn() {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}
// One that lives as long as the program may let go of it.
final class Press {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "press")
  func run() { queue.async { self.turn() } }
  private func turn() {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}
// file: Delegate.swift
import AppKit

final class Delegate: NSObject, NSApplicationDelegate {
  private var heart: Heart?
  private let workshop = Workshop()
}

final class Workshop {
  var press: Press?
}
