import Dispatch

struct Sum {
  var parts: [Int] = []
  lazy var total = DispatchQueue.main.sync { 1 } // expect: main_sync
  static let all = DispatchQueue.main.sync { 2 } // expect: main_sync

  func add(_ number: Int = 3) -> Int {
    let text = "sum: \(DispatchQueue.main.sync { 4 })" // expect: main_sync
    let pair = (DispatchQueue.main.sync { 5 }, [DispatchQueue.main.sync { 6 }]) // expect: main_sync, main_sync
    let number = number + DispatchQueue.main.sync { text.count } * 2 // expect: main_sync
    return pair.0 + (try! DispatchQueue.main.sync(execute: { number })) // expect: main_sync
  }

  subscript(index: Int) -> Int {
    get { DispatchQueue.main.sync { parts[index] } } // expect: main_sync
    set { DispatchQueue.main.sync { print(newValue) } } // expect: main_sync
  }
}
