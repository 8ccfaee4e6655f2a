import Foundation

/// Types whose advice reaches into other code.
final class Highlighter {
  private var window: Window?
  private var names: [String] = []

  func highlight(_ name: String, in window: Window) {
    self.window = window
    names.append(name)
  }
}

struct Lookout {
  let highlighter = Highlighter()

  func report(_ name: String) {
    let other = Highlighter()
    _ = other
  }
}

final class Marker: Equatable, CustomStringConvertible {
  private var window: Window?
  private(set) var name = ""

  var description: String { name }

  func place(in window: Window, named name: String) {
    self.window = window
    self.name = name
  }

  static func == (left: Marker, right: Marker) -> Bool { left === right }
}

final class Track: Codable {
  let positions: [String]
  let length: Int
}

public final class Box<Content> {
  public let content: Content
  public init(content: Content) { self.content = content }
}

public struct Slot<Content> {
  public let box: Box<Content>
}

public struct Anchorage {
  public private(set) weak var meter: MeterReader?
  public lazy var depth = 3
}

public final class MeterReader {
  public let unit = "m"
}

public struct Tree {
  public var children: [Tree]
  public var name: Substring
}

public struct Chain {
  public var links: [Link]
}

public struct Link {
  public var chains: [Chain]
}

public protocol Sounding {
  associatedtype Depth
  func sound() -> Depth
}

public struct Sonar<Method: Sounding> {
  public let method: Method
  public var last: Method.Depth?
}

public struct Buoys: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let red = Buoys(rawValue: 1)
}

public class Wharf {
  public let length = 3
}

open class Pier {
  public let length = 3
}

public struct Crane {
  public var move: ((Double) async throws -> Void)?
  public let pier: Pier
}

public enum Signal {
  case horn(Int)
  case call(() -> Void)
}
