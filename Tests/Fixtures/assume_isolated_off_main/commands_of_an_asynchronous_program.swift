// Where one command is asynchronous, 'main()' is, and calls the others off the main thread.
import ArgumentParser

@MainActor var count = 0

struct Count: ParsableCommand {
  func run() throws {
    MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main (note: traps off main; this is a witness)
  }
}

// file: Tool.swift
import ArgumentParser

@main struct Tool: AsyncParsableCommand {
  func run() async throws {}
}

// file: Shown.swift
import SwiftUI

struct Shown: DynamicProperty {
  nonisolated func update() {
    MainActor.assumeIsolated { count += 1 }
  }
}
