import Foundation

func load(completion: @escaping (Int) -> Void) {
  DispatchQueue.global(qos: .utility).async { // expect: dispatch_global_async (completion)
    DispatchQueue.main.async { completion(1) }
  }
  DispatchQueue.global().async(execute: { print("done") }) // expect: dispatch_global_async (cancelled)
}
