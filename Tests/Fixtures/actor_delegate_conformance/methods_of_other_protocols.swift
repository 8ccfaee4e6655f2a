import CarPlay
import QuickLook
import UIKit

final class Sheet: UIViewController {}

extension Sheet: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    URL(filePath: "/") as NSURL
  }
}

final class Scroller: UIViewController, UIDocumentInteractionControllerDelegate, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class List: UITableViewController {}

final class Files: List, UIDocumentInteractionControllerDelegate {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor final class Dashboard: NSObject, CPTemplateApplicationDashboardSceneDelegate {
  func templateApplicationDashboardScene(_ scene: CPTemplateApplicationDashboardScene, didConnect controller: Int) {}
}
