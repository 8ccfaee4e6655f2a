import JSON

/// Text as Markdown shows it and does not read it, in a table's cell.
enum MarkdownText {
  /// Without what would end the code or the cell; a table reads `\\|` as `|` even there.
  static func code(_ text: String) -> String {
    let inner = text.unicodeScalars.map { scalar in
      switch scalar {
      case "|": "\\|"
      case "`": "\u{FFFD}"
      case _ where SteeringText.contains(scalar): "\u{FFFD}"
      default: String(scalar)
      }
    }
    return "`\(inner.joined())`"
  }

  /// Characters that Markdown or HTML would read are escaped.
  static func plain(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~": "\\\(scalar)"
      case _ where SteeringText.contains(scalar): " "
      default: String(scalar)
      }
    }.joined()
  }
}
