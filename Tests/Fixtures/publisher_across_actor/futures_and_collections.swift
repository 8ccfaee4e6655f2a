import Combine

actor Bank {
  var accounts: [String: PassthroughSubject<Int, Never>] = [:] // expect: publisher_across_actor
  private var hidden: [String: PassthroughSubject<Int, Never>] = [:]
  var numbers: [String: Int] = [:]

  func balance() -> Future<Int, Never> { // expect: publisher_across_actor
    Future { $0(.success(1)) }
  }

  func late() -> Deferred<Future<Int, Never>> { // expect: publisher_across_actor
    Deferred { Future { $0(.success(1)) } }
  }
}
