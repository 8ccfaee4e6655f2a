#if compiler(>=6.0)
import AVFoundation
#else
@preconcurrency import AVFoundation
#endif

// Language modes are chosen today.
#if swift(>=6.0)
import CoreData
#else
@preconcurrency import CoreData // expect: preconcurrency_import
#endif

#if canImport(CoreMotion)
@preconcurrency import CoreMotion // expect: preconcurrency_import
#endif
