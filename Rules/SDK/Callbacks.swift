/// Functions and properties that keep a closure: `Type.member(label)`, `_` where the closure has no label.
///
/// A heading names the queue that the closure is called on (`Delegates` says what these are); whether the parameter is
/// `@Sendable`; whether a closure that was formed on the main actor traps there in Swift 6 mode; confidence and origin
/// (`UIKitTypes`, and `source` for those of a package, whose names may be anything's: a call needs to show the type).
package enum Callbacks {
  package static let table: StaticString = """
    background no possible medium compiler:
      DispatchQueue.concurrentPerform(execute)
    background no possible medium header:
      NSXPCConnection.interruptionHandler(interruptionHandler) NSXPCConnection.invalidationHandler(invalidationHandler)
      PHPhotoLibrary.performChangesAndWait(_)
    background no yes high docs:
      AVAudioNode.installTap(block) AVAudioSinkNode.init(receiverBlock) AVAudioSourceNode.init(renderBlock)
      CMPedometer.queryPedometerData(withHandler) CMPedometer.startEventUpdates(handler)
      CMPedometer.startUpdates(withHandler)
    background no yes high header:
      PHPhotoLibrary.performChanges(_) SFSpeechRecognizer.requestAuthorization(_) WCSession.sendMessage(errorHandler)
      WCSession.sendMessage(replyHandler)
    background no yes high importer:
      EKEventStore.fetchReminders(completion)
    background no yes high known:
      PHImageManager.requestAVAsset(resultHandler)
    background no yes low compiler:
      URLSessionDownloadTask.cancel(byProducingResumeData)
    background no yes low importer:
      AVSpeechSynthesizer.write(toBufferCallback)
    background no yes medium header:
      BGTask.expirationHandler(expirationHandler) RPScreenRecorder.startRecording(handler)
    background no yes medium importer:
      AVAudioSession.requestRecordPermission(_) PHPhotoLibrary.requestAuthorization(_)
    background no yes medium known:
      CVDisplayLinkSetOutputHandler(_) INPreferences.requestSiriAuthorization(_)
      MPMediaItemAnimatedArtwork.init(previewImageRequestHandler)
      MPMediaItemAnimatedArtwork.init(videoAssetFileURLRequestHandler) MPMediaItemArtwork.init(requestHandler)
      MPMediaLibrary.requestAuthorization(_) PHAssetResourceManager.requestData(dataReceivedHandler)
      PHImageManager.requestExportSession(resultHandler) PHImageManager.requestPlayerItem(resultHandler)
      QLThumbnailGenerator.generateRepresentations(update) RPScreenRecorder.startCapture(handler)
      SKCloudServiceController.requestAuthorization(_)
    background unknown possible low known:
      AVAssetImageGenerator.generateCGImagesAsynchronously(completionHandler) MLModel.load(completionHandler)
      UIPasteboard.detectPatterns(completionHandler)
    background unknown possible medium header:
      HKAnchoredObjectQuery.updateHandler(updateHandler)
    background unknown possible medium known:
      HKStatisticsCollectionQuery.initialResultsHandler(initialResultsHandler)
      HKStatisticsCollectionQuery.statisticsUpdateHandler(statisticsUpdateHandler)
    background yes no high compiler:
      BlockOperation.addExecutionBlock(_) BlockOperation.init(block) FileHandle.readabilityHandler(readabilityHandler)
      FileHandle.writeabilityHandler(writeabilityHandler) Operation.completionBlock(completionBlock)
      OperationQueue.addBarrierBlock(_) OperationQueue.addOperation(_) Process.terminationHandler(terminationHandler)
      Thread.detachNewThread(_) Thread.init(block) URLSession.dataTask(completionHandler)
      URLSession.downloadTask(completionHandler) URLSession.flush(completionHandler)
      URLSession.getAllTasks(completionHandler) URLSession.getTasksWithCompletionHandler(_)
      URLSession.reset(completionHandler) URLSession.uploadTask(completionHandler)
      URLSessionWebSocketTask.receive(completionHandler) URLSessionWebSocketTask.send(completionHandler)
      URLSessionWebSocketTask.sendPing(pongReceiveHandler)
    background yes no high docs:
      HKSampleQuery.init(resultsHandler)
    background yes no high header:
      CKContainer.accountStatus(completionHandler) CKDatabase.fetch(completionHandler)
      CKDatabase.save(completionHandler) HTTPCookieStorage.getCookiesFor(completionHandler)
      NSExtensionContext.completeRequest(completionHandler) NSExtensionContext.open(completionHandler)
      NSItemProvider.loadDataRepresentation(completionHandler) NSItemProvider.loadFileRepresentation(completionHandler)
      NSItemProvider.loadInPlaceFileRepresentation(completionHandler) NSItemProvider.loadItem(completionHandler)
      NSItemProvider.loadObject(completionHandler) NSItemProvider.registerDataRepresentation(loadHandler)
      URLCredentialStorage.getCredentials(completionHandler)
    background yes no high known:
      NSPersistentContainer.performBackgroundTask(_) WidgetCenter.getCurrentConfigurations(_)
    background yes no high source:
      EventLoop.execute(_) EventLoop.flatScheduleTask(_) EventLoop.flatSubmit(_) EventLoop.scheduleTask(_)
      EventLoop.submit(_)
    background yes no low importer:
      NSUserActivity.getContinuationStreams(completionHandler)
    background yes no low known:
      NSBackgroundActivityScheduler.schedule(_) NSXPCConnection.remoteObjectProxyWithErrorHandler(_)
      ProcessInfo.performExpiringActivity(using)
    background yes no medium docs:
      MTLCommandBuffer.addCompletedHandler(_)
    background yes no medium family:
      HKAnchoredObjectQuery.init(resultsHandler) HKObserverQuery.init(updateHandler)
      HKStatisticsQuery.init(completionHandler)
    background yes no medium known:
      CKFetchRecordZoneChangesOperation.recordWasChangedBlock(recordWasChangedBlock)
      CKModifyRecordsOperation.modifyRecordsResultBlock(modifyRecordsResultBlock)
      CKQueryOperation.recordMatchedBlock(recordMatchedBlock)
    background yes possible high importer:
      ATTrackingManager.requestTrackingAuthorization(completionHandler)
      AVAssetExportSession.exportAsynchronously(completionHandler) AVAssetWriter.finishWriting(completionHandler)
      AVAudioApplication.requestRecordPermission(completionHandler) AVCaptureDevice.requestAccess(completionHandler)
      CNContactStore.requestAccess(completionHandler) CXProvider.reportNewIncomingCall(completion)
      HKHealthStore.delete(withCompletion) HKHealthStore.enableBackgroundDelivery(withCompletion)
      HKHealthStore.requestAuthorization(completion) HKHealthStore.save(withCompletion) LAContext.evaluatePolicy(reply)
      NSWorkspace.open(completionHandler) NSWorkspace.openApplication(completionHandler)
      NSWorkspace.recycle(completionHandler) PHPhotoLibrary.performChanges(completionHandler)
      PHPhotoLibrary.requestAuthorization(handler) UIImage.prepareForDisplay(completionHandler)
      UIImage.prepareThumbnail(completionHandler) UNUserNotificationCenter.add(withCompletionHandler)
      UNUserNotificationCenter.getDeliveredNotifications(completionHandler)
      UNUserNotificationCenter.getNotificationCategories(completionHandler)
      UNUserNotificationCenter.getNotificationSettings(completionHandler)
      UNUserNotificationCenter.getPendingNotificationRequests(completionHandler)
      UNUserNotificationCenter.requestAuthorization(completionHandler)
      UNUserNotificationCenter.setBadgeCount(withCompletionHandler)
    background yes possible high known:
      View.onGeometryChange(of)
    background yes possible low importer:
      AVPlayerItem.seek(completionHandler) MLModel.prediction(completionHandler)
    background yes possible medium docs:
      View.visualEffect(_)
    background yes possible medium importer:
      AVAsset.loadMediaSelectionGroup(completionHandler) AVAsset.loadMetadata(completionHandler)
      AVAsset.loadTrack(completionHandler) AVAsset.loadTracks(completionHandler)
      AVAsset.loadValuesAsynchronously(completionHandler)
      AVAssetImageGenerator.generateCGImageAsynchronously(completionHandler)
      AVAudioPlayerNode.scheduleBuffer(completionHandler) AVAudioPlayerNode.scheduleFile(completionHandler)
      AVPlayer.preroll(completionHandler) AVPlayer.seek(completionHandler)
      BGTaskScheduler.getPendingTaskRequests(completionHandler)
      CLLocationManager.requestTemporaryFullAccuracyAuthorization(completion)
      CSSearchableIndex.indexSearchableItems(completionHandler) DCAppAttestService.generateKey(completionHandler)
      EKEventStore.requestAccess(completion) EKEventStore.requestFullAccessToEvents(completion)
      EKEventStore.requestFullAccessToReminders(completion) EKEventStore.requestWriteOnlyAccessToEvents(completion)
      LAContext.evaluateAccessControl(reply) NEPacketTunnelFlow.readPackets(completionHandler)
      NEPacketTunnelProvider.setTunnelNetworkSettings(completionHandler)
      PHAssetResourceManager.writeData(completionHandler) QLThumbnailGenerator.generateBestRepresentation(completion)
      SMAppService.unregister(completionHandler)
    caller no no high compiler:
      DispatchQueue.sync(execute) NSPredicate.init(block) NSRegularExpression.enumerateMatches(using)
    caller no no high docs:
      CNContactStore.enumerateContacts(usingBlock)
    caller no no high interface:
      Future.init(_)
    caller no no high known:
      NSFileCoordinator.coordinate(byAccessor) UIGraphicsImageRenderer.image(actions)
    caller no no medium known:
      EKEventStore.enumerateEvents(using) FileManager.enumerator(errorHandler)
    caller no possible high header:
      VNCoreMLRequest.init(completionHandler) VNDetectBarcodesRequest.init(completionHandler)
      VNDetectFaceRectanglesRequest.init(completionHandler) VNRecognizeTextRequest.init(completionHandler)
      VNRequest.init(completionHandler)
    caller no possible low known:
      NSSortDescriptor.init(comparator)
    caller no possible medium docs:
      JSContext.exceptionHandler(exceptionHandler)
    caller unknown no low known:
      NSMetadataQuery.start(_)
    caller unknown possible medium docs:
      NSPersistentContainer.loadPersistentStores(completionHandler)
    caller yes no high compiler:
      Timer.init(block) Timer.scheduledTimer(block)
    caller yes no low known:
      NSXPCConnection.synchronousRemoteObjectProxyWithErrorHandler(_)
    caller yes no medium header:
      UndoManager.registerUndo(handler)
    given no possible high docs:
      CMAltimeter.startAbsoluteAltitudeUpdates(withHandler) CMAltimeter.startRelativeAltitudeUpdates(withHandler)
      CMHeadphoneMotionManager.startDeviceMotionUpdates(withHandler)
      CMMotionActivityManager.queryActivityStarting(withHandler)
      CMMotionActivityManager.startActivityUpdates(withHandler) CMMotionManager.startAccelerometerUpdates(withHandler)
      CMMotionManager.startDeviceMotionUpdates(withHandler) CMMotionManager.startGyroUpdates(withHandler)
      CMMotionManager.startMagnetometerUpdates(withHandler) NSManagedObjectContext.performAndWait(_)
    given no possible high header:
      SFSpeechRecognizer.recognitionTask(resultHandler)
    given no possible medium docs:
      DispatchQueue.asyncAfterUnsafe(execute) DispatchQueue.asyncUnsafe(execute)
    given no yes high compiler:
      DispatchGroup.notify(execute) DispatchIO.barrier(execute) DispatchIO.read(ioHandler) DispatchIO.write(ioHandler)
      DispatchSource.setCancelHandler(handler) DispatchSource.setEventHandler(handler) DispatchWorkItem.init(block)
      DispatchWorkItem.notify(execute)
    given no yes high header:
      BGTaskScheduler.register(launchHandler)
    given no yes high known:
      DispatchSource.setRegistrationHandler(handler)
    given no yes low known:
      AVSampleBufferDisplayLayer.requestMediaDataWhenReady(using)
    given no yes medium docs:
      DispatchIO.init(cleanupHandler) DispatchIO.read(handler) DispatchIO.write(handler)
    given no yes medium family:
      AVSampleBufferAudioRenderer.requestMediaDataWhenReady(using)
    given no yes medium known:
      AVAssetWriterInput.requestMediaDataWhenReady(using)
    given unknown possible medium docs:
      NSManagedObjectContext.perform(_)
    given yes no high compiler:
      DispatchQueue.async(execute) DispatchQueue.asyncAfter(execute) NotificationCenter.addObserver(using)
      RunLoop.perform(_) RunLoop.perform(block)
    given yes no high docs:
      AVPlayer.addPeriodicTimeObserver(using) NWPathMonitor.pathUpdateHandler(pathUpdateHandler)
    given yes no low known:
      NSFileCoordinator.coordinate(byAccessor)
    given yes no medium family:
      AVPlayer.addBoundaryTimeObserver(using) NWConnection.receive(completion) NWConnection.receiveMessage(completion)
      NWConnection.send(completion) SendCompletion.contentProcessed(_)
    given yes no medium interface:
      NWBrowser.browseResultsChangedHandler(browseResultsChangedHandler)
      NWBrowser.stateUpdateHandler(stateUpdateHandler) NWConnection.betterPathUpdateHandler(betterPathUpdateHandler)
      NWConnection.pathUpdateHandler(pathUpdateHandler) NWConnection.stateUpdateHandler(stateUpdateHandler)
      NWConnection.viabilityUpdateHandler(viabilityUpdateHandler)
      NWConnectionGroup.stateUpdateHandler(stateUpdateHandler) NWListener.newConnectionHandler(newConnectionHandler)
      NWListener.serviceRegistrationUpdateHandler(serviceRegistrationUpdateHandler)
      NWListener.stateUpdateHandler(stateUpdateHandler)
    given yes no medium known:
      DataRequest.responseDecodable(completionHandler)
    given yes possible high importer:
      MKMapSnapshotter.start(completionHandler)
    given yes possible medium importer:
      CXCallController.request(completion) CXCallController.requestTransaction(completion)
    main no no high docs:
      NSAlert.beginSheetModal(completionHandler) NSEvent.addGlobalMonitorForEvents(handler)
      NSEvent.addLocalMonitorForEvents(handler) NSSavePanel.begin(completionHandler)
      NSSavePanel.beginSheetModal(completionHandler) NSWindow.beginSheet(completionHandler)
    main no no high importer:
      UIView.animate(animations) UIView.animate(completion) UIView.transition(completion)
    main no no high known:
      CATransaction.setCompletionBlock(_) UIAction.init(handler) UICollectionView.performBatchUpdates(completion)
      UICollectionViewDiffableDataSource.init(cellProvider) UIViewController.dismiss(completion)
      UIViewController.present(completion) UIViewPropertyAnimator.addAnimations(_)
      UIViewPropertyAnimator.addCompletion(_)
    main no no low known:
      UIDynamicAction.action(action)
    main no no medium docs:
      GKLocalPlayer.authenticateHandler(authenticateHandler) NSColorSampler.show(selectionHandler)
    main no no medium header:
      ASWebAuthenticationSession.init(completionHandler) UIAlertAction.init(handler)
    main no no medium importer:
      PHAsset.requestContentEditingInput(completionHandler)
    main no no medium known:
      AsyncImage.init(content) AsyncImage.init(placeholder) Button.init(action) Button.init(label)
      CommandMenu.init(content) ControlGroup.init(content) DatePicker.init(label) DisclosureGroup.init(content)
      DynamicViewContent.onDelete(perform) DynamicViewContent.onMove(perform) ForEach.init(content) Form.init(content)
      GeometryReader.init(content) Gesture.onChanged(_) Gesture.onEnded(_) Grid.init(content) GridRow.init(content)
      Group.init(content) GroupBox.init(content) HSplitView.init(content) HStack.init(content) Label.init(icon)
      Label.init(title) LabeledContent.init(content) LabeledContent.init(label) LazyHGrid.init(content)
      LazyHStack.init(content) LazyVGrid.init(content) LazyVStack.init(content) Link.init(label) List.init(content)
      List.init(rowContent) Menu.init(content) Menu.init(label) MenuBarExtra.init(content) MenuBarExtra.init(label)
      NavigationLink.init(destination) NavigationLink.init(label) NavigationSplitView.init(content)
      NavigationSplitView.init(detail) NavigationSplitView.init(sidebar) NavigationStack.init(root)
      NavigationView.init(content) Picker.init(content) Picker.init(label) ProgressView.init(label)
      SKNode.run(completion) ScrollView.init(content) ScrollViewReader.init(content) Section.init(content)
      Section.init(footer) Section.init(header) Settings.init(content) ShareLink.init(label) Slider.init(label)
      Slider.init(onEditingChanged) Stepper.init(label) Stepper.init(onDecrement) Stepper.init(onIncrement)
      Tab.init(content) TabView.init(content) TextField.init(onCommit) TextField.init(onEditingChanged)
      TimelineView.init(content) Toggle.init(label) ToolbarItem.init(content) ToolbarItemGroup.init(content)
      UIContextMenuConfiguration.init(actionProvider) UIContextMenuConfiguration.init(previewProvider)
      UIContextualAction.init(handler) UIDocument.open(completionHandler) UIDocument.save(completionHandler)
      UITableViewDiffableDataSource.init(cellProvider) VSplitView.init(content) VStack.init(content)
      View.actionSheet(content) View.alert(actions) View.alert(content) View.alert(message)
      View.confirmationDialog(actions) View.confirmationDialog(message) View.contextMenu(menuItems)
      View.fileExporter(onCompletion) View.fileImporter(onCompletion) View.fullScreenCover(content)
      View.fullScreenCover(onDismiss) View.inspector(content) View.navigationDestination(destination)
      View.onAppear(perform) View.onChange(perform) View.onContinueUserActivity(perform) View.onDisappear(perform)
      View.onDrop(perform) View.onExitCommand(perform) View.onHover(perform) View.onKeyPress(action)
      View.onLongPressGesture(perform) View.onOpenURL(perform) View.onReceive(perform) View.onSubmit(_)
      View.onTapGesture(perform) View.overlay(content) View.popover(content) View.safeAreaInset(content)
      View.searchable(suggestions) View.sheet(content) View.sheet(onDismiss) View.swipeActions(content)
      View.tabItem(_) View.toolbar(content) ViewThatFits.init(content) Window.init(content) WindowGroup.init(content)
      ZStack.init(content)
    main no possible low known:
      FirebaseAuth.addStateDidChangeListener(_) NETunnelProviderSession.sendProviderMessage(responseHandler)
      Query.addSnapshotListener(_) SCNTransaction.completionBlock(completionBlock)
    main no possible medium header:
      PHImageManager.requestImage(resultHandler) PHImageManager.requestImageDataAndOrientation(resultHandler)
    main no possible medium known:
      SKAction.run(_) UICollectionViewDiffableDataSource.apply(completion)
    main yes no high header:
      UIApplication.beginBackgroundTask(expirationHandler) WKWebView.evaluateJavaScript(completionHandler)
    main yes no high importer:
      CLGeocoder.geocodeAddressString(completionHandler) CLGeocoder.reverseGeocodeLocation(completionHandler)
      MKDirections.calculate(completionHandler) MKLocalSearch.start(completionHandler)
      MKMapSnapshotter.start(completionHandler)
    main yes no low importer:
      EAAccessoryManager.showBluetoothAccessoryPicker(completion) HMHomeManager.addHome(completionHandler)
    main yes no low known:
      KingfisherManager.retrieveImage(completionHandler)
    main yes no medium docs:
      NSAnimationContext.runAnimationGroup(completionHandler) UIApplication.open(completionHandler)
    main yes no medium importer:
      GKLeaderboard.submitScore(completionHandler) NETunnelProviderManager.loadAllFromPreferences(completionHandler)
      NEVPNManager.loadFromPreferences(completionHandler) NEVPNManager.removeFromPreferences(completionHandler)
      NEVPNManager.saveToPreferences(completionHandler)
    main yes no medium known:
      View.task(_) WKHTTPCookieStore.getAllCookies(_) WKWebView.createPDF(completionHandler)
      WKWebView.takeSnapshot(completionHandler) WKWebsiteDataStore.fetchDataRecords(completionHandler)
    unknown no possible high interface:
      Publisher.catch(_) Publisher.compactMap(_) Publisher.filter(_) Publisher.flatMap(_)
      Publisher.handleEvents(receiveCancel) Publisher.handleEvents(receiveCompletion)
      Publisher.handleEvents(receiveOutput) Publisher.handleEvents(receiveRequest)
      Publisher.handleEvents(receiveSubscription) Publisher.map(_) Publisher.mapError(_) Publisher.removeDuplicates(_)
      Publisher.scan(_) Publisher.sink(receiveCompletion) Publisher.sink(receiveValue) Publisher.tryCatch(_)
      Publisher.tryCompactMap(_) Publisher.tryFilter(_) Publisher.tryMap(_) Publisher.tryScan(_)
    unknown no possible low known:
      Canvas.init(renderer) Observable.subscribe(onNext)
    unknown no possible medium header:
      UIColor.init(dynamicProvider)
    unknown no possible medium interface:
      AnyCancellable.init(_)
    unknown unknown possible medium known:
      NSColor.init(dynamicProvider)
    unknown yes no high compiler:
      Progress.cancellationHandler(cancellationHandler) Progress.pausingHandler(pausingHandler)
    unknown yes no high interface:
      NSObject.observe(changeHandler)
    """
}
