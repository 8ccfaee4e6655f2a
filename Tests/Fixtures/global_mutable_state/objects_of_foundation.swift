import Foundation

enum Formats {
  static let dates = ISO8601DateFormatter() // expect: global_mutable_state
  static let sizes: ByteCountFormatter = { // expect: global_mutable_state
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    return formatter
  }()
  static let days = DateFormatter()
  static let names: [String] = []
  @MainActor static let lengths = LengthFormatter()
}

let seen = NSMutableSet() // expect: global_mutable_state

final class Log {
  let lines = NSMutableArray()
}
