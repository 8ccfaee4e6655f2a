import Speech

func text(of url: URL, by recognizer: SFSpeechRecognizer) async throws -> String? {
  let request = SFSpeechURLRecognitionRequest(url: url)
  request.shouldReportPartialResults = false
  return try await withCheckedThrowingContinuation { continuation in
    recognizer.recognitionTask(with: request) { result, error in
      if let error {
        continuation.resume(throwing: error)
      } else {
        continuation.resume(returning: result?.bestTranscription.formattedString)
      }
    }
  }
}
