func load(_ api: API) async -> Int {
  await withUnsafeContinuation { continuation in // expect: continuation_misuse (unsafe)
    api.load { continuation.resume(returning: $0) }
  }
}
