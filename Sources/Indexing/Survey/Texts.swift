/// Texts one behind the other: a `String` for each of them would take three times as much.
package struct Texts: Sendable {
  /// Where one begins.
  package struct Place: Sendable {
    fileprivate let start: UInt32
  }

  /// Before each its length in bytes, seven bits at a time, the lowest first; the highest bit says that more follow.
  private var bytes: [UInt8] = []

  var byteCount: Int { bytes.count }

  mutating func reserve(bytes count: Int) { bytes.reserveCapacity(count) }

  mutating func append(_ text: String) -> Place {
    let place = Place(start: UInt32(bytes.count))
    var text = text
    text.withUTF8 { utf8 in
      var length = utf8.count
      while length > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
        length >>= 7
      }
      bytes.append(UInt8(length))
      bytes.append(contentsOf: utf8)
    }
    return place
  }

  subscript(place: Place) -> String {
    var index = Int(place.start)
    var (length, shift) = (0, 0)
    while bytes[index] > 0x7F {
      length |= Int(bytes[index] & 0x7F) << shift
      shift += 7
      index += 1
    }
    length |= Int(bytes[index]) << shift
    return String(decoding: bytes[index + 1..<index + 1 + length], as: UTF8.self)
  }

  /// Puts others behind these, whose places move by as many bytes as there were.
  mutating func append(_ others: Texts) { bytes += others.bytes }
}

extension Texts.Place {
  func moved(by bytes: Int) -> Texts.Place { Texts.Place(start: start + UInt32(bytes)) }
}
