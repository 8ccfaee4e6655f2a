package import Indexing
import Lexing
package import Outlining

extension Rule {
  /// A finding of this rule at a token.
  package func finding(
    _ message: String,
    at token: Int,
    in file: SourceFile,
    severity: Severity? = nil,
    related: [Finding.Related] = [],
    fix: Fix? = nil
  ) -> Finding {
    finding(message, at: token..<token + 1, in: file, severity: severity, related: related, fix: fix)
  }

  /// A finding of this rule over some tokens of a file; in code that nobody runs it is a note.
  package func finding(
    _ message: String,
    at tokens: Range<Int>,
    in file: SourceFile,
    severity: Severity? = nil,
    related: [Finding.Related] = [],
    fix: Fix? = nil
  ) -> Finding {
    let symbol = file.symbol(around: tokens.lowerBound)
    let severity = severity ?? self.severity
    return Finding(
      rule: id,
      severity: severity > .note && file.isUnused(at: tokens.lowerBound) ? .note : severity,
      message: message,
      place: file.place(of: tokens),
      symbol: symbol,
      related: related,
      fixes: fix.map { [$0] } ?? [],
      fingerprint: fingerprint(of: tokens, symbol: symbol, in: file)
    )
  }

  /// Says nothing of lines, messages or folders, so that it outlives edits around the finding.
  private func fingerprint(of tokens: Range<Int>, symbol: String, in file: SourceFile) -> String {
    var text = ""
    for token in tokens { text += (token > tokens.lowerBound ? " " : "") + file.outline.text(token) }
    return Finding.fingerprint(of: [id, symbol, text])
  }
}

extension Finding {
  /// Of what makes a finding the same as another: FNV-1a over 64 bits, which other people's files hold and which must
  /// never change, whatever hash the index uses.
  package static func fingerprint(of parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var text = parts.joined(separator: "\n")
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SourceFile {
  /// Lines and columns of some tokens, of which there is at least one.
  package func place(of tokens: Range<Int>) -> Place {
    let start = Int(self.tokens[tokens.lowerBound].start)
    let end = Int(self.tokens[max(tokens.lowerBound, tokens.upperBound - 1)].end)
    return Place(start..<max(start, end), in: outline.source, lines, at: path)
  }

  /// Counted from 1.
  package func line(of token: Int) -> Int { place(of: token..<token + 1).line }

  /// Evidence at a token.
  package func evidence(_ message: String, at token: Int) -> Finding.Related {
    Finding.Related(place: place(of: token..<token + 1), message: message)
  }

  /// Where self is held, and where the loop is that keeps it, if the finding stands elsewhere.
  package func evidence(of holding: HoldingLoop) -> [Finding.Related] {
    let holder = holding.holder
    let held = holder.file.evidence("self is held here", at: holder.token)
    let loop = holding.loop.keyword
    return holding.place.contains(loop) ? [held] : [held, evidence("loops here", at: loop)]
  }

  /// What puts the code around a token on an actor, as evidence: a declaration in the words given, or a build setting.
  package func isolationEvidence(_ message: String, around token: Int) -> [Finding.Related] {
    switch isolationSource(around: token) {
    case .declaration(let name): [evidence(message, at: name)]
    case .setting(let setting): [Finding.Related(place: Place(setting), message: "on the main actor by this default")]
    case nil: []
    }
  }

  /// What chooses the file's language mode, as evidence for a finding that goes by it.
  package var modeEvidence: [Finding.Related] {
    guard let mode = project.modules.settings(of: index).languageMode.value,
      let setting = project.modules.modePlace(of: index)
    else { return [] }
    return [Finding.Related(place: Place(setting), message: "Swift \(mode.rawValue) mode by this")]
  }

  /// The tokens of a call up to its trailing closures.
  package func head(of call: Call) -> Range<Int> {
    head(ofCallee: call.callee, paren: call.paren)
  }

  /// The same of a call's parts; without parentheses there is -1 for the opening one.
  package func head(ofCallee callee: Range<Int>, paren: Int) -> Range<Int> {
    guard paren >= 0 else { return callee }
    return callee.lowerBound..<max(callee.upperBound, min(Int(tokens[paren].partner) + 1, tokens.count))
  }
}
