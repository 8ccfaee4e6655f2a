import JSON
import Linting
import Rules

/// The published schema of configurations (JSON Schema, draft 2020-12), made of the keys and the catalogue.
struct ConfigurationSchema {
  private let names: RuleNames

  init(_ names: RuleNames) {
    self.names = names
  }

  var text: [UInt8] {
    JSONText.document([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "actorlint configuration",
      "type": "object",
      "additionalProperties": false,
      "properties": JSONValue(.object(properties(in: .project))),
      "$defs": [
        "selectors": [
          "type": ["string", "array"],
          "items": ["type": "string", "enum": JSONValue(names.selectors)],
          "if": ["type": "string"],
          "then": ["enum": JSONValue(names.selectors)],
        ],
        "strings": ["type": ["string", "array"], "items": ["type": "string"]],
        "version": [
          "oneOf": [["type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$"], ["type": "number", "minimum": 0]]
        ],
      ],
    ])
  }

  private func properties(in place: ConfigurationKey.Place) -> [JSONMember] {
    ConfigurationKey.allCases.filter { $0.isAllowed(in: place) }.map { key in
      var members = definition(of: key)
      members.insert(JSONMember("description", JSONValue(key.help)), at: 0)
      return JSONMember(key.rawValue, JSONValue(.object(members)))
    }
  }

  private func definition(of key: ConfigurationKey) -> [JSONMember] {
    switch key.kind {
    case .flag: [JSONMember("type", "boolean")]
    case .text: [JSONMember("type", "string")]
    case .texts: [JSONMember("$ref", key.namesRules ? "#/$defs/selectors" : "#/$defs/strings")]
    case .choice(let words): [JSONMember("enum", JSONValue(.array(words.flatMap(spellings))))]
    case .map(let keys, let values):
      [
        JSONMember("type", "object"),
        JSONMember("propertyNames", ["enum": JSONValue(keys ?? names.ids)]),
        JSONMember("additionalProperties", values.map { ["enum": JSONValue($0)] } ?? ["$ref": "#/$defs/version"]),
      ]
    case .overrides:
      [
        JSONMember("type", "array"),
        JSONMember(
          "items",
          [
            "type": "object", "additionalProperties": false, "required": ["files"],
            "properties": JSONValue(.object(properties(in: .override))),
          ]
        ),
      ]
    }
  }

  /// A number may also be written without quotes.
  private func spellings(_ word: String) -> [JSONValue] {
    [JSONValue(word)] + (Double(word).map { [JSONValue(.number($0))] } ?? [])
  }
}

extension ConfigurationKey {
  fileprivate var namesRules: Bool {
    switch self {
    case .select, .extendSelect, .ignore: true
    default: false
    }
  }
}
