/// The colours, images, strings and fonts of the audited project.
package struct ResourceCatalog: Sendable {
  /// A project without resources.
  package init() {}
}
