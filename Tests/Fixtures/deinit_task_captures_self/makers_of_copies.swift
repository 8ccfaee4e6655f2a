// Copies of one type: who makes one may make any of them, and each is kept.

// file: first/Lantern.swift
actor Lantern {
  static let shared = Lantern()
  func dim() {}
  deinit { Task { await self.dim() } } // expect: deinit_task_captures_self (note)
}

actor Torch {
  static let shared = Torch()
  func dim() {}
  deinit { Task { await self.dim() } } // expect: deinit_task_captures_self (error)
}
// file: second/Lantern.swift
actor Lantern {
  static let shared = Lantern()
  func dim() {}
  deinit { Task { await self.dim() } } // expect: deinit_task_captures_self (note)
}

actor Torch {
  static let shared = Torch()
  func dim() {}
  deinit { Task { await self.dim() } } // expect: deinit_task_captures_self (error)
}
// file: third/Keeper.swift
final class Keeper {
  static let shared = Keeper() // expect: global_mutable_state
  private let lantern: Lantern
  private init() { lantern = Lantern() }
}

struct Walker {
  func walk() { print(Torch()) }
}
