import Foundation

enum Table {
  final class Row {
    let cells: [Int] = []
  }
}

typealias Handle = Table.Row
typealias Archive = NSCoder

extension Handle: @unchecked Sendable {}
extension Archive: @unchecked @retroactive Sendable {} // expect: retroactive_unchecked_sendable
