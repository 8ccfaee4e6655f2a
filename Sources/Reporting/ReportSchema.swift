import JSON
import Linting

/// The published schemas of what the program writes as JSON (JSON Schema, draft 2020-12).
///
/// Later versions may add keys, so that others than these are no error; `version` changes when one of these does.
package enum ReportSchema: String, CaseIterable, Sendable {
  case report, decisions

  package var text: [UInt8] {
    JSONText.document(
      object(
        [
          JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
          JSONMember("title", JSONValue("actorlint \(rawValue)")),
        ],
        of: (self == .report ? reportMembers : decisionMembers) + [
          JSONMember(
            "skipped",
            list(object(of: [JSONMember("path", path), JSONMember("reason", text("why, in words"))]))
          ),
          JSONMember(
            "tool",
            object(of: [JSONMember("name", ["const": "actorlint"]), JSONMember("version", ["type": "string"])])
          ),
          JSONMember("version", ["const": JSONValue(.number(1))]),
        ]
      )
    )
  }

  private var reportMembers: [JSONMember] {
    let counts = ["baselined", "errors", "files", "lines", "notes", "suppressed", "warnings"]
    return [
      JSONMember("findings", list(finding)),
      JSONMember("summary", object(of: counts.map { JSONMember($0, count) })),
    ]
  }

  private var finding: JSONValue {
    object(
      of: range + [
        JSONMember("fingerprint", text("the same for equal findings, wherever they stand")),
        JSONMember("fixes", list(fix)),
        JSONMember("message", text("what happens, and what to do")),
        JSONMember("path", path),
        JSONMember(
          "related",
          list(object(of: place + [JSONMember("message", ["type": "string"]), JSONMember("path", path)]))
        ),
        JSONMember("rule", ["type": "string", "pattern": "^[a-z_]+$"]),
        JSONMember("severity", words(Severity.allCases.map(\.rawValue))),
        JSONMember("suppressed", ["type": "boolean"]),
        JSONMember("symbol", text("the declaration that holds the finding; empty at file level")),
      ]
    )
  }

  private var fix: JSONValue {
    object(
      of: [
        JSONMember("edits", list(object(of: range + [JSONMember("text", text("takes the place of the range"))]))),
        JSONMember("safe", ["type": "boolean"]),
        JSONMember("title", ["type": "string"]),
      ]
    )
  }

  private var decisionMembers: [JSONMember] {
    let counts = ["actor", "ask", "decided", "files", "inferred", "lines", "main_actor", "sendable"]
    return [
      JSONMember("decisions", list(decision)),
      JSONMember("summary", object(of: counts.map { JSONMember($0, count) })),
    ]
  }

  private var decision: JSONValue {
    let evidence = [JSONMember("line", number), JSONMember("path", path), JSONMember("text", ["type": "string"])]
    return object(
      of: [
        JSONMember("alternative", ["type": ["string", "null"]]),
        JSONMember("annotation", text("what to write; empty for nothing")),
        JSONMember("blockers", list(["type": "string"])),
        JSONMember("confidence", ["type": "number", "minimum": 0, "maximum": 1]),
        JSONMember("decision", words(Decision.Answer.allCases.map(\.rawValue))),
        JSONMember("evidence", list(object(of: evidence))),
        JSONMember("kind", words(["actor", "class", "enum", "extension", "protocol", "struct"])),
        JSONMember("line", number),
        JSONMember("path", path),
        JSONMember("scope", words(["functions", "protocol", "type"])),
        JSONMember("state", words(["advised", "decided"])),
        JSONMember("strength", words(["strong", "weak"])),
        JSONMember("type", ["type": "string"]),
        JSONMember("unchecked", ["type": "boolean"]),
      ]
    )
  }

  private var place: [JSONMember] { [JSONMember("column", number), JSONMember("line", number)] }

  /// Columns count UTF-8 bytes from 1, the end is exclusive.
  private var range: [JSONMember] { place + [JSONMember("endColumn", number), JSONMember("endLine", number)] }

  private var number: JSONValue { ["type": "integer", "minimum": 1] }
  private var count: JSONValue { ["type": "integer", "minimum": 0] }
  private var path: JSONValue {
    text("from the project's root; a name that is not UTF-8 has '%XX' for '%' and for the bytes that are not")
  }

  private func text(_ description: String) -> JSONValue {
    ["type": "string", "description": JSONValue(description)]
  }

  private func words(_ words: [String]) -> JSONValue { ["enum": JSONValue(words)] }
  private func list(_ element: JSONValue) -> JSONValue { ["type": "array", "items": element] }

  /// All members are required.
  private func object(_ head: [JSONMember] = [], of members: [JSONMember]) -> JSONValue {
    let members = members.sorted { $0.key < $1.key }
    return JSONValue(
      .object(
        head + [
          JSONMember("type", "object"),
          JSONMember("required", JSONValue(members.map(\.key))),
          JSONMember("properties", JSONValue(.object(members))),
        ]
      )
    )
  }
}
