/// The bytes of a report on their way out: they collect here until they are worth a write.
///
/// A failed write is final: what is appended after it is dropped, so a reporter need not ask after each piece.
package final class ByteOutput {
  private static let pieceSize = 1 << 16

  @exclusivity(unchecked) private var pending: [UInt8] = []
  private let write: ([UInt8]) -> Bool
  /// False once a write has failed: nothing more is wanted.
  @exclusivity(unchecked) package private(set) var isOpen = true

  /// `write` takes every byte it is given, or answers false.
  package init(_ write: @escaping ([UInt8]) -> Bool) {
    self.write = write
    pending.reserveCapacity(Self.pieceSize + 1024)
  }

  package func append(_ bytes: some Sequence<UInt8>) {
    guard isOpen else { return }
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { flush() }
  }

  package func append(_ string: String) {
    guard isOpen else { return }
    var string = string
    string.withUTF8 { pending.append(contentsOf: $0) }
    if pending.count >= Self.pieceSize { flush() }
  }

  package func append(_ number: Int) {
    append(String(number))
  }

  package func flush() {
    guard isOpen, !pending.isEmpty else { return }
    isOpen = write(pending)
    pending.removeAll(keepingCapacity: true)
  }
}
