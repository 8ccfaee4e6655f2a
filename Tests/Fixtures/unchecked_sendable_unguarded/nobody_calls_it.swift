// Nobody can call what only this file sees and does not call.
import Foundation

private final class Tokens: @unchecked Sendable {
  private let lock = NSLock()
  private var tokens: [String] = []

  func add(_ token: String) { lock.withLock { tokens.append(token) } }

  public func archive() -> [String] { tokens }
}

private let tokens = Tokens()

func remember(_ token: String) { tokens.add(token) }
