actor Chart {
  func set(_ place: Int) {}
  func prepare() {}
  func end(_ error: (any Error)?) {}
}

final class Compass: NSObject, CLLocationManagerDelegate {
  let chart = Chart()
  var heading = 0

  func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [Int]) {
    guard let last = places.last else { return }
    Task { await chart.set(last) } // expect: unordered_task_hop
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: Int) {
    let degrees = heading / 2
    Task { [chart] in // expect: unordered_task_hop
      await chart.prepare()
      await chart.set(degrees)
    }
  }

  func locationManager(_ manager: CLLocationManager, didVisit place: Int) {
    Task { // expect: unordered_task_hop
      await MainActor.run { self.heading = place } // expect: main_actor_run
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailToVisit place: Int) {
    Task { await chart.set(place) } // expect: unordered_task_hop
  }

  func locationManager(_ manager: CLLocationManager, didRange place: Int) {
    let other = heading
    Task { await chart.set(other) }
  }
}

final class Loader: NSObject, URLSessionTaskDelegate {
  let chart = Chart()

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    Task { await chart.end(error) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (Int) -> Void
  ) {
    Task { await chart.set(task.count) }
  }

  func read(_ link: Link) {
    link.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, _ in
      Task { await self.chart.set(data) } // expect: unordered_task_hop
      self.read(link)
    }
    link.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, _ in
      Task { await self.chart.set(data) }
    }
    link.installTap(onBus: 0) { buffer, _ in
      Task { await self.chart.set(buffer) } // expect: unordered_task_hop
    }
    link.load(progress: { part in
      Task { await self.chart.set(part) } // expect: unordered_task_hop
    })
  }
}

actor Minutes {
  func append(_ line: String) {}
}

final class Secretary {
  private let minutes = Minutes()

  func listen(to room: Room) {
    room.addListener { [minutes] in
      let line = $0.text
      Task { await minutes.append(line) } // expect: unordered_task_hop
    }
    room.addListener { [minutes] _ in
      let lines = [1, 2].map { "\($0)" }
      Task { await minutes.append(lines[0]) }
    }
  }
}

final class Room {
  struct Remark { let text: String }
  func addListener(_ body: @escaping (Remark) -> Void) {}
}
