// Variables at the top of a program are on the main actor.
var count = 0
for _ in 0..<3 { count += 1 }
print(count)
