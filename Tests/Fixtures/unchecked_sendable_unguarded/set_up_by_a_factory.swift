// What a factory does to the object that it made and returns comes before others have it.
import AVFAudio

final class Voice: @unchecked Sendable {
  private(set) var samples: [Float] = []
  var folder: String?
  let rate: Int

  init(rate: Int) { self.rate = rate }

  static func make(in folder: String) async -> Voice {
    let voice = Voice(rate: 8)
    prepare(model: voice, count: 3)
    voice.load()
    voice.folder = folder
    return voice
  }

  func sample(at index: Int) -> Float { samples[index] }

  private func load() { samples = [1, 2] }
}

func prepare(model: Voice, count: Int) {}

final class Listed: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private(set) var samples: [Float] = []
  var folder: String?

  static func make(for list: List, in folder: String) -> Listed {
    let voice = Listed()
    list.add(voice)
    voice.folder = folder
    return voice
  }
}

protocol List { func add(_ voice: Listed) }

final class Reloaded: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private(set) var samples: [Float] = []

  static func make() -> Reloaded {
    let voice = Reloaded()
    voice.load()
    return voice
  }

  func sample(at index: Int) -> Float { samples[index] }

  func reload() { load() }

  private func load() { samples = [1, 2] }
}

// A converter asks for its input before it returns.
private final class Input: @unchecked Sendable {
  var isUsed = false
}

func convert(_ buffer: AVAudioPCMBuffer, from source: AVAudioFormat, to target: AVAudioFormat) {
  guard let converter = AVAudioConverter(from: source, to: target) else { return }
  let input = Input()
  converter.convert(to: buffer, error: nil) { _, status in
    if input.isUsed { return nil }
    input.isUsed = true
    return buffer
  }
}
