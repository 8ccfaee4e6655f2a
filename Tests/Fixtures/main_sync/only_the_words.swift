import Dispatch

// DispatchQueue.main.sync { }
/* DispatchQueue.main.sync { } */
let advice = "never write DispatchQueue.main.sync { }"
let page = """
  DispatchQueue.main.sync {
    document.title = "x"
  }
  """
let pattern = #/DispatchQueue.main.sync/#

struct Syncing {
  var main = 1, sync = 2
  func run() { print(main, sync, #function) }
}
