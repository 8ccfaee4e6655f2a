import AuthenticationServices

@MainActor var count = 0

@MainActor protocol Watching {
  func changed()
}

protocol Listening {
  func heard()
}

protocol Mixed {
  func changed()
}

// Who has a value of a protocol that is on the main actor calls it there.
final class Watcher: Watching, Listening {
  nonisolated func changed() {
    MainActor.assumeIsolated { count += 1 }
  }

  nonisolated func heard() {
    MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main (note: traps off main; this is a witness)
  }
}

final class Both: Watching, Mixed {
  nonisolated func changed() {
    MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main (note: traps off main; this is a witness)
  }
}

final class Anchor: NSObject, Listening, ASWebAuthenticationPresentationContextProviding {
  nonisolated func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    MainActor.assumeIsolated { ASPresentationAnchor() }
  }

  nonisolated func heard() {}
}
