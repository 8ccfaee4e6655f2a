import Dispatch

func load() {
  #if DEBUG
    DispatchQueue.main.sync { print("debug") } // expect: main_sync
  #elseif swift(<5.9)
    DispatchQueue.main.async { print("old") }
  #else
    DispatchQueue.main.sync { print("release") } // expect: main_sync
  #endif
}
