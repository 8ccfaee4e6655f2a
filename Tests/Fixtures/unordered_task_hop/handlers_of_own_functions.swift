import Combine
import Foundation

protocol Transport: Sendable {
  func onBeat(_ handler: @escaping @Sendable (Int) -> Void)
  func onRequest(_ handler: @escaping @Sendable (Int, @escaping @Sendable (Bool) -> Void) -> Void)
  func onClose(_ handler: @escaping @Sendable (Int) -> Void)
  func onSelect(_ handler: @escaping @Sendable (Int) -> Void)
}

actor BeatLog {
  private(set) var beats: [Int] = []
  func add(_ beat: Int) { beats.append(beat) }
  func allows(_ beat: Int) -> Bool { beats.contains(beat) }
}

final class Recorder {
  private let transport: any Transport
  private let changes = CurrentValueSubject<[Int], Never>([])
  private let gate = DispatchSemaphore(value: 1)
  private var bag: Set<AnyCancellable> = []

  init(transport: any Transport) { self.transport = transport }

  func record(into log: BeatLog) {
    transport.onBeat { beat in Task { await log.add(beat) } } // expect: unordered_task_hop
    changes.compactMap(\.last).sink { beat in
      Task { await log.add(beat) } // expect: unordered_task_hop
    }
    .store(in: &bag)
  }

  // Who waits for an answer sends no more before; what ends comes once; a user does one thing after the other.
  func leave(to log: BeatLog) {
    transport.onRequest { beat, answer in
      Task {
        let isAllowed = await log.allows(beat)
        answer(isAllowed)
      }
    }
    transport.onClose { beat in Task { await log.add(beat) } }
    transport.onSelect { beat in Task { await log.add(beat) } }
    changes.compactMap(\.last).first().sink { beat in
      Task { await log.add(beat) }
    }
    .store(in: &bag)
    changes.compactMap(\.last).sink { [gate] beat in
      gate.wait()
      Task {
        await log.add(beat)
        gate.signal()
      }
    }
    .store(in: &bag)
  }
}

// A wait of the task itself keeps nobody from coming.
final class LateRecorder {
  private let transport: any Transport
  private let gate = AsyncGate()

  init(transport: any Transport) { self.transport = transport }

  func record(into log: BeatLog) {
    transport.onBeat { [gate] beat in
      Task { // expect: unordered_task_hop
        await gate.wait()
        await log.add(beat)
        await gate.signal()
      }
    }
  }
}

actor AsyncGate {
  func wait() async {}
  func signal() {}
}
