/// What nobody takes nobody resumes: these wait on purpose.
func waitForEver() async {
  await withUnsafeContinuation { _ in }
}

func waitOnce() async -> Int {
  await withUnsafeContinuation { continuation in // expect: continuation_misuse
    continuation.resume(returning: 1)
  }
}
