) {
  DispatchQueue.main.sync { ... } // expect: main_sync
}
}

func open() {
  DispatchQueue.main.sync { // expect: main_sync
    ...
