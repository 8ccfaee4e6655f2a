#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// A descriptor that is closed would be given to the next file that is opened, and be mistaken for output. It is opened the
// wrong way round, so that whoever uses it gets an error.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
// A reader that goes away is told by write(2), not by a signal.
signal(SIGPIPE, SIG_IGN)
// So is a file that would grow over the limit.
signal(SIGXFSZ, SIG_IGN)

tuneHeap()

exit(run(commandLineArguments(), on: Console()).rawValue)
