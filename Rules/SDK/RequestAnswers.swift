import Lexing

/// Labels of delegates' methods that come once for each request of Core Bluetooth, or once at all, and of CallKit's
/// actions, each of which is answered by itself.
let answersToRequests: Set<Name> = [
  "didDiscoverServices", "didDiscoverIncludedServicesFor", "didDiscoverCharacteristicsFor",
  "didDiscoverDescriptorsFor", "didUpdateNotificationStateFor", "willRestoreState", "perform",
]
