import SwiftUI

private let height: CGFloat = 30
private let gap = 3.5

#Preview("Frames") {
  Text("a").frame(width: 10)
  Text("a").frame(width: 10, height: height)
  Text("a").frame(height: height, alignment: .top)
  Text("a").frame(maxWidth: .infinity)
  Text("a").frame(maxWidth: .infinity, alignment: .leading)
  Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
  Text("a").frame(
    minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6, alignment: .bottom)
  Text("a").frame(minHeight: 44)
  Text("a").frame()
  Text("a").fixedSize()
  Text("a").fixedSize(horizontal: false, vertical: true)
  Text("a").aspectRatio(contentMode: .fit)
  Text("a").aspectRatio(1.5, contentMode: .fill)
  Text("a").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
  Text("a").scaledToFill().scaledToFit()
  Text("a").layoutPriority(1).zIndex(2)
  Text("a").position(x: 1, y: 2).position(CGPoint(x: 3, y: 4))
  Text("a").offset(x: 1).offset(y: 2).offset(x: 3, y: 4).offset(CGSize(width: 5, height: 6))
  Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
  Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(.container, edges: .top)
  Text("a").ignoresSafeArea(edges: [.top, .bottom]).edgesIgnoringSafeArea(.all)
  Text("a").safeAreaInset(edge: .bottom, spacing: 4) { Text("bar") }
  Text("a").hidden()
}

#Preview("Padding") {
  Text("a").padding()
  Text("a").padding(8)
  Text("a").padding(gap)
  Text("a").padding(.horizontal)
  Text("a").padding(.top, 5)
  Text("a").padding([.top, .leading], 6)
  Text("a").padding([.vertical])
  Text("a").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
  Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  Text("a").padding(.horizontal, gap > 3 ? 1 : 2)
  Text("a").padding(.all, -4)
  Text("a").padding(.bottom, height / 2)
}

#Preview("Layers") {
  Text("a").background(.red)
  Text("a").background(Color.blue.opacity(0.5))
  Text("a").background(Color(.systemBackground))
  Text("a").background { Color.green }
  Text("a").background(alignment: .top) { Circle() }
  Text("a").background(Circle().fill(.red))
  Text("a").background(Circle(), alignment: .leading)
  Text("a").background(.ultraThinMaterial)
  Text("a").background(.red, in: Capsule())
  Text("a").background(.red.opacity(0.75), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
  Text("a").background(in: Circle())
  Text("a").background()
  Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  Text("a").overlay(Circle().stroke(.red, lineWidth: 2))
  Text("a").overlay { Text("b") }
  Text("a").overlay(alignment: .topTrailing) { Text("b") }
  Text("a").overlay(Text("b"), alignment: .bottom)
  Text("a").overlay(.red.opacity(0.2), in: Circle())
  Text("a").border(.red).border(Color.gray, width: 2)
  Text("a").clipped().clipShape(Circle()).clipShape(.rect(cornerRadius: 4)).cornerRadius(6)
  Text("a").mask(Circle()).mask { Rectangle() }
  Text("a").shadow(radius: 3).shadow(color: .black.opacity(0.2), radius: 1, x: 2, y: 3)
  Text("a").opacity(0.5).blur(radius: 2).brightness(0.1).contrast(0.9).saturation(0.5).grayscale(1).colorInvert()
  Text("a").rotationEffect(.degrees(90)).rotationEffect(Angle(radians: 1), anchor: .top)
  Text("a").scaleEffect(2).scaleEffect(0.5, anchor: .top).scaleEffect(x: -1, y: 1)
  Text("a").compositingGroup().drawingGroup().blendMode(.multiply)
}

#Preview("Environment") {
  Text("a").environment(\.colorScheme, .dark).environment(\.sizeCategory, .accessibilityLarge)
  Text("a").environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "de"))
  Text("a").environment(\.dynamicTypeSize, .xxxLarge).environment(\.lineLimit, 2)
  Text("a").preferredColorScheme(.dark).colorScheme(.light)
  Text("a").tint(.red).accentColor(.blue).disabled(true).disabled(false)
  Text("a").controlSize(.small).labelsHidden().redacted(reason: .placeholder).unredacted()
  Text("a").buttonStyle(.bordered).buttonStyle(PlainButtonStyle()).listStyle(.insetGrouped).pickerStyle(.segmented)
  Text("a").textFieldStyle(.roundedBorder).toggleStyle(SwitchToggleStyle()).progressViewStyle(.circular)
  Text("a").navigationViewStyle(.stack).tabViewStyle(.page(indexDisplayMode: .never)).scrollContentBackground(.hidden)
}

#Preview("Chrome") {
  Text("a").navigationTitle("t").navigationBarTitleDisplayMode(.inline)
  Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("b") } }
  Text("a").toolbar { Button("c") {} }
  Text("a").toolbar(.hidden, for: .navigationBar).navigationBarHidden(true)
  Text("a").navigationBarItems(leading: Text("l"), trailing: Text("t"))
  Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
  Text("a").badge(3).searchable(text: .constant(""), prompt: "Find")
  Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }
  Text("a").sheet(isPresented: .constant(false)) { Text("sheet") }
  Text("a").alert("t", isPresented: .constant(true)) {
    Button("OK") {}
  } message: {
    Text("m")
  }
}

#Preview("Accessibility") {
  Text("a").accessibilityLabel("l").accessibilityValue(Text("v")).accessibilityHint("h").accessibilityHidden(true)
  Text("a").accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage)
  Text("a").accessibilityElement(children: .combine).accessibilityElement().accessibilityIdentifier("id")
  Text("a").accessibility(label: Text("l")).accessibility(hidden: true).accessibility(addTraits: .isButton)
}

#Preview("Without effect") {
  Text("a").onAppear {}.onChange(of: gap) { _, _ in }.task {}.animation(.easeIn, value: gap).id(3)
  Text("a").onTapGesture {}.gesture(DragGesture().onEnded { _ in }).transition(.move(edge: .top)).help("h")
}

private struct Boxed: ViewModifier {
  var width: CGFloat

  func body(content: Content) -> some View {
    content.frame(width: width).border(.red)
  }
}

extension View {
  fileprivate func boxed() -> some View { modifier(Boxed(width: 7)) }
}

#Preview("Project") {
  Text("a").modifier(Boxed(width: 5))
  Text("a").boxed()
  Text("a").unheardOf(3)
}

extension HorizontalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 - 1 }
  }

  fileprivate static let middle = HorizontalAlignment(Middle.self)
}

#Preview("Guides") {
  Text("a").alignmentGuide(.leading) { d in d[.trailing] + 8 }
  Text("a").alignmentGuide(.firstTextBaseline) { $0[.bottom] * 0.5 }
  Text("a").alignmentGuide(.middle, computeValue: { d in -d.width })
  Text("a").alignmentGuide(HorizontalAlignment.center) { d in min(d.height, gap) }
  Text("a").alignmentGuide(.top) { d in d[explicit: .top] ?? d[.bottom] }
  Text("a").alignmentGuide(.top) { d in d.width > 3 ? 1 : 2 }
}
