import Combine
import Dispatch

final class Meter {
  @Published private var reading = 0
  private var _value = 1
  private let sensor = Sensor()
  private weak var delegate: Sensor?

  deinit {
    Task { [sensor] in await sensor.sleep() }
    Task { [value = _value] in print(value) }
    Task { [value = self._value, sensor = self.sensor] in
      print(value)
      await sensor.sleep()
    }
    Task { [weak sensor] in
      guard let sensor else { return }
      await sensor.sleep()
    }
    Task { [weak delegate] in await delegate?.sleep() }
    Task { @MainActor [sensor] in await sensor.sleep() }
    Task.detached { [_value] in print(_value) }
    DispatchQueue.main.async { [reading] in print(reading) }
    Task { [sensor] in // expect: deinit_task_captures_self ('_value')
      await sensor.sleep()
      print(_value)
    }
    Task { print($reading) } // expect: deinit_task_captures_self
  }
}

final class Sensor: Sendable {
  func sleep() async {}
}
