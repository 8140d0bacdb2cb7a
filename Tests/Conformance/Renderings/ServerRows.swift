import SwiftUI

/// A server with its two addresses.
struct ServerRow: View {
  var name: String
  var inner: String?
  var outer: String?
  var isLoading = false

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "externaldrive.connected.to.line.below")
        .resizable().aspectRatio(contentMode: .fit).padding(12).frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        if let inner { Text(inner).font(.caption).foregroundColor(.secondary) }
        if let outer { Text(outer).font(.caption2).lineLimit(1).truncationMode(.middle) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if isLoading { ring.padding(.trailing, 8) }
    }
    .frame(maxWidth: .infinity)
    .frame(minHeight: 60)
    .padding(8)
    .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray, lineWidth: 1).accessibilityIdentifier("card"))
  }

  /// The pictures show a ring of 28 points across its stroke of 4, not a system progress view.
  private var ring: some View {
    Circle().stroke(Color.gray, lineWidth: 4).frame(width: 24, height: 24)
  }
}

private let local = "https://homeassistant.local:8123"
private let remote = "https://my-home.duckdns.org:8123"

// MARK: Rows with short texts

#Preview("Basic") { ServerRow(name: "Home Assistant", inner: local, outer: remote).padding() }
#Preview("BothAddresses") { ServerRow(name: "Full Setup Home Assistant", inner: local, outer: remote).padding() }
#Preview("Mixed") {
  ServerRow(
    name: "Mixed Protocol Instance", inner: "http://homeassistant.local:8123",
    outer: "https://secure-home.duckdns.org:8123"
  ).padding()
}
#Preview("Numbers") {
  ServerRow(
    name: "IP-based Home Assistant", inner: "http://192.168.1.100:8123", outer: "https://203.0.113.5:8123"
  ).padding()
}
#Preview("OnlyInner") { ServerRow(name: "Local Home Assistant", inner: local).padding() }
#Preview("OnlyOuter") { ServerRow(name: "Remote Home Assistant", inner: remote, outer: remote).padding() }
#Preview("Short") { ServerRow(name: "HA", inner: "http://192.168.1.100:8123").padding() }
#Preview("Accessible") {
  ServerRow(name: "Accessible Home Assistant", inner: local, outer: remote).padding()
    .environment(\.sizeCategory, .accessibilityExtraLarge)
}

#Preview("ThreeRows") {
  VStack(spacing: 16) {
    ServerRow(name: "Main Home Assistant", inner: local, outer: "https://main-home.duckdns.org:8123")
    ServerRow(name: "Backup Instance", inner: "http://192.168.1.101:8123", isLoading: true)
    ServerRow(
      name: "Remote Only", inner: "https://remote-home.duckdns.org:8123",
      outer: "https://remote-home.duckdns.org:8123")
  }
  .accessibilityIdentifier("rows")
  .padding()
}

// MARK: Rows with long texts

#Preview("Constrained") {
  ServerRow(
    name: "Constrained Width Test", inner: "https://very-long-hostname.local:8123",
    outer: "{{ha-row-constrained after url2}}", isLoading: true
  ).padding().frame(width: 280)
}
#Preview("LongLoading") {
  ServerRow(
    name: "Long Named Home Assistant Instance", inner: "https://very-long-hostname.local:8123",
    outer: "{{ha-row-loadinglong after url2}}", isLoading: true
  ).padding()
}
#Preview("LongName") {
  ServerRow(name: "{{ha-row-longname quote 1}}", inner: local, outer: "{{ha-row-longname after url2}}").padding()
}
#Preview("LongAddresses") {
  ServerRow(
    name: "Home Assistant", inner: "{{ha-row-longurls lines 1-3}}", outer: "{{ha-row-longurls after url2}}"
  ).padding().frame(maxWidth: 320)
}
