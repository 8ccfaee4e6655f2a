import CoreMotion

struct User: Sendable {}

protocol Accounts {
  func addStateDidChangeListener(_ listener: @escaping (User?) -> Void) -> Int
  func removeStateDidChangeListener(_ handle: Int)
}

func user(_ accounts: any Accounts) async -> User? {
  await withCheckedContinuation { continuation in
    _ = accounts.addStateDidChangeListener { user in
      continuation.resume(returning: user) // expect: continuation_misuse (may run again)
    }
  }
}

func userOnce(_ accounts: any Accounts) async -> User? {
  await withCheckedContinuation { continuation in
    var handle = 0
    handle = accounts.addStateDidChangeListener { user in
      accounts.removeStateDidChangeListener(handle)
      continuation.resume(returning: user)
    }
  }
}

func motion(_ manager: CMMotionManager) async -> CMDeviceMotion? {
  await withCheckedContinuation { continuation in
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in
      continuation.resume(returning: motion) // expect: continuation_misuse (may run again)
    }
  }
}

func motionOnce(_ manager: CMMotionManager) async -> CMDeviceMotion? {
  await withCheckedContinuation { continuation in
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in
      manager.stopDeviceMotionUpdates()
      continuation.resume(returning: motion)
    }
  }
}
