import Foundation
import JSON
import Testing

@Suite struct `Reading JSON` {
  static let documents = [
    "null", "true", " false ", "0", "-0", "1", "-1.5", "1e3", "1E-2", "0.1", "123456789012345678", "2.5e+10", "\"\"",
    #""a\"\\\/\b\f\n\r\té""#, #""\ud83d\ude00""#, "\"é漢😀\"", "[]", "{}", "[1, [2, [3]], {}]", #"{"a": {"b": [null]}}"#,
    #"{"": 1, "a b": "c"}"#, "\t[\n1\r\n]\n", "1.7976931348623157e308", "5e-324",
  ]

  @Test(arguments: documents) func `A document means what Foundation reads in it`(text: String) throws {
    let value = try JSONReader.read(Array(text.utf8), as: .json)
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(value.foundation.isEqual(theirs), "\(value) \(theirs)")
    #expect(try JSONReader.read(Array(text.utf8), as: .json5) == value)
  }

  static let brokenDocuments = [
    "", " ", "nul", "nulls", "tru", "[", "[1", "[1,", "[,1]", "{", "{\"a\"", "{\"a\":", "{a:1}",
    "{1:2}", "\"", "\"a", "'a'", "\"\n\"", "\"\u{1}\"", #""\x""#, #""\u12""#, #""\ud800""#, #""\udc00""#,
    #""\ud800\u0041""#, "01", "-", "+1", ".5", "5.", "1e", "1e+", "0x1", "NaN", "Infinity", "1 2", "[] []", "//a\n1",
    "/*a*/1", "[1 2]", "{\"a\" 1}", "1e999", "--1", "]", "}", "[1}", "{\"a\":1]", "1.2.3", "1a", "\u{a0}1",
  ]

  @Test(arguments: brokenDocuments) func `What Foundation refuses is refused`(text: String) {
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8), as: .json) }
  }

  /// Foundation takes these.
  @Test(arguments: ["[1,]", "{\"a\":1,}", "{\"a\":1,\"a\":2}"]) func `JSON has no trailing commas and no key twice`(
    text: String
  ) {
    #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8), as: .json) }
  }

  @Test(arguments: ["// end", "/**/", "[,]", "{,}", "[1,,]", "{1: 2}", "{a: 1 b: 2}", "'\n'", "'\\1'", "\\"])
  func `Not everything is JSON5`(text: String) {
    #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8), as: .json5) }
  }

  @Test(arguments: [
    ("// a\n[1, /* b */ 2,]", "[1, 2]"), ("{a: 1, $b_2: 'c', }", #"{"a": 1, "$b_2": "c"}"#),
    ("'it\\'s \"'", #""it's \"""#),
    ("[.5, 5., +1, -.5, 0x1F, -0xa, 5.e2]", "[0.5, 5, 1, -0.5, 31, -10, 500]"), ("'a\\\nb\\\r\nc'", #""abc""#),
    (#"'\x41\v\0\q'"#, #""A\u000b\u0000q""#), ("\u{FEFF}\u{a0}\u{2028}1\u{b}\u{c}", "1"),
    ("{über: 1}", #"{"über": 1}"#),
    (#"{\u0061b: 1}"#, #"{"ab": 1}"#), ("{'a': 1, \"b\": 2}", #"{"a": 1, "b": 2}"#),
  ])
  func `JSON5 means the JSON beside it`(text: String, json: String) throws {
    let plain = try JSONReader.read(Array(json.utf8), as: .json)
    #expect(try JSONReader.read(Array(text.utf8), as: .json5) == plain)
  }

  @Test func `JSON5 has numbers that are none`() throws {
    let value = try JSONReader.read(Array("[Infinity, -Infinity, NaN]".utf8), as: .json5)
    guard case .array(let elements) = value.content else { return #expect(Bool(false)) }
    #expect(elements[0].content == .number(.infinity) && elements[1].content == .number(-.infinity))
    guard case .number(let number) = elements[2].content else { return #expect(Bool(false)) }
    #expect(number.isNaN)
  }

  @Test(arguments: [
    ("{\n  \"a\": 1,\n  \"b\" 2\n}", 3, 7, "expected ':' behind the key, found '2'"),
    ("[1,\r\n 2\r x]", 3, 2, "expected ',' or ']', found 'x'"),
    ("{a: 1,\n a: 2}", 2, 2, "the key 'a' stands here twice"),
    ("{'é': 1, 'b': }", 1, 16, "expected a value, found '}'"),
    ("[\"a\n\"]", 1, 4, "a control character in a string; write an escape"),
    ("[1, \"abc", 1, 5, "this string has no end"),
    ("1 /* ", 1, 3, "this comment has no end"),
    ("{a: ü}", 1, 5, "expected a value, found 'ü'"),
    ("[1 / 2]", 1, 4, "expected ',' or ']', found '/'"), ("{a: /}", 1, 5, "expected a value, found '/'"),
    ("{} /", 1, 4, "expected the end, found '/'"),
    ("[1", 1, 3, "expected ',' or ']', found the end of the file"),
    ("'\\u12'", 1, 2, "expected 4 hexadecimal digits"),
    ("'\\ud800x'", 1, 2, "half of a surrogate pair"),
    ("[007]", 1, 2, "a number has no zeros in front"),
    ("0x", 1, 3, "expected a hexadecimal digit, found the end of the file"),
    ("1e999", 1, 1, "this number is too large"),
    ("[1] x", 1, 5, "expected the end, found 'x'"),
    ("{a-b: 1}", 1, 3, "expected ':' behind the key, found '-'"),
  ])
  func `An error says where it is and what was expected`(text: String, line: Int, column: Int, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8), as: .json5) }
    #expect(error?.line == line && error?.column == column && error?.message == message, "\(String(describing: error))")
  }

  @Test func `A byte that is not UTF-8 is named`() {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(Array("[\n'".utf8) + [0xFF], as: .json5) }
    #expect(error == JSONError("this byte is not UTF-8", at: 3, in: Array("[\n'".utf8)))
    #expect(error?.line == 2 && error?.column == 2)
  }

  @Test func `Depth is bounded`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONReader.read(nested(JSONReader.depthLimit), as: .json)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(nested(1_000_000), as: .json) }
    #expect(error?.message == "nested more than 200 levels deep" && error?.column == 201)
  }

  @Test func `Any prefix and any damaged byte gives a value or an error within the text`() {
    let text = Array(#"{a: [1, 'b\u0041', "c", // d"#.utf8) + Array("\n /* e */ -0x1F, .5e3, null], 'ü': {},}".utf8)
    for end in text.indices {
      var damaged = text
      damaged[end] = UInt8(truncatingIfNeeded: end &* 37)
      for bytes in [Array(text[..<end]), damaged] {
        for dialect in [JSONReader.Dialect.json, .json5] {
          do {
            _ = try JSONReader.read(bytes, as: dialect)
          } catch {
            #expect(error.line <= 3 && error.column <= bytes.count + 1)
          }
        }
      }
    }
  }

  @Test func `Places are those of the document`() throws {
    let value = try JSONReader.read(Array("{ \"a\": [10, {b: 2}] }".utf8), as: .json5)
    #expect(value["a"]?.offset == 7)
    guard case .array(let elements)? = value["a"]?.content else { return #expect(Bool(false)) }
    #expect(elements.map(\.offset) == [8, 12])
    guard case .object(let members) = elements[1].content else { return #expect(Bool(false)) }
    #expect(members.map(\.offset) == [13] && members[0].value.offset == 16)
  }
}

@Suite struct `Writing JSON` {
  @Test(arguments: `Reading JSON`.documents) func `What is written is read again, by Foundation too`(text: String)
    throws
  {
    let value = try JSONReader.read(Array(text.utf8), as: .json)
    let written = JSONText.document(value)
    #expect(try JSONReader.read(written, as: .json) == value)
    let theirs = try JSONSerialization.jsonObject(with: Data(written), options: .fragmentsAllowed)
    #expect(value.foundation.isEqual(theirs))
  }

  @Test func `A document is written for people`() {
    let value: JSONValue = [
      "version": 1, "names": ["a", "b"], "none": [], "objects": [["a": true], [:]], "text": "\u{1b}\"\n",
    ]
    #expect(
      String(decoding: JSONText.document(value), as: UTF8.self) == #"""
        {
          "version": 1,
          "names": ["a", "b"],
          "none": [],
          "objects": [
            {
              "a": true
            },
            {}
          ],
          "text": "\u001B\"\n"
        }

        """#
    )
  }
}

extension JSONValue {
  /// As `JSONSerialization` has it.
  fileprivate var foundation: NSObject {
    switch content {
    case .null: NSNull()
    case .bool(let bool): NSNumber(value: bool)
    case .number(let number): NSNumber(value: number)
    case .string(let string): NSString(string: string)
    case .array(let elements): NSArray(array: elements.map(\.foundation))
    case .object(let members):
      NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.foundation) }))
    }
  }
}
