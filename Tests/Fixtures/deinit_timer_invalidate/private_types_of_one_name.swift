// A private class is kept by its own file: a property elsewhere is of another type with the name.
import Foundation

@MainActor final class Kitchen {
  private var slots: [Int: Slot] = [:]

  private final class Slot {
    var timer: Timer?
    deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
  }
}

final class Cellar {
  private var shelf: Shelf?

  private final class Shelf {
    var timer: Timer?
    deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
  }
}

// file: Garage.swift
import Foundation

final class Garage {
  private struct Slot {}
  private var slots: [Int: Slot] = [:]
}
