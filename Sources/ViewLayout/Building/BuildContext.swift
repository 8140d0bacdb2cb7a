import Geometry
import ViewTree

/// What a view is built in: the environment, and what surrounds it.
struct BuildContext {
  var environment: LayoutEnvironment
  let session: LayoutSession
  /// The axis of the stack around, for spacers and dividers.
  var stackAxis: Axis?
  /// How many nodes lie above.
  var depth = 0
  /// The list around, for the sections in it.
  var list: ListAppearance?
  /// Whether a lazy grid is the container, for the sections in it.
  var isInLazyGrid = false
  /// The bars of the navigation container around.
  var chrome: Chrome?
  /// The bar of the tab view around.
  var tabs: Chrome?
  /// Whether a navigation container lies around, in which links lead somewhere.
  var isNavigable = false

  var values: EnvironmentValues { environment.values }

  init(session: LayoutSession) {
    self.session = session
    environment = LayoutEnvironment(EnvironmentValues(session.settings))
  }

  /// The context one node further down.
  var deeper: BuildContext {
    var result = self
    result.depth += 1
    return result
  }

  /// The context inside a container.
  ///
  /// - Parameter levels: by how many nodes it lies deeper.
  func inside(_ axis: Axis?, levels: Int = 0) -> BuildContext {
    var result = self
    result.stackAxis = axis
    result.depth += levels
    result.isInLazyGrid = false
    return result
  }

  /// The context with other values in the environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> BuildContext {
    var result = self
    var values = environment.values
    change(&values)
    result.environment = LayoutEnvironment(values)
    return result
  }

  var styles: StyleResolver { StyleResolver(environment, session: session) }
}
