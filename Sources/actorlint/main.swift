import Glibc
import Lexing
import Outlining

func slurp(_ name: String, _ buffer: SourceBuffer) {
  let f = open(name, O_RDONLY)
  var st = stat()
  fstat(f, &st)
  buffer.reserve(Int(st.st_size))
  let n = read(f, buffer.bytes, Int(st.st_size))
  buffer.finish(count: max(n, 0))
  close(f)
}
let arguments = CommandLine.arguments
let buffer = SourceBuffer()
if arguments[1] == "debug" {
  slurp(arguments[3], buffer)
  let text = arguments[2] == "outline" ? OutlineListing(of: buffer).text : TokenListing(of: buffer).text
  var offset = 0
  while offset < text.count {
    offset += text.withUnsafeBufferPointer { write(1, $0.baseAddress! + offset, text.count - offset) }
  }
} else {
  var lexer = Lexer(words: WordTable(ruleWords: []))
  let tokens = Tokens()
  var n = 0
  let outline = Outline(source: buffer, tokens: tokens)
  var bytes = 0
  var names: [String] = []
  while let line = readLine() { names.append(line) }
  for line in names {
    slurp(line, buffer)
    lexer.lex(buffer, into: tokens)
    if arguments.count > 1, arguments[1] != "x" {
      Outliner.fill(outline, depth: arguments[1] == "b" ? .bodies : .declarations)
    }
    n += tokens.count
    bytes += buffer.count
  }
  print(n, bytes)
}
