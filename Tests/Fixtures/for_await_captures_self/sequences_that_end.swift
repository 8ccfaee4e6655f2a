import Combine
import Foundation
import StoreKit

final class Importer {
  private var lines: [String] = []

  func start(_ url: URL, _ numbers: AsyncStream<Int>, _ handle: FileHandle, _ pages: some AsyncSequence<Int, Never>) {
    Task { // expect: unhandled_throwing_task
      await withTaskGroup(of: Int.self) { group in
        group.addTask { 1 }
        for await number in group { self.lines.append("\(number)") }
      }
      try await withThrowingTaskGroup(of: Int.self) { group in
        for try await number in group { self.lines.append("\(number)") }
      }
      for try await line in url.lines { self.lines.append(line) }
      for try await byte in url.resourceBytes { self.lines.append("\(byte)") }
      let (bytes, _) = try await URLSession.shared.bytes(from: url)
      for try await line in bytes.lines { self.lines.append(line) }
      for try await line in handle.bytes.lines { self.lines.append(line) }
      for await entitlement in Transaction.currentEntitlements { self.lines.append("\(entitlement)") }
      for await transaction in Transaction.all { self.lines.append("\(transaction)") }
      for await transaction in Transaction.unfinished { self.lines.append("\(transaction)") }
      for await note in NotificationCenter.default.notifications(named: .init("a")).prefix(1) {
        self.lines.append("\(note)")
      }
      for await note in NotificationCenter.default.notifications(named: .init("a")).prefix(while: { _ in false }) {
        self.lines.append("\(note)")
      }
      for await note in NotificationCenter.default.notifications(named: .init("a")).map(\.name).prefix(3) {
        self.lines.append("\(note)")
      }
      for await one in Just(1).values { self.lines.append("\(one)") }
      for try await one in Future<Int, Error> { $0(.success(1)) }.values { self.lines.append("\(one)") }
      for await page in pages { self.lines.append("\(page)") }
      for await event in Unknown.shared.events() { self.lines.append("\(event)") }
      for line in ["a", "b"] { self.lines.append(line) }
    }
  }
}
