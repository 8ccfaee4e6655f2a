// Its variables are locals of a program.
var counts: [String: Int] = [:]

for word in ["a", "b", "a"] {
  counts[word, default: 0] += 1
}
