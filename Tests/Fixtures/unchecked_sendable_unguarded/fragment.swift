final class Broken: @unchecked Sendable {
  private var count = 0
  func bump() { lock.lock( count += 
