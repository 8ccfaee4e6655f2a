import Photos

func rough(_ asset: PHAsset) async -> UIImage? {
  await withCheckedContinuation { continuation in
    let options = PHImageRequestOptions()
    options.isNetworkAccessAllowed = true
    PHImageManager.default().requestImage(
      for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
    ) { image, _ in
      continuation.resume(returning: image) // expect: continuation_misuse (may run again)
    }
  }
}

func opportunistic(_ asset: PHAsset) async -> UIImage? {
  let options = PHImageRequestOptions()
  options.deliveryMode = .opportunistic
  return await withCheckedContinuation { continuation in
    PHImageManager.default().requestImage(
      for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
    ) { image, _ in
      continuation.resume(returning: image) // expect: continuation_misuse (may run again)
    }
  }
}

func fine(_ asset: PHAsset) async -> UIImage? {
  let options = PHImageRequestOptions()
  options.deliveryMode = .highQualityFormat
  return await withCheckedContinuation { continuation in
    PHImageManager.default().requestImage(
      for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
    ) { image, _ in
      continuation.resume(returning: image)
    }
  }
}

func atOnce(_ asset: PHAsset) async -> UIImage? {
  await withCheckedContinuation { continuation in
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    PHImageManager.default().requestImage(
      for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
    ) { image, _ in
      continuation.resume(returning: image)
    }
  }
}

func asked(_ asset: PHAsset) async -> UIImage? {
  await withCheckedContinuation { continuation in
    let options = PHImageRequestOptions()
    PHImageManager.default().requestImage(
      for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
    ) { image, info in
      if (info?[PHImageResultIsDegradedKey] as? Bool) == true { return }
      continuation.resume(returning: image)
    }
  }
}

func elsewhere(_ asset: PHAsset, _ prepare: (PHImageRequestOptions) -> Void) async -> UIImage? {
  let options = PHImageRequestOptions()
  prepare(options)
  return await withCheckedContinuation { continuation in
    PHImageManager.default().requestImage(
      for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
    ) { image, _ in
      continuation.resume(returning: image)
    }
  }
}
