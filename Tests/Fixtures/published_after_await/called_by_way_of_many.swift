import Combine

// However many synchronous methods stand between, and in which order they are written.
final class Forwards: ObservableObject {
  @Published private var count = 0

  func load() async { step11() }

  func step0() {
    count += 1 // expect: published_after_await
  }

  func step1() { step0() }

  func step2() { step1() }

  func step3() { step2() }

  func step4() { step3() }

  func step5() { step4() }

  func step6() { step5() }

  func step7() { step6() }

  func step8() { step7() }

  func step9() { step8() }

  func step10() { step9() }

  func step11() { step10() }
}

final class Backwards: ObservableObject {
  @Published private var count = 0

  func load() async { step11() }

  func step11() { step10() }

  func step10() { step9() }

  func step9() { step8() }

  func step8() { step7() }

  func step7() { step6() }

  func step6() { step5() }

  func step5() { step4() }

  func step4() { step3() }

  func step3() { step2() }

  func step2() { step1() }

  func step1() { step0() }

  func step0() {
    count += 1 // expect: published_after_await
  }
}

/// In a circle: each of them is called by the asynchronous one.
final class Circle: ObservableObject {
  @Published private var ticks = 0
  @Published private var tocks = 0

  private func tick(_ rest: Int) {
    ticks += 1 // expect: published_after_await
    if rest > 0 { tock(rest - 1) }
  }

  private func tock(_ rest: Int) {
    tocks += 1 // expect: published_after_await
    if rest > 0 { tick(rest - 1) }
  }

  func load() async { tick(3) }
}

/// A circle that nobody starts.
final class Idle: ObservableObject {
  @Published private var ticks = 0

  private func tick(_ rest: Int) {
    ticks += 1
    if rest > 0 { tock(rest - 1) }
  }

  private func tock(_ rest: Int) { tick(rest) }

  func load() async {}
}
