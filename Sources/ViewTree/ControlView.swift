package import Geometry

/// A control whose look the platform decides.
package struct ControlView: Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case button = "Button"
    case navigationLink = "NavigationLink"
    case link = "Link"
    case shareLink = "ShareLink"
    case editButton = "EditButton"
    case menu = "Menu"
    case toggle = "Toggle"
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
    case picker = "Picker"
    case datePicker = "DatePicker"
    case colorPicker = "ColorPicker"
    case slider = "Slider"
    case stepper = "Stepper"
    case progress = "ProgressView"
    case gauge = "Gauge"
    case label = "Label"
    case labeledContent = "LabeledContent"
    case disclosureGroup = "DisclosureGroup"
    case groupBox = "GroupBox"
    case contentUnavailable = "ContentUnavailableView"
    /// A frame of the right kind whose content is not modelled: `Map`, `WebView`, `VideoPlayer`, `Chart`.
    case opaque = "Opaque"
  }

  package enum Role: String, Hashable, Sendable, CaseIterable {
    case destructive, cancel, confirm, close
  }

  package var kind: Kind
  package var label: ViewNode?
  /// The icon of a `Label`, the description of a `ContentUnavailableView`.
  package var icon: ViewNode?
  /// What the control holds: menu items, a group's content, picker options, a labelled value, actions.
  package var children: [ViewNode]
  package var role: Role?
  package var state: ControlState

  package init(
    _ kind: Kind, label: ViewNode? = nil, icon: ViewNode? = nil, children: [ViewNode] = [], role: Role? = nil,
    state: ControlState = ControlState()
  ) {
    self.kind = kind
    self.label = label
    self.icon = icon
    self.children = children
    self.role = role
    self.state = state
  }
}

/// The values that change how a control looks.
package struct ControlState: Sendable {
  package var isOn: Bool
  package var isExpanded: Bool
  /// The text in a field; empty shows the prompt.
  package var text: String
  package var prompt: ViewNode?
  /// 0…1 for sliders, gauges and determinate progress; `nil` for a spinner.
  package var fraction: Double?
  /// The index of the chosen picker option.
  package var selection: Int?
  /// `TextField(axis: .vertical)`.
  package var axis: Axis
  package var currentValueLabel: ViewNode?
  package var minimumValueLabel: ViewNode?
  package var maximumValueLabel: ViewNode?
  /// The components a date picker shows, as text by locale.
  package var displayedValues: [String]
  /// The colour that a colour picker shows.
  package var color: ColorValue?
  /// Whether a slider has steps, which its track marks.
  package var hasSteps: Bool
  /// Whether a stepper cannot go further down or up: its value is at the end of its range, or nothing happens there.
  package var isAtMinimum: Bool
  package var isAtMaximum: Bool

  package init() {
    isOn = false
    isExpanded = false
    text = ""
    prompt = nil
    fraction = nil
    selection = nil
    axis = .horizontal
    currentValueLabel = nil
    minimumValueLabel = nil
    maximumValueLabel = nil
    displayedValues = []
    color = nil
    hasSteps = false
    isAtMinimum = false
    isAtMaximum = false
  }
}
