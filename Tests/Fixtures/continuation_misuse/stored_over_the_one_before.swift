import CoreLocation

final class LocationService: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var permission: CheckedContinuation<Bool, Never>?
  private var location: CheckedContinuation<CLLocation?, Never>?
  private var heading: CheckedContinuation<Double, Never>?
  private var region: CheckedContinuation<Void, Never>?
  private var isAsking = false

  func askForPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      permission = continuation // expect: continuation_misuse
      manager.requestWhenInUseAuthorization()
    }
  }

  /// As above.
  func askForTheRegion() async {
    await withCheckedContinuation { region = $0 }
  }

  func askWhatIsThere() async -> CLLocation? {
    guard location == nil else { return nil }
    return await withCheckedContinuation { location = $0 }
  }

  func resumeWhatIsThere() async -> CLLocation? {
    location?.resume(returning: nil)
    return await withCheckedContinuation { continuation in
      self.location = continuation
    }
  }

  func asksItsFlag() async -> Double {
    guard !isAsking else { return 0 }
    isAsking = true
    defer { isAsking = false }
    return await withCheckedContinuation { heading = $0 }
  }

  func endsTheOneBefore() async {
    leave()
    await withCheckedContinuation { region = $0 }
  }

  private func leave() {
    region?.resume()
    region = nil
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard let waiting = permission else { return }
    permission = nil
    waiting.resume(returning: manager.authorizationStatus == .authorizedAlways)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let waiting = (location, heading)
    (location, heading) = (nil, nil)
    waiting.0?.resume(returning: locations.last)
    waiting.1?.resume(returning: 0)
  }
}

final class Map {
  private let service = LocationService()

  func locate() async -> CLLocation? {
    guard await service.askForPermission() else { return nil }
    return await service.askWhatIsThere()
  }
}

/// Each call makes one of its own.
final class Prompt {
  private var answer: CheckedContinuation<Bool, Never>?

  func show() async -> Bool {
    await withCheckedContinuation { answer = $0 }
  }

  func tap(_ isYes: Bool) {
    let waiting = answer
    answer = nil
    waiting?.resume(returning: isYes)
  }
}

func confirm() async -> Bool {
  let prompt = Prompt()
  return await prompt.show()
}
