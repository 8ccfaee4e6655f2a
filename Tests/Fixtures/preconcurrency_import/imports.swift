@preconcurrency import AVFoundation // expect: preconcurrency_import
@preconcurrency // expect: preconcurrency_import
import CoreData
@preconcurrency public import Photos // expect: preconcurrency_import
@_exported @preconcurrency import class UIKit.UIImage // expect: preconcurrency_import
