import CoreLocation
import Dispatch

extension DispatchGroup: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable (delete it)
extension CLLocationCoordinate2D: @unchecked Sendable {} // expect: retroactive_unchecked_sendable (delete it)
extension CLLocationManager: @unchecked Sendable {} // expect: retroactive_unchecked_sendable (never said)
