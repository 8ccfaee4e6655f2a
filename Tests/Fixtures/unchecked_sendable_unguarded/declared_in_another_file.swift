extension Draft: @unchecked Sendable {} // expect: unchecked_sendable_unguarded (note: this class has no lock)

extension LockedDraft: @unchecked Sendable {}

extension Page: @unchecked Sendable {}

extension Window: @unchecked Sendable {}

func rename(_ draft: Draft) { draft.title = "" }

// file: Draft.swift
import Foundation

final class Draft {
  var title = ""
}

final class LockedDraft {
  private let lock = NSLock()
  var title = ""
}

final class Page {
  let title = ""
  private var number = 0
}

@MainActor final class Window {
  var title = ""
}
