package import Lexing
