import JSON
import Linting

/// What the formats that are JSON have in common.
extension ByteOutput {
  /// Writes elements with commas between them, until nobody reads any more; `line` begins the line of its own that each
  /// stands on. False where there are none.
  @discardableResult
  func writeEach<Element>(
    _ elements: some Sequence<Element>,
    line: String? = nil,
    write: (Element) -> Void
  ) -> Bool {
    var isFirst = true
    for element in elements {
      guard isOpen else { break }
      append(line.map { isFirst ? $0 : "," + $0 } ?? (isFirst ? "" : ", "))
      isFirst = false
      write(element)
    }
    return !isFirst
  }

  /// A member of a document: a list with an element on each line.
  func writeList<Element>(_ key: String, of elements: some Sequence<Element>, write: (Element) -> Void) {
    append("  \"\(key)\": [")
    append(writeEach(elements, line: "\n    ", write: write) ? "\n  ],\n" : "],\n")
  }

  func writeList(ofSkipped files: [SkippedFile]) {
    writeList("skipped", of: files) { file in
      append("{\"path\": ")
      append(PathText.quoted(file.path))
      append(", \"reason\": ")
      append(JSONText.quoted(file.reason))
      append("}")
    }
  }

  /// The last members of a document, and its end.
  func writeEnd(toolVersion: String) {
    append("  \"tool\": {\"name\": \"actorlint\", \"version\": ")
    append(JSONText.quoted(toolVersion))
    append("},\n  \"version\": 1\n}\n")
  }
}
