import CoreMotion

struct Picture: Sendable {}

actor Darkroom {
  func develop(_ bytes: [UInt8]) -> Picture { Picture() }
  func keep(_ values: [Int]) {}
  func set(_ value: Int) {}
}

@MainActor final class Album {
  var cover: Picture?
}

protocol LensDelegate: AnyObject {}

final class Lens {}

final class Photographer: LensDelegate {
  private let darkroom = Darkroom()
  private let album: Album

  init(album: Album) { self.album = album }

  func lens(_ lens: Lens, didOutput bytes: [UInt8]) {
    Task { @MainActor [darkroom, album] in // expect: unordered_task_hop (older)
      let picture = await darkroom.develop(bytes)
      album.cover = picture
    }
  }

  func lens(_ lens: Lens, didTake bytes: [UInt8]) {
    Task { @MainActor in // expect: unordered_task_hop (older)
      album.cover = await darkroom.develop(bytes)
    }
  }

  // An album for each.
  func lens(_ lens: Lens, didOpen bytes: [UInt8], for guest: Album) {
    Task { @MainActor [darkroom, guest] in
      guest.cover = await darkroom.develop(bytes)
    }
  }

  func lens(_ lens: Lens, didCrop bytes: [UInt8]) {
    Task { @MainActor [darkroom, album] in
      let before = album.cover
      let picture = await darkroom.develop(bytes)
      if before == nil, album.cover == nil { album.cover = picture }
    }
  }

  func lens(_ lens: Lens, didMeasure values: [Int]) {
    let positive = values.filter { $0 > 0 }
    Task { await darkroom.keep(positive) } // expect: unordered_task_hop
  }

  func lens(_ lens: Lens, didCount values: [Int]) {
    let places = [1, 2].filter { values.contains($0) }
    let task = Task { values.count }
    Task {
      await darkroom.keep(places)
      await darkroom.set(task.value)
    }
  }
}

struct Walker {
  let pedometer = CMPedometer()
  let darkroom = Darkroom()

  func start() {
    pedometer.startUpdates(from: .now) { data, _ in
      if let distance = data?.distance {
        Task { await darkroom.set(distance) } // expect: unordered_task_hop
      }
    }
    pedometer.startUpdates { data, _ in
      Task { await darkroom.set(data) }
    }
  }
}
