import Lexing

/// Classes of Apple's frameworks that inherit another one, which projects make Sendable by themselves.
let superclasses: [Name: Name] = [
  "AVAudioCompressedBuffer": "AVAudioBuffer", "AVAudioPCMBuffer": "AVAudioBuffer", "CBCentral": "CBPeer",
  "CBPeripheral": "CBPeer",
]
