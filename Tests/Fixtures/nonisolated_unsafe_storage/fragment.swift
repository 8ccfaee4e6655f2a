final class Broken {
  nonisolated(unsafe var
  nonisolated(unsafe)
