) {
  await withCheckedContinuation { continuation in
    api.load { value in
      guard let value else { ... return } // expect: continuation_misuse
      continuation.resume(returning: value)
