/// The bytes of one file, in memory that is used again for the next.
///
/// 64 zero bytes stand behind the last byte, so that the lexer may load a whole word anywhere.
package final class SourceBuffer {
  package static let padding = 64

  @exclusivity(unchecked) package private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// In bytes, without the padding.
  @exclusivity(unchecked) package private(set) var count = 0
  package private(set) var capacity: Int

  package init(capacity: Int = 1 << 18) {
    self.capacity = capacity
    self.bytes = .allocate(capacity: capacity + Self.padding)
    bytes.initialize(repeating: 0, count: Self.padding)
  }

  package convenience init(_ content: some Collection<UInt8>) {
    self.init(capacity: content.count)
    replace(with: content)
  }

  deinit {
    bytes.deallocate()
  }

  /// Makes room for `capacity` bytes; what the buffer holds is kept.
  package func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    let larger = max(capacity, self.capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + Self.padding)
    moved.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = moved
    self.capacity = larger
  }

  /// Says how many bytes were written, and puts the padding behind them.
  package func finish(count: Int) {
    precondition(count <= capacity)
    self.count = count
    (bytes + count).update(repeating: 0, count: Self.padding)
  }

  package func replace(with content: some Collection<UInt8>) {
    reserve(content.count)
    _ = UnsafeMutableBufferPointer(start: bytes, count: content.count).initialize(from: content)
    finish(count: content.count)
  }
}
