final class Leaf: Middle {
  func act() {} // isolation: @MainActor
  override func overridden() {} // isolation: @MainActor
}

final class Shelf {
  // A getter without a keyword belongs to its subscript all the same.
  @MainActor subscript(place: Int) -> Int { place } // isolation: @MainActor
  @MainActor subscript(name: String) -> Int { get { 0 } } // isolation: @MainActor
}

// file: Middle.swift
class Middle: Root {}

extension Leaf {
  func added() {} // isolation: @MainActor
}

// file: Root.swift
@MainActor
// the attribute stands above a comment
@available(iOS 15, *)
class Root {
  func overridden() {}
}

// file: Actors.swift
@globalActor actor Disk { static let shared = Disk() } // isolation: actor
@Disk final class Cache {
  func read() {} // isolation: @Disk
}
@resultBuilder struct Lines {}
@Lines struct Builder {
  func make() {} // isolation: nonisolated
}

// file: Compositions.swift
typealias Page = Titled & Showing
typealias Sheet = Page & AnyObject
typealias Entry = Titled & Sendable

struct Cover: Page {
  func turn() {} // isolation: @MainActor
}

final class Leaflet: Sheet {
  func turn() {} // isolation: @MainActor
}

struct Line: Entry {
  func read() {} // isolation: nonisolated
}

// file: Protocols.swift
protocol Titled { var title: String { get } }
@MainActor protocol Showing { func show() }

// file: Terminal+Mac.swift
#if os(macOS)
import AppKit
class Terminal: NSView {}
class Cursor: NSView {}
#endif

// file: Terminal+Phone.swift
#if os(iOS)
import UIKit
class Terminal: UIScrollView {}
class Cursor {}
#endif

// file: Below.swift
final class TrackedTerminal: Terminal {
  func track() {} // isolation: @MainActor
}

final class TrackedCursor: Cursor {
  func track() {} // isolation: unknown
}

final class Helper: Assistant {
  func help() {} // isolation: unknown
}

// file: Tests/HelperTests/AssistantTests.swift
import XCTest
@MainActor class Assistant {
  func help() {} // isolation: @MainActor
}
final class TestedAssistant: Assistant {
  func test() {} // isolation: @MainActor
}

// file: Round+Mac.swift
class Outward: Homeward {}
class Homeward: Outward {}
@MainActor private class Hidden {}

// file: Round+Phone.swift
class Outward: Homeward {}
class Homeward: Outward {}
@MainActor private class Hidden {}

// file: Traveller.swift
final class Traveller: Outward {
  func travel() {} // isolation: unknown
}

final class Seeker: Hidden {
  func seek() {} // isolation: unknown
}
