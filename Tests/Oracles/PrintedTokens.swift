import Foundation

/// The tokens that `actorlint debug tokens FILE` prints, or why there are none.
struct PrintedTokens {
  let tokens: [PlacedToken]
  let failure: String?

  init(program: String, file: String) {
    let (output, problem) = run([program, "debug", "tokens", file])
    var failure = problem
    tokens = failure == nil ? parse(output, &failure) : []
    self.failure = failure
  }
}

private let kindsByName = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.rawValue, $0) })

/// Reads `offset length kind` lines; tokens must be in order, not empty and not overlap.
private func parse(_ output: [UInt8], _ failure: inout String?) -> [PlacedToken] {
  var tokens: [PlacedToken] = []
  tokens.reserveCapacity(output.count / 16)
  for line in output.split(separator: UInt8(ascii: "\n")) {
    let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, let start = Int(fields[0]), let length = Int(fields[1]), let kind = kindsByName[fields[2]]
    else {
      failure = "not a token: '\(String(decoding: line, as: UTF8.self).prefix(100))'"
      break
    }
    guard length > 0, start >= tokens.last?.end ?? 0 else {
      failure = "empty, out of order or overlapping: '\(String(decoding: line, as: UTF8.self))'"
      break
    }
    tokens.append(PlacedToken(start: start, end: start + length, kind: kind))
  }
  return tokens
}
