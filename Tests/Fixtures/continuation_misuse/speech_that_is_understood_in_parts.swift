import Photos
import Speech

func text(of url: URL, by recognizer: SFSpeechRecognizer) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    recognizer.recognitionTask(with: SFSpeechURLRecognitionRequest(url: url)) { result, error in
      if let error {
        continuation.resume(throwing: error)
        return
      }
      guard let result, result.isFinal else { return }
      continuation.resume(returning: result.bestTranscription.formattedString)
    }
  }
}

// Parts come before the whole.
func textInHaste(of url: URL, by recognizer: SFSpeechRecognizer) async throws -> String {
  let request = SFSpeechURLRecognitionRequest(url: url)
  request.shouldReportPartialResults = true
  return try await withCheckedThrowingContinuation { continuation in
    recognizer.recognitionTask(with: request) { result, error in
      if let result {
        continuation.resume(returning: result.bestTranscription.formattedString) // expect: continuation_misuse
      } else if let error {
        continuation.resume(throwing: error) // expect: continuation_misuse
      }
    }
  }
}

func data(of asset: PHAsset) async throws -> Data? {
  await withCheckedContinuation { continuation in
    PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, info in
      guard (info?[PHImageResultIsDegradedKey] as? Bool) != true else { return }
      continuation.resume(returning: data)
    }
  }
}
