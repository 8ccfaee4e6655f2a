// To make an object of nothing is no work; to make one of something may be.
import CoreLocation
import Foundation

@MainActor
final class Search {
  private var isSearching = false
  private var place: CLPlacemark?
  private var model: Model?

  func search(_ text: String) {
    isSearching = true
    defer { isSearching = false } // expect: defer_before_task
    let geocoder = CLGeocoder()
    Task {
      place = try? await geocoder.geocodeAddressString(text).first
    }
  }

  func load(_ file: URL) {
    isSearching = true
    defer { isSearching = false }
    let model = Model(file)
    Task {
      await model.warm()
    }
  }
}

struct Model {
  init(_ file: URL) {}
  func warm() async {}
}
