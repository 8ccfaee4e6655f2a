import Indexing
import Lexing
import Outlining

/// Lexes, outlines and follows any bytes, and stops the program where a promise of the floors is broken.
func follow(_ bytes: [UInt8]) {
  let file = SourceFile(alone: SourceBuffer(bytes), platform: .nothing)
  check(file.tokens, of: bytes.count)
  check(file.outline)
  _ = BodyListing(of: file)
  for closure in file.outline.closures {
    _ = file.body(of: closure)
    _ = file.selfCapture(of: closure)
    _ = file.fate(of: closure)
  }
  _ = file.continuationScopes
  _ = OutlineListing(of: SourceBuffer(bytes))
  _ = IsolationListing(of: file)
  read(manifest: bytes)
}

/// The bytes as a package's manifest, as an Xcode project and as a configuration file.
private func read(manifest bytes: [UInt8]) {
  let files = [Path("A.xcodeproj/B/a.swift"), Path("Package.swift"), Path("Sources/A/a.swift")]
  let modules = Modules(files: files, manifests: [Path("A.xcodeproj/project.pbxproj")]) { _, source in
    source.replace(with: bytes)
    return true
  }
  for file in files.indices { _ = modules.settings(of: file) }
}

extension PlatformFacts {
  fileprivate static let nothing = PlatformFacts(isolation: [:])
}

/// Tokens stand in order, within the file, and know partners that exist.
private func check(_ tokens: Tokens, of count: Int) {
  var end = 0
  for index in 0..<tokens.count {
    let token = tokens[index]
    precondition(Int(token.start) >= end && token.length > 0, "token \(index) overlaps the one before")
    precondition(Int(token.partner) <= tokens.count, "token \(index) has a partner behind the last one")
    end = Int(token.end)
  }
  precondition(end <= count, "the last token ends behind the file")
}

/// What the outline names stands among the tokens, and every scope within its parent.
private func check(_ outline: Outline) {
  let all = 0..<outline.tokens.count + 1
  for (index, scope) in outline.scopes.enumerated() where index > 0 {
    precondition(scope.parent >= 0 && scope.parent < index, "scope \(index) has no parent before it")
    let parent = outline.scopes[scope.parent].content
    precondition(
      scope.content.lowerBound >= parent.lowerBound && scope.content.upperBound <= parent.upperBound,
      "scope \(index) leaves its parent"
    )
  }
  for call in outline.calls {
    precondition(!call.callee.isEmpty && all.contains(call.callee.lowerBound) && call.end < all.upperBound, "a call")
  }
  for binding in outline.bindings {
    precondition(all.contains(binding.name) && binding.visible.upperBound < all.upperBound, "a binding")
  }
  for closure in outline.closures {
    precondition(closure.body.lowerBound > closure.brace && closure.body.upperBound < all.upperBound, "a closure")
  }
}
