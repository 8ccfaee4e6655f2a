/// JSON as it is written (RFC 8259), in UTF-8.
package enum JSONText {
  /// In quotes; control characters and those that turn the direction of text are escaped, everything else stays itself.
  package static func quoted(_ string: String) -> [UInt8] {
    quoted(utf8: Array(string.utf8))
  }

  /// The same for bytes that are UTF-8.
  package static func quoted(utf8 bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 2)
    result.append(UInt8(ascii: "\""))
    var index = 0
    // Where the stretch begins that is written as it stands: nearly always all of the text.
    var plain = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        result.append(contentsOf: bytes[plain..<index])
        result.append(contentsOf: escape(byte))
        plain = index + 1
      } else if SteeringText.mayBegin(byte), let (scalar, length) = SteeringText.scalar(at: index, in: bytes) {
        result.append(contentsOf: bytes[plain..<index])
        result.append(contentsOf: length == 1 ? escape(byte) : unicodeEscape(scalar))
        index += length - 1
        plain = index + 1
      }
      index += 1
    }
    result.append(contentsOf: bytes[plain...])
    result.append(UInt8(ascii: "\""))
    return result
  }

  private static func escape(_ byte: UInt8) -> String.UTF8View {
    switch byte {
    case UInt8(ascii: "\""): #"\""#.utf8
    case UInt8(ascii: "\\"): #"\\"#.utf8
    case 0x08: #"\b"#.utf8
    case 0x09: #"\t"#.utf8
    case 0x0A: #"\n"#.utf8
    case 0x0C: #"\f"#.utf8
    case 0x0D: #"\r"#.utf8
    default: unicodeEscape(Unicode.Scalar(byte))
    }
  }

  /// Of a scalar that is no more than four digits.
  private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String.UTF8View {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return #"\u\#(String(repeating: "0", count: max(4 - digits.count, 0)))\#(digits)"#.utf8
  }
}

extension JSONText {
  /// What is still to be written, the next at the end: depth costs memory, not stack.
  private enum Step {
    case bytes([UInt8])
    case value(JSONValue, indentation: Int)
  }

  /// A document to be read by people, with a line break at the end: two spaces a level, short lists in one line.
  package static func document(_ value: JSONValue) -> [UInt8] {
    var result: [UInt8] = []
    var steps: [Step] = [.value(value, indentation: 0)]
    while let step = steps.popLast() {
      switch step {
      case .bytes(let bytes): result += bytes
      case .value(let value, let indentation): write(value, indentation, to: &result, then: &steps)
      }
    }
    return result + [0x0A]
  }

  private static func write(_ value: JSONValue, _ indentation: Int, to result: inout [UInt8], then steps: inout [Step])
  {
    switch value.content {
    case .null: result += "null".utf8
    case .bool(let bool): result += (bool ? "true" : "false").utf8
    case .number(let number): result += text(of: number).utf8
    case .string(let string): result += quoted(string)
    case .array(let elements):
      if elements.allSatisfy(\.isScalar), elements.count <= 8 {
        result += inLine(elements)
      } else {
        push(elements.map { ([], $0) }, "[", "]", indentation, to: &result, then: &steps)
      }
    case .object(let members):
      guard !members.isEmpty else {
        result += "{}".utf8
        return
      }
      push(members.map { (quoted($0.key) + ": ".utf8, $0.value) }, "{", "}", indentation, to: &result, then: &steps)
    }
  }

  private static func push(
    _ items: [(prefix: [UInt8], value: JSONValue)],
    _ opener: String,
    _ closer: String,
    _ indentation: Int,
    to result: inout [UInt8],
    then steps: inout [Step]
  ) {
    let outer = Array("\n".utf8) + Array(repeating: 0x20, count: 2 * indentation)
    let inner = outer + [0x20, 0x20]
    result += opener.utf8
    steps.append(.bytes(outer + closer.utf8))
    for (index, item) in items.enumerated().reversed() {
      steps.append(.value(item.value, indentation: indentation + 1))
      steps.append(.bytes((index == 0 ? [] : [UInt8(ascii: ",")]) + inner + item.prefix))
    }
  }

  private static func inLine(_ elements: [JSONValue]) -> [UInt8] {
    var result = [UInt8(ascii: "[")]
    var steps: [Step] = []
    for (index, element) in elements.enumerated() {
      if index > 0 { result += ", ".utf8 }
      write(element, 0, to: &result, then: &steps)
    }
    return result + [UInt8(ascii: "]")]
  }

  /// Whole numbers without a fraction. JSON has no word for what is not a number.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch content {
    case .array, .object: false
    default: true
    }
  }
}
