class Download {
  var done = 0
  @MainActor func update() { done += 1 }
}
// file: Download+Run.swift
extension Download {
  func run() async {
    await update() // expect: nonfinal_isolated_method
    done += 1
  }
}
// file: Resumable.swift
class ResumableDownload: Download {
  func resume() async {
    await update() // expect: nonfinal_isolated_method
    done += 1
  }
}
