) {
  var tank: Int { ... }
}

final class Pump {
  private var tank = 1

  deinit {
    Task { self.tank = 0 } // expect: deinit_task_captures_self
    ...
    Task { [tank] in print(tank) }

  func start() {
