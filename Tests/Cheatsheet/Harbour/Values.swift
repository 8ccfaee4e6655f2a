import Foundation

public struct Position {
  public var latitude: Double
  public var longitude: Double
}

public struct Heading {
  public let degrees: Int
  public var name: String { "\(degrees)°" }
}

public enum Cargo {
  case empty
  case containers(Int)
  case bulk(tons: Double, kind: BulkKind)
}

public enum BulkKind: String {
  case ore, grain, oil
}

public struct Voyage {
  public let id: UUID
  public var ports: [Port]
  public var cargo: [String: Cargo]
  public var departure: Date?
}

public struct Port {
  public let name: String
  public let position: Position
  public let berths: Set<Int>
}

struct Berth {
  let number: Int
  var occupant: Ship?
}

struct Ship {
  let name: String
  var position: Position
  var heading = Heading(degrees: 0)
  var flags: [Flag] = []
}

enum Flag {
  case pilot, quarantine
  case custom(letters: [Character])
}

@frozen public enum Tide {
  case low, high
}

public struct Timetable<Entry> {
  public var entries: [Entry]
  public init(entries: [Entry]) { self.entries = entries }
}

public struct Labelled<Value: Sendable> {
  public let label: String
  public let value: Value
}

public struct Pair<First, Second> {
  public var first: First
  public var second: Second
}

public enum Outcome<Value> {
  case arrived(Value)
  case lost
}

public struct Weather {
  public enum Sky {
    case clear, cloudy
  }

  public struct Wind {
    public let speed: Measurement<UnitSpeed>
    public let heading: Heading
  }

  public var sky: Sky
  public var wind: Wind?
}

public struct Notice: Codable, Hashable {
  public let title: String
  public let link: URL?
}

public struct Formatter {
  public let format: @Sendable (Position) -> String
}

public struct Handler {
  public let handle: (Position) -> Void
}

public struct AnyMessage {
  public let payload: Any
}

public struct Envelope {
  public let recipients: [any Recipient]
  public let notice: Notice
}

public protocol Recipient {
  var address: String { get }
}

public protocol SafeRecipient: Sendable {
  var address: String { get }
}

public struct SafeEnvelope {
  public let recipients: [any SafeRecipient]
}

struct Receipt {
  let envelope: SafeEnvelope
  let date: Date
}

enum Lane {
  static let all = [1, 2, 3]
}

struct HarbourError: Error {
  let code: Int
}

enum DockingError: LocalizedError {
  case blocked(by: String)
}

public struct Logbook {
  let ledger: Ledger
  public var count: Int { ledger.entries.count }
}

public indirect enum Route {
  case end
  case leg(Port, Route)
}
