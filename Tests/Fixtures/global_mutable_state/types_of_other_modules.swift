// `Logging.Logger` is that module's, and not the class of the project.
import Foundation
import Logging

let log: Logging.Logger = Logging.Logger(label: "app")
let journal = Logging.Logger(label: "journal")
let own = Logger() // expect: global_mutable_state
let inner = Console.Logger() // expect: global_mutable_state

class Logger {
  var level = 0
}

enum Console {}
