import HealthKit
import UIKit

@MainActor func confirm(on screen: UIViewController) async -> Bool {
  await withCheckedContinuation { answer in
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: true) })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))  // expect: continuation_misuse (without resuming)
    screen.present(alert, animated: true)
  }
}

@MainActor func choose(on screen: UIViewController) async -> Bool {
  await withCheckedContinuation { answer in
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: true) })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answer.resume(returning: false) })
    screen.present(alert, animated: true)
  }
}

@MainActor func warn(on screen: UIViewController) async -> Bool {
  await withCheckedContinuation { answer in
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: true) })
    alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))  // expect: continuation_misuse (without resuming)
    screen.present(alert, animated: true)
  }
}

// The answer does not wait for the user.
@MainActor func tell(on screen: UIViewController) async -> Bool {
  await withCheckedContinuation { answer in
    let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    screen.present(alert, animated: true) { answer.resume(returning: true) }
  }
}

func steps() async {
  await withCheckedContinuation { answer in
    let query = HKObserverQuery(sampleType: .workoutType(), predicate: nil) { _, _, _ in
      answer.resume()  // expect: continuation_misuse (may run again)
    }
    HKHealthStore().execute(query)
  }
}

func changes(of query: HKAnchoredObjectQuery) async {
  await withCheckedContinuation { answer in
    query.updateHandler = { _, _, _, _, _ in answer.resume() }  // expect: continuation_misuse (may run again)
  }
}

func samples(_ store: HKHealthStore, _ type: HKSampleType) async {
  await withCheckedContinuation { answer in
    let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 1, sortDescriptors: nil) { _, _, _ in
      answer.resume()
    }
    store.execute(query)
  }
}
