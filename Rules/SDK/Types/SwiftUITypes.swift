/// Which of SwiftUI's types are on the main actor.
///
/// A heading names framework, kind, verdict, confidence and origin; the names below it are in order. Verdicts: `main`
/// (on the main actor), `requirements` (the members of the protocol are, those who conform are not), `nonisolated`,
/// `depends` (on the SDK). Origins: `header` (iOS 16.5), `docs` (Apple's, June 2025), `interface` (of a Swift module),
/// `compiler` (tried with 6.3.1), `importer` (follows from how it imports Objective-C), `family` (like its siblings),
/// `known`. Rows of low confidence decide nothing.
package enum SwiftUITypes {
  package static let table: StaticString = """
    SwiftUI class main high docs:
      NSHostingController NSHostingView UIHostingController
    SwiftUI class main medium docs:
      ImageRenderer WKHostingController WKUserNotificationHostingController
    SwiftUI protocol main high docs:
      App ButtonStyle DropDelegate Gesture PreviewProvider ToolbarContent UIViewRepresentable View ViewModifier
      Widget WidgetConfiguration
    SwiftUI protocol main high family:
      Commands LabelStyle NSViewControllerRepresentable NSViewRepresentable PrimitiveButtonStyle Scene ToggleStyle
      UIGestureRecognizerRepresentable UIViewControllerRepresentable WidgetBundle
    SwiftUI protocol main low docs:
      PreviewModifier Transition
    SwiftUI protocol main low family:
      DynamicViewContent EnvironmentalModifier GeometryEffect LibraryContentProvider MenuButtonStyle
    SwiftUI protocol main medium family:
      AccessibilityRotorContent ControlGroupStyle ControlWidget ControlWidgetConfiguration CustomizableToolbarContent
      DatePickerStyle DisclosureGroupStyle DynamicTableRowContent FormStyle GaugeStyle GroupBoxStyle IndexViewStyle
      LabeledContentStyle ListStyle MenuStyle NSGestureRecognizerRepresentable NavigationSplitViewStyle
      NavigationViewStyle PickerStyle ProgressViewStyle TabContent TabViewStyle TableColumnContent TableRowContent
      TableStyle TextEditorStyle TextFieldStyle UIHostingSceneDelegate WKInterfaceObjectRepresentable WindowStyle
      WindowToolbarStyle
    SwiftUI protocol nonisolated high docs:
      EnvironmentKey PreferenceKey VectorArithmetic
    SwiftUI protocol nonisolated high interface:
      Shape
    SwiftUI protocol nonisolated low docs:
      AttributedTextFormattingDefinition TextRenderer
    SwiftUI protocol nonisolated medium docs:
      Animatable CustomAnimation DynamicProperty FileDocument FocusedValueKey InsettableShape Layout
      ReferenceFileDocument ShapeStyle TimelineSchedule VisualEffect
    SwiftUI struct nonisolated high docs:
      Alignment Angle Animation Color EdgeInsets Font Gradient HorizontalAlignment UnitPoint VerticalAlignment
    """
}
