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

  /// Where the next byte of a value stands, from an offset on; the end of the file where there is none.
  package func offset(of byte: UInt8, from start: Int) -> Int {
    let (bytes, end) = (UnsafePointer(bytes), count)
    var index = start
    while index < end {
      let found = EightBytes.equal(EightBytes.load(bytes + index), to: byte)
      index &+= EightBytes.countBefore(found)
      if found != 0 { return min(index, end) }
    }
    return end
  }

  /// Where one of two small letters stands next, in either case; the range's end where neither does.
  package func offset(ofLetter first: UInt8, or second: UInt8, in range: Range<Int>) -> Int {
    let (bytes, end) = (UnsafePointer(bytes), range.upperBound)
    var index = range.lowerBound
    while index < end {
      let word = EightBytes.load(bytes + index) | EightBytes.ones &* 0x20
      let found = EightBytes.equal(word, to: first) | EightBytes.equal(word, to: second)
      index &+= EightBytes.countBefore(found)
      if found != 0 { return min(index, end) }
    }
    return end
  }
}
