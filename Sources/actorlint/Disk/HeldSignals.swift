#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals that end the program, held back while a file is only half there: what was begun is ended first.
///
/// Dispatch's own threads take none of them.
enum HeldSignals {
  static func during<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}
