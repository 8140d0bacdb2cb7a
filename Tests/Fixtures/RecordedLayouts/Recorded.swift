import SwiftUI

// Trees whose frames Apple's SwiftUI gave, written as source. Each comment names a view and its frame.

extension View {
  func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
}

struct Box: View {
  var width: CGFloat
  var height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height) }
}

#Preview("swg-layout-hstack-distribution") {
  // room 300x100
  // a 0 0 125 100
  // b 125 0 50 100
  // c 175 0 125 100
  HStack(spacing: 0) {
    Color.red.mark("a"); Color.red.frame(width: 50).mark("b"); Color.red.mark("c")
  }
}

#Preview("swg-layout-hstack-priority") {
  // room 300x100
  // a 0 0 20 100
  // b 20 0 220 100
  // c 240 0 60 100
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 20).mark("a"); Color.red.frame(minWidth: 20).mark("b").layoutPriority(1);
    Color.red.frame(width: 60).mark("c")
  }
}

#Preview("swg-layout-spacer-min-length") {
  // room 300x100
  // a -35 0 250 20
  // b 235 0 100 20
  // overflow -35 0 370 20
  // s1 215 10 20 0
  // balanced 0 20 300 20
  // c 130 20 40 20
  // s2 0 30 130 0
  // s3 170 30 130 0
  // vspacer 150 40 0 60
  VStack(spacing: 0) {
    HStack(spacing: 0) {
      Box(250, 20).mark("a"); Spacer(minLength: 20).mark("s1"); Box(100, 20).mark("b")
    }.mark("overflow");
    HStack(spacing: 0) {
      Spacer().mark("s2"); Box(40, 20).mark("c"); Spacer().mark("s3")
    }.mark("balanced"); Spacer().mark("vspacer")
  }
}

#Preview("swg-layout-frame-flex") {
  // room 300x300
  // min 100 90 100 20
  // max 50 110 200 20
  // fill 0 130 300 20
  // ideal 75 150 150 20
  // clampFlexible 90 170 120 20
  // overflow 50 190 200 20
  VStack(spacing: 0) {
    Box(40, 20).frame(minWidth: 100).mark("min"); Box(40, 20).frame(maxWidth: 200).mark("max");
    Box(40, 20).frame(minWidth: 50, maxWidth: .infinity).mark("fill");
    Box(40, 20).frame(idealWidth: 150).fixedSize().mark("ideal");
    Color.red.frame(maxWidth: 120, maxHeight: 20).mark("clampFlexible");
    Box(250, 20).frame(maxWidth: 200).mark("overflow")
  }
}

#Preview("swg-layout-fixed-size") {
  // room 200x200
  // both 95 80 10 10
  // horizontal 95 90 10 30
  VStack(spacing: 0) {
    Color.red.fixedSize().mark("both");
    Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).mark("horizontal")
  }
}

#Preview("swg-layout-alignment-guide") {
  // room 300x200
  // stack 75 66 150 68
  // a 75 66 100 20
  // b 175 90 50 20
  // c 160 114 30 20
  VStack(alignment: .leading, spacing: 4) {
    Box(100, 20).mark("a").alignmentGuide(.leading) { d in d[.trailing] }; Box(50, 20).mark("b");
    Box(30, 20).mark("c").alignmentGuide(.leading) { d in d.width / 2 }
  }.mark("stack")
}

#Preview("swg-layout-group-modifier") {
  // room 300x100
  // a 5 25 50 50
  // b 65 25 50 50
  // c 120 0 180 100
  HStack(spacing: 0) {
    Group {
      Color.red.mark("a"); Color.red.mark("b")
    }.frame(width: 50, height: 50).padding(5); Color.red.mark("c")
  }
}

#Preview("swg-layout-hstack-ideal") {
  // room 300x200
  // column 50 80 200 40
  // row 50 80 76 30
  // a 50 80 30 30
  // b 86 80 40 30
  // wide 50 110 200 10
  VStack(alignment: .leading, spacing: 0) {
    HStack(spacing: 6) {
      Box(30, 30).mark("a"); Box(40, 30).mark("b")
    }.mark("row"); Box(200, 10).mark("wide")
  }.mark("column")
}

#Preview("swg-layout-zstack-fill") {
  // room 200x200
  // fill 0 0 200 200
  // b 0 0 30 30
  ZStack(alignment: .topLeading) {
    Color.red.mark("fill"); Box(30, 30).mark("b")
  }
}

#Preview("swg-layout-vstack-alignment") {
  // room 300x200
  // l1 50 78 100 20
  // l2 50 102 50 20
  // leading 50 78 100 44
  // t1 150 78 100 20
  // t2 200 102 50 20
  // trailing 150 78 100 44
  HStack(spacing: 0) {
    VStack(alignment: .leading, spacing: 4) {
      Box(100, 20).mark("l1"); Box(50, 20).mark("l2")
    }.mark("leading");
    VStack(alignment: .trailing, spacing: 4) {
      Box(100, 20).mark("t1"); Box(50, 20).mark("t2")
    }.mark("trailing")
  }
}

#Preview("swg-shape-modifiers") {
  // room 340x200
  // scaled 4 47 60 40
  // offset 72 47 60 40
  // rotated 140 47 60 40
  // sheared 208 47 60 40
  // sized 276 47 60 40
  // row1 4 47 332 40
  // trimmed 14 95 40 40
  // inset 72 95 60 40
  // strokedOffset 140 95 60 40
  // anchored 208 95 60 40
  // insetStroke 276 95 60 40
  // row2 4 95 332 40
  // offsetIdeal 138 143 10 10
  // sizedIdeal 156 143 10 10
  // pathIdeal 174 143 10 10
  // trimIdeal 192 143 10 10
  // row3 138 143 64 10
  // stack 4 47 332 106
  VStack(spacing: 8) {
    HStack(spacing: 8) {
      Circle().scale(0.5).mark("scaled").frame(width: 60, height: 40)
      Circle().offset(x: 10, y: 5).mark("offset").frame(width: 60, height: 40)
      Rectangle().rotation(.degrees(30)).mark("rotated").frame(width: 60, height: 40)
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)).mark("sheared").frame(
        width: 60, height: 40)
      Rectangle().size(width: 30, height: 20).mark("sized").frame(width: 60, height: 40)
    }.mark("row1")
    HStack(spacing: 8) {
      Circle().trim(from: 0.25, to: 1).stroke(lineWidth: 4).mark("trimmed").frame(width: 60, height: 40)
      RoundedRectangle(cornerRadius: 8).inset(by: 5).mark("inset").frame(width: 60, height: 40)
      Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).mark("strokedOffset").frame(width: 60, height: 40)
      Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).mark("anchored").frame(width: 60, height: 40)
      Ellipse().inset(by: 4).stroke(lineWidth: 2).mark("insetStroke").frame(width: 60, height: 40)
    }.mark("row2")
    HStack(spacing: 8) {
      Circle().offset(x: 5).mark("offsetIdeal")
      Rectangle().size(width: 30, height: 20).mark("sizedIdeal")
      Path(CGRect(x: 0, y: 0, width: 24, height: 16)).mark("pathIdeal")
      Circle().trim(from: 0, to: 0.5).mark("trimIdeal")
    }.fixedSize().mark("row3")
  }.mark("stack")
}

#Preview("swg-position-safe-area") {
  // room 400x260
  // plain 30 30 100 200
  // plainContent 30 30 100 162
  // plainBar 30 200 100 30
  // scroll 150 30 100 200
  // scrollContent 150 30 100 240
  // scrollBar 150 200 100 30
  // ignoring 270 30 100 200
  // ignoringContent 270 30 100 200
  // ignoringBar 270 30 100 30
  // row 30 30 340 200
  HStack(spacing: 20) {
    VStack { Color.red.mark("plainContent") }.safeAreaInset(edge: .bottom) {
      Color.red.frame(height: 30).mark("plainBar")
    }
    .frame(width: 100, height: 200).mark("plain")
    ScrollView { VStack(spacing: 0) { ForEach(0..<8) { _ in Color.red.frame(height: 30) } }.mark("scrollContent") }
      .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).mark("scrollBar") }
      .frame(width: 100, height: 200).mark("scroll")
    VStack { Color.red.mark("ignoringContent") }.ignoresSafeArea()
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30).mark("ignoringBar") }
      .frame(width: 100, height: 200).mark("ignoring")
  }.mark("row")
}

#Preview("swg-position-safe-area-padding") {
  // room 320x200
  // row 50 25 220 150
  // padded 50 25 100 150
  // paddedScroll 170 25 100 150
  // paddedScrollContent 170 45 100 180
  HStack(spacing: 20) {
    Color.red.safeAreaPadding(20).frame(width: 100, height: 150).mark("padded")
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<6) { _ in Color.red.frame(height: 30) } }.mark("paddedScrollContent")
    }
    .safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).mark("paddedScroll")
  }.mark("row")
}

#Preview("swg-image-fit-wide") {
  // room 100x40
  // i 18 0 64 40
  Image("picture").resizable().scaledToFit().mark("i").frame(width: 100, height: 40)
}

#Preview("swg-image-fit-tall") {
  // room 40x100
  // i 0 37.5 40 25
  Image("picture").resizable().scaledToFit().mark("i").frame(width: 40, height: 100)
}

#Preview("swg-image-fill") {
  // room 40x60
  // i -28 0 96 60
  Image("picture").resizable().scaledToFill().mark("i").frame(width: 40, height: 60)
}

#Preview("swg-image-rigid") {
  // room 100x40
  // i 18 0 64 40
  Image("picture").scaledToFit().mark("i").frame(width: 100, height: 40)
}

#Preview("swg-image-color") {
  // room 100x100
  // i 0 25 100 50
  Color.red.aspectRatio(2, contentMode: .fit).mark("i").frame(width: 100, height: 100)
}

#Preview("swg-lazy-grids") {
  // room 320x300
  // stack 20 49 280 202
  // columns 20 49 280 44
  // cell0 31 49 60 20
  // cell1 99 49 102 20
  // cell2 209 49 80 20
  // cell3 31 73 60 20
  // adaptive 40 109 240 56
  // adaptive0 40 109 52.5 24
  // adaptive1 102.5 109 52.5 24
  // adaptive2 165 109 52.5 24
  // adaptive3 227.5 109 52.5 24
  // adaptive4 40 141 52.5 24
  // rows 94 181 132 70
  // hcell0 94 182 40 30
  // hcell1 94 220 40 30
  // hcell2 140 182 40 30
  // hcell4 186 182 40 30
  VStack(spacing: 16) {
    LazyVGrid(
      columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], spacing: 4
    ) {
      ForEach(0..<6) { index in Color.red.frame(height: 20).mark("cell\(index)") }
    }.frame(width: 280).mark("columns")
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
      ForEach(0..<5) { index in Color.red.frame(height: 24).mark("adaptive\(index)") }
    }.frame(width: 240).mark("adaptive")
    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
      ForEach(0..<5) { index in Color.red.frame(width: 40).mark("hcell\(index)") }
    }.frame(height: 70).mark("rows")
  }.mark("stack")
}

#Preview("so-minmax-0") {
  // room 100x0
  // s 0 -42.5 100 85
  VStack(spacing: 0) {
    Color.red.frame(minHeight: 5, maxHeight: 100).mark("a")
    Color.red.frame(minHeight: 80).mark("b")
  }.mark("s")
}

#Preview("so-minmax-85") {
  // room 100x85
  // s 0 -18.75 100 122.5
  // a 0 -18.75 100 42.5
  // b 0 23.75 100 80
  VStack(spacing: 0) {
    Color.red.frame(minHeight: 5, maxHeight: 100).mark("a")
    Color.red.frame(minHeight: 80).mark("b")
  }.mark("s")
}

#Preview("ob-maxmin") {
  // room 150x100
  // a -12.5 0 75 100
  // b 62.5 0 100 100
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: 100).mark("a"); Color.red.frame(minWidth: 100).mark("b")
  }.frame(width: 150, height: 100)
}

#Preview("ob-three") {
  // room 300x100
  // a 0 0 100 100
  // b 100 0 100 100
  // c 200 0 100 100
  HStack(spacing: 0) {
    Rectangle().mark("a"); Rectangle().mark("b"); Rectangle().mark("c")
  }
}

#Preview("tok-vstack") {
  // room 500x500
  // a 0 0 500 246
  // b 0 254 500 246
  VStack {
    Rectangle().mark("a"); Rectangle().mark("b")
  }
}

#Preview("tok-hstack") {
  // room 500x500
  // a 0 0 246 500
  // b 254 0 246 500
  HStack {
    Rectangle().mark("a"); Rectangle().mark("b")
  }
}

#Preview("tok-vstack0") {
  // room 500x500
  // a 0 0 500 250
  // b 0 250 500 250
  VStack(spacing: 0) {
    Rectangle().mark("a"); Rectangle().mark("b")
  }
}

#Preview("tok-vstack-align-trailing") {
  // room 500x500
  // a 0 0 500 246
  // b 450 254 50 246
  VStack(alignment: .trailing) {
    Rectangle().mark("a"); Rectangle().frame(width: 50).mark("b")
  }
}

#Preview("tok-hstack-align-bottom") {
  // room 500x500
  // a 0 0 246 500
  // b 254 450 246 50
  HStack(alignment: .bottom) {
    Rectangle().mark("a"); Rectangle().frame(height: 50).mark("b")
  }
}

#Preview("tok-vstack-priority") {
  // room 500x500
  // a 0 0 500 50
  // b 0 58 500 442
  VStack {
    Rectangle().frame(minHeight: 50).mark("a"); Rectangle().layoutPriority(1).mark("b")
  }
}

#Preview("tok-hstack-priority") {
  // room 500x500
  // a 0 0 0 500
  // b 8 0 492 500
  HStack {
    Rectangle().frame(minHeight: 50).mark("a"); Rectangle().layoutPriority(1).mark("b")
  }
}

#Preview("tok-flex") {
  // room 500x500
  // r 150 200 200 100
  Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).mark("r")
}

#Preview("tok-ratio-1-fit") {
  // room 500x500
  // r 200 200 100 100
  Rectangle().aspectRatio(1, contentMode: .fit).mark("r").frame(width: 200, height: 100)
}

#Preview("tok-ratio-15-fit") {
  // room 500x500
  // r 200 216.667 100 66.667
  Rectangle().aspectRatio(1.5, contentMode: .fit).mark("r").frame(width: 100, height: 100)
}

#Preview("tok-ratio-05-fill") {
  // room 500x500
  // r 200 150 100 200
  Rectangle().aspectRatio(0.5, contentMode: .fill).mark("r").frame(width: 100, height: 100)
}

#Preview("tok-background-bt") {
  // room 500x500
  // r 200 200 100 100
  // b 250 250 50 50
  Rectangle().frame(width: 100, height: 100).mark("r").background(alignment: .bottomTrailing) {
    Rectangle().frame(width: 50, height: 50).mark("b")
  }
}

#Preview("osu-hv-framed") {
  // room 200x200
  // f 25 25 150 150
  // a 80 32 40 40
  // b 80 80 40 40
  // h 56 128 88 40
  // c 56 128 40 40
  // d 104 128 40 40
  VStack {
    Box(40, 40).mark("a"); Box(40, 40).mark("b");
    HStack {
      Box(40, 40).mark("c"); Box(40, 40).mark("d")
    }.mark("h")
  }.frame(width: 150, height: 150).mark("f")
}

#Preview("osu-hv-align") {
  // room 200x200
  // v 41 27 118 146
  // a 41 27 30 30
  // b 41 65 40 40
  // c 41 113 50 50
  // d 99 113 60 60
  VStack(alignment: .leading) {
    Box(30, 30).mark("a"); Box(40, 40).mark("b");
    HStack(alignment: .top) {
      Box(50, 50).mark("c"); Box(60, 60).mark("d")
    }
  }.mark("v")
}

#Preview("osu-hv-default") {
  // room 200x200
  // a 0 0 200 61.333
  // b 0 69.333 200 61.333
  // h 0 138.667 200 61.333
  // c 0 138.667 96 61.333
  // d 104 138.667 96 61.333
  VStack {
    Color.red.mark("a"); Color.red.mark("b");
    HStack {
      Color.red.mark("c"); Color.red.mark("d")
    }.mark("h")
  }
}

#Preview("osu-hv-priority") {
  // room 200x200
  // a 0 0 200 0
  // b 0 8 200 184
  // h 0 200 200 0
  VStack {
    Color.red.mark("a"); Color.red.layoutPriority(1).mark("b");
    HStack {
      Color.red.mark("c"); Color.red.mark("d")
    }.mark("h")
  }
}

#Preview("osu-same-size") {
  // room 200x200
  // a 0 0 200 75
  // m 95 95 10 10
  // b 0 125 200 75
  VStack(spacing: 20) {
    Color.red.mark("a"); Box(10, 10).mark("m"); Color.red.mark("b")
  }
}

#Preview("osu-flex-max") {
  // room 200x200
  // v 75 8 50 126
  // a 75 8 50 50
  // b 75 66 40 30
  // c 75 104 30 30
  // h 32 142 136 50
  // d 32 142 50 50
  // e 90 142 40 30
  // f 138 142 30 30
  VStack {
    VStack(alignment: .leading) {
      Color.red.frame(maxWidth: 50, maxHeight: 50).mark("a"); Color.red.frame(maxWidth: 40, maxHeight: 30).mark("b");
      Color.red.frame(maxWidth: 30, maxHeight: 30).mark("c")
    }.mark("v");
    HStack(alignment: .top) {
      Color.red.frame(maxWidth: 50, maxHeight: 50).mark("d"); Color.red.frame(maxWidth: 40, maxHeight: 30).mark("e");
      Color.red.frame(maxWidth: 30, maxHeight: 30).mark("f")
    }.mark("h")
  }
}

#Preview("osu-z-ov-bg") {
  // room 200x200
  // o 0 0 100 100
  // b 100 100 100 100
  ZStack(alignment: .leading) { Box(200, 200) }.overlay(alignment: .topLeading) { Box(100, 100).mark("o") }.background(
    alignment: .bottomTrailing
  ) { Box(100, 100).mark("b") }
}

#Preview("osu-sp-multi") {
  // room 200x200
  // a -25 75 40 50
  // b 80 75 40 50
  // c 185 75 40 50
  HStack {
    Box(40, 50).mark("a"); Spacer(); Box(40, 50).mark("b"); Spacer(); Box(40, 50).mark("c")
  }.frame(width: 250, height: 80)
}

#Preview("osu-sp-min50") {
  // room 200x200
  // a 10 75 50 50
  // s 60 100 80 0
  // b 140 75 50 50
  HStack {
    Box(50, 50).mark("a"); Spacer(minLength: 50).mark("s"); Box(50, 50).mark("b")
  }.frame(width: 180, height: 80)
}

#Preview("osu-sp-start") {
  // room 200x200
  // a 92 75 50 50
  // b 150 75 50 50
  HStack {
    Spacer(); Box(50, 50).mark("a"); Box(50, 50).mark("b")
  }.frame(width: 200, height: 80)
}

#Preview("osu-sp-both") {
  // room 200x200
  // a 46 75 50 50
  // b 104 75 50 50
  HStack {
    Spacer(); Box(50, 50).mark("a"); Box(50, 50).mark("b"); Spacer()
  }.frame(width: 200, height: 80)
}

#Preview("osu-sp-nested") {
  // room 200x200
  // a 0 0 40 40
  // b 160 0 40 40
  // c 40 160 40 40
  // d 120 160 40 40
  VStack {
    HStack {
      Box(40, 40).mark("a"); Spacer(); Box(40, 40).mark("b")
    }; Spacer();
    HStack {
      Spacer(); Box(40, 40).mark("c"); Spacer(); Box(40, 40).mark("d"); Spacer()
    }
  }.frame(width: 200, height: 200)
}

#Preview("osu-sp-zero") {
  // room 200x200
  // a 20 75 80 50
  // s 100 100 0 0
  // b 100 75 80 50
  HStack {
    Box(80, 50).mark("a"); Spacer(minLength: 0).mark("s"); Box(80, 50).mark("b")
  }.frame(width: 160, height: 80)
}

#Preview("osu-sp-complex") {
  // room 200x200
  // a 0 35 30 30
  // b 85 35 30 30
  // c 170 35 30 30
  // d 70 85 60 30
  // e 0 135 40 30
  // f 160 135 40 30
  VStack(spacing: 20) {
    HStack {
      Box(30, 30).mark("a"); Spacer(minLength: 20); Box(30, 30).mark("b"); Spacer(minLength: 10); Box(30, 30).mark("c")
    };
    HStack {
      Spacer(); Box(60, 30).mark("d"); Spacer()
    };
    HStack {
      Box(40, 30).mark("e"); Spacer(); Box(40, 30).mark("f")
    }
  }.frame(width: 200, height: 180)
}

#Preview("osu-fixed") {
  // room 200x200
  // a 95 50 10 100
  // b 50 95 100 10
  // c 50 50 100 100
  ZStack {
    Color.red.fixedSize(horizontal: true, vertical: false).mark("a").frame(width: 100, height: 100);
    Color.red.fixedSize(horizontal: false, vertical: true).mark("b").frame(width: 100, height: 100);
    Color.red.fixedSize(horizontal: false, vertical: false).mark("c").frame(width: 100, height: 100)
  }
}

#Preview("osu-ratio-half") {
  // room 200x200
  // a 87.5 75 25 50
  // b 75 50 50 100
  ZStack {
    Color.red.aspectRatio(0.5, contentMode: .fit).mark("a").frame(width: 100, height: 50);
    Color.red.aspectRatio(0.5, contentMode: .fill).mark("b").frame(width: 50, height: 100)
  }.frame(width: 100, height: 100)
}

#Preview("osu-ratio-two") {
  // room 200x200
  // a 50 75 100 50
  // b 0 50 200 100
  ZStack {
    Color.red.aspectRatio(2, contentMode: .fit).mark("a").frame(width: 100, height: 50);
    Color.red.aspectRatio(2, contentMode: .fill).mark("b").frame(width: 50, height: 100)
  }.frame(width: 100, height: 100)
}

#Preview("osu-ratio-nil") {
  // room 200x200
  // a 75 75 50 50
  // b 50 50 100 100
  ZStack {
    Color.red.aspectRatio(nil, contentMode: .fit).mark("a").frame(width: 100, height: 50);
    Color.red.aspectRatio(nil, contentMode: .fill).mark("b").frame(width: 50, height: 100)
  }.frame(width: 200, height: 200)
}

#Preview("osu-pad-insets") {
  // room 200x200
  // p 57.5 65 85 70
  // b 77.5 75 50 30
  Box(50, 30).mark("b").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)).mark("p")
}

#Preview("osu-pad-vstack") {
  // room 200x200
  // pa 0 52.5 200 50
  // a 0 52.5 200 30
  // pb 0 102.5 200 45
  // b 0 117.5 200 30
  VStack(spacing: 0) {
    Color.red.frame(height: 30).mark("a").padding(.bottom, 20).mark("pa");
    Color.red.frame(height: 30).mark("b").padding(.top, 15).mark("pb")
  }
}

#Preview("osu-pad-hstack") {
  // room 200x200
  // a 30 0 50 200
  // b 120 0 50 200
  HStack(spacing: 0) {
    Color.red.frame(width: 50).mark("a").padding(.trailing, 25);
    Color.red.frame(width: 50).mark("b").padding(.leading, 15)
  }
}

#Preview("osu-position") {
  // room 200x200
  // k1 25 25 50 50
  // k2 75 25 50 50
  // k3 25 75 50 50
  // k4 75 75 50 50
  ZStack {
    Box(50, 50).mark("k1").position(x: 0, y: 0); Box(50, 50).mark("k2").position(x: 50, y: 0);
    Box(50, 50).mark("k3").position(x: 0, y: 50); Box(50, 50).mark("k4").position(x: 50, y: 50)
  }.frame(width: 100, height: 100)
}

#Preview("osu-safe-inset") {
  // room 200x200
  // b 0 160 200 40
  // r 170 0 30 152
  // t 0 0 162 20
  // l 0 28 10 124
  // c 18 28 144 124
  Color.red.mark("c").safeAreaInset(edge: .leading) { Color.red.frame(width: 10).mark("l") }.safeAreaInset(edge: .top) {
    Color.red.frame(height: 20).mark("t")
  }.safeAreaInset(edge: .trailing) { Color.red.frame(width: 30).mark("r") }.safeAreaInset(edge: .bottom) {
    Color.red.frame(height: 40).mark("b")
  }
}

#Preview("osu-geo") {
  // room 200x200
  // a 0 0 100 100
  // b 0 0 66.667 66.667
  GeometryReader { proxy in
    Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).mark("a")
    Color.red.frame(width: proxy.size.width / 3, height: proxy.size.height / 3).mark("b")
  }
}

#Preview("osu-guide-xy") {
  // room 200x200
  // root -15 0 230 200
  // v1 -15 0 230 34
  // v1_0 -15 0 200 2.5
  // v1_1 -5 10.5 200 2.5
  // v1_2 5 21 200 2.5
  // v1_3 15 31.5 200 2.5
  // v2 0 42 200 34
  // h1 0 84 200 74
  // h1_0 0 84 44 44
  // h1_1 52 94 44 44
  // h1_2 104 104 44 44
  // h1_3 156 114 44 44
  // h2 0 166 200 34
  VStack {
    VStack(alignment: .leading) {
      ForEach(0..<4) { index in Color.red.alignmentGuide(.leading) { _ in -10 * CGFloat(index) }.mark("v1_\(index)") }
    }.mark("v1")
    VStack(alignment: .leading) {
      ForEach(0..<4) { index in Color.red.alignmentGuide(.trailing) { _ in 10 * CGFloat(index) } }
    }.mark("v2")
    HStack(alignment: .top) {
      ForEach(0..<4) { index in Color.red.alignmentGuide(.top) { _ in -10 * CGFloat(index) }.mark("h1_\(index)") }
    }.mark("h1")
    HStack(alignment: .top) {
      ForEach(0..<4) { index in Color.red.alignmentGuide(.bottom) { _ in 10 * CGFloat(index) } }
    }.mark("h2")
  }.mark("root")
}

#Preview("osu-foreach-hidden") {
  // room 200x200
  // a 0 0 200 66.667
  // b 0 66.667 200 66.667
  // c 0 133.333 200 66.667
  VStack(spacing: 0) {
    Color.red.mark("a"); Color.red.hidden().mark("b"); Color.red.mark("c")
  }
}
