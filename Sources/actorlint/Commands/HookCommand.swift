import Linting

/// `actorlint hook install|uninstall`: git's pre-commit hook, which lints what is staged.
struct HookCommand {
  private let action: Action

  enum Action: String, CaseIterable {
    case install, uninstall
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let name = try invocation.onlyOperand("what is to be done? 'actorlint hook install' or 'uninstall'").string
    action = try Invocation.choice(of: "action", from: name)
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    do {
      // Git knows of 'core.hooksPath' and of linked worktrees.
      let folder = try Git().line("rev-parse", "--git-path", "hooks")
      let hook = Hook(folder: folder, repository: try? Git().root())
      console.write(action == .install ? try hook.install() : try hook.uninstall())
      return .clean
    } catch let failure as Git.Failure {
      throw UsageError(failure.message)
    } catch let error as UsageError {
      throw error
    } catch let error as SystemError {
      throw UsageError("the hook: \(error.reason)")
    } catch let refusal as Replacement.Refusal {
      throw UsageError("the hook: \(refusal.reason)")
    } catch {
      throw UsageError("\(error)")
    }
  }
}
