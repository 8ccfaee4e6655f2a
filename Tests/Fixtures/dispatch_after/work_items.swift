import Foundation

func later() -> DispatchWorkItem {
  let item = DispatchWorkItem { print(1) }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item) // expect: dispatch_after (note: a work item)
  return item
}
