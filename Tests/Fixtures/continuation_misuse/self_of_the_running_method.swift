final class Login {
  private var prompts = 0

  func ask(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { [weak self] answer in
      guard let self else { return }
      show { answer.resume(returning: $0 + self.prompts) }
    }
  }

  // Who calls a method keeps its object until the method is through, and this one waits for the answer.
  func askLater(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { answer in
      show { [weak self] given in
        guard let self else { return }
        answer.resume(returning: given + self.prompts)
      }
    }
  }

  func askTwice(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { [weak self] answer in
      show { first in
        show { second in
          guard let self = self else { return }
          answer.resume(returning: first + second + self.prompts)
        }
      }
    }
  }

  func askIfGiven(_ show: @escaping (@escaping (Int?) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { answer in
      show { [weak self] given in
        guard let self, let given else { return } // expect: continuation_misuse (a path ends here)
        answer.resume(returning: given + self.prompts)
      }
    }
  }

  // The task holds self.
  func askInStrongTask(_ show: @escaping (@escaping (Int) -> Void) -> Void) {
    Task {
      prompts = await withCheckedContinuation { answer in
        show { [weak self] given in
          guard let self else { return }
          answer.resume(returning: given + self.prompts)
        }
      }
    }
  }

  // Nobody says that the method which waits is one of this object.
  func start(_ answer: CheckedContinuation<Int, Never>, _ show: @escaping (@escaping (Int) -> Void) -> Void) {
    if prompts > 9 { return answer.resume(returning: 0) }
    show { [weak self] given in
      guard let self else { return } // expect: continuation_misuse (a path ends here)
      answer.resume(returning: given + self.prompts)
    }
  }

  static func startAll(_ login: Login, _ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { login.start($0, show) }
  }

  func askOnce(_ show: @escaping (@escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { [weak self] answer in
      guard let self, self.prompts == 0 else { return } // expect: continuation_misuse (a path ends here)
      show { answer.resume(returning: $0 + self.prompts) }
    }
  }

  func askInRenamedTask(_ show: @escaping (@escaping (Int) -> Void) -> Void) {
    Task { [weak me = self] in
      let given = await withCheckedContinuation { answer in
        show { given in
          guard let self = me else { return } // expect: continuation_misuse (a path ends here)
          answer.resume(returning: given + self.prompts)
        }
      }
      print(given)
    }
  }

  func askInTask(_ show: @escaping (@escaping (Int) -> Void) -> Void) {
    Task { [weak self] in
      let given = await withCheckedContinuation { [weak self] answer in
        guard let self else { return } // expect: continuation_misuse (a path ends here)
        show { answer.resume(returning: $0 + self.prompts) }
      }
      print(given)
    }
  }
}

extension ForeignClient {
  func enroll(completion: @escaping () -> Void) {
    generateToken { [weak self] token in
      guard let self = self else { return }
      if token > 1 { self.keep(token) }
      completion()
    }
  }

  func claim() async -> Bool {
    await withCheckedContinuation { answer in
      enroll { answer.resume(returning: true) }
    }
  }
}

final class Account {
  private let client = ForeignClient()
  private var token = 0

  func leave(completion: @escaping () -> Void) {
    client.generateToken { [weak self] token in
      guard let self = self else { return } // expect: continuation_misuse (a path ends here)
      self.token = token
      completion()
    }
  }

  func leaveLater() {
    Task { [weak self] in
      guard let account = self else { return }
      let left = await withCheckedContinuation { answer in
        account.leave { answer.resume(returning: true) }
      }
      print(left)
    }
  }
}
