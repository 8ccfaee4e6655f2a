import NIOCore

final class Connection: Sendable {
  private let loop: any EventLoop
  private let channel: any Channel
  private let name: String

  init(loop: any EventLoop, channel: any Channel, name: String) {
    self.loop = loop
    self.channel = channel
    self.name = name
  }

  func leave() {}

  deinit {
    loop.execute { [self] in leave() } // expect: deinit_task_captures_self (error: self is held beyond 'deinit')
    loop.execute(leave) // expect: deinit_task_captures_self (error: a method of self)
    channel.eventLoop.submit { self.leave() } // expect: deinit_task_captures_self (error: self is held beyond 'deinit')
    loop.execute { [name] in print(name) }
  }
}

/// Calls what it is given, and does not say so here.
final class Command {
  private let runner: Runner

  init(runner: Runner) { self.runner = runner }

  func leave() {}

  deinit {
    runner.execute { self.leave() }
  }
}
