struct Fetcher {
  func fetch(_ done: @escaping (Result<Int, any Error>) -> Void) {}

  func both() async throws -> Int {
    try await withCheckedThrowingContinuation { answer in
      fetch { result in
        if case .success(let value) = result {
          answer.resume(returning: value)
        } else if case let .failure(error) = result {
          answer.resume(throwing: error)
        }
      }
    }
  }

  func one() async throws -> Int {
    try await withCheckedThrowingContinuation { answer in // expect: continuation_misuse (waits for ever)
      fetch { result in
        if case .success(let value) = result {
          answer.resume(returning: value)
        }
      }
    }
  }

  func oneOfMany(_ isOpen: Bool) async throws -> Int {
    try await withCheckedThrowingContinuation { answer in // expect: continuation_misuse
      fetch { result in
        if isOpen, case .success(let value) = result {
          answer.resume(returning: value)
        } else if case .failure(let error) = result {
          answer.resume(throwing: error)
        }
      }
    }
  }

  /// Sleeping, whoever comes first.
  func fetchInTime() async -> Int {
    await withCheckedContinuation { answer in
      fetch { _ in answer.resume(returning: 1) }
      Task {
        try? await Task.sleep(for: .seconds(5))
        answer.resume(returning: 0) // expect: continuation_misuse (run again)
      }
    }
  }

  func rough(_ manager: PHImageManager, _ asset: PHAsset) async -> UIImage? {
    await withCheckedContinuation { answer in
      manager.requestImage(for: asset, targetSize: .zero, contentMode: .aspectFit, options: nil) { image, _ in
        answer.resume(returning: image) // expect: continuation_misuse (run again)
      }
    }
  }

  func fine(_ manager: PHImageManager, _ asset: PHAsset, _ options: PHImageRequestOptions) async -> UIImage? {
    await withCheckedContinuation { answer in
      manager.requestImage(for: asset, targetSize: .zero, contentMode: .aspectFit, options: options) { image, _ in
        answer.resume(returning: image)
      }
    }
  }

  func asks(_ manager: PHImageManager, _ asset: PHAsset) async -> UIImage? {
    await withCheckedContinuation { answer in
      manager.requestImage(for: asset, targetSize: .zero, contentMode: .aspectFit, options: nil) { image, facts in
        if facts?[PHImageResultIsDegradedKey] as? Bool == true { return }
        answer.resume(returning: image)
      }
    }
  }
}
