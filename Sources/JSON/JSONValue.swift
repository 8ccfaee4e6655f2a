/// A value of a JSON document, and where it stands there.
package struct JSONValue: Sendable {
  package enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the document.
    case object([JSONMember])
  }

  package var content: Content
  /// Of the first byte in the document; 0 for a value that was never in one.
  package var offset: Int

  package init(_ content: Content, offset: Int = 0) {
    self.content = content
    self.offset = offset
  }

  /// What the value is, as messages name it: 'a string'.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value of an object's key; nil where there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  package var key: String
  /// Of the key's first byte in the document.
  package var offset: Int
  package var value: JSONValue

  package init(_ key: String, _ value: JSONValue, offset: Int = 0) {
    self.key = key
    self.offset = offset
    self.value = value
  }
}

extension JSONValue: Equatable {
  /// Two values are alike wherever they stand.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }
}

extension JSONMember: Equatable {
  package static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral string: String) {
    self.init(.string(string))
  }

  package init(booleanLiteral bool: Bool) {
    self.init(.bool(bool))
  }

  package init(integerLiteral number: Int) {
    self.init(.number(Double(number)))
  }

  package init(arrayLiteral elements: JSONValue...) {
    self.init(.array(elements))
  }

  /// Keeps the order.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(.object(members.map { JSONMember($0, $1) }))
  }

  package init(_ string: String) {
    self.init(.string(string))
  }

  package init(_ strings: [String]) {
    self.init(.array(strings.map { JSONValue($0) }))
  }
}
