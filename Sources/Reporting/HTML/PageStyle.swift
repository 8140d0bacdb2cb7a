/// The style sheet of the page. Colours are named by role; each pair of text and ground has a contrast of 4.5 or more
/// in both schemes, which the browser tests check.
let pageStyle = #"""
  :root{color-scheme:light dark;--ground:#f6f6f9;--surface:#fff;--raised:#fff;--ink:#1b1b22;--soft:#5a5a68;--line:#e2e2ea;
  --accent:#4338ca;--accent-soft:#ecebfb;--error:#b4163c;--error-soft:#fde8ed;--warning:#8a4b00;--warning-soft:#fdf0da;
  --note:#1d5fa0;--note-soft:#e5f0fb;--cannot:#5d4a9c;--cannot-soft:#efebfa;--pass:#14663d;--pass-soft:#e0f3e8;
  --unmeasured:#5a5a68;--unmeasured-soft:#ececf1;--shadow:0 1px 2px rgb(20 20 40/.05),0 6px 24px rgb(20 20 40/.05);--mark:#e5007d}
  @media (prefers-color-scheme:dark){:root{--ground:#121217;--surface:#1b1b22;--raised:#22222b;--ink:#f1f1f6;--soft:#a9a9b8;
  --line:#33333f;--accent:#aea6ff;--accent-soft:#2b2850;--error:#ff8ba3;--error-soft:#451a26;--warning:#f5b65c;
  --warning-soft:#40290a;--note:#84bdf5;--note-soft:#15304a;--cannot:#bba9f5;--cannot-soft:#2e2550;--pass:#6fd39b;
  --pass-soft:#12361f;--unmeasured:#a9a9b8;--unmeasured-soft:#2b2b35;--shadow:none;--mark:#ff5db1}}
  *{box-sizing:border-box}
  html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
  body{margin:0;background:var(--ground);color:var(--ink);
  font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;font-variant-numeric:tabular-nums}
  header.top,section.overview,main,footer{max-width:82rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem)}
  h1,h2,h3,h4,h5{line-height:1.2;margin:0;text-wrap:balance;overflow-wrap:anywhere}
  p{margin:0}
  a{color:var(--accent);text-underline-offset:.15em}
  code{font:.86em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
  small{color:var(--soft);font-size:.82rem}
  :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
  main:focus,li.finding:focus{outline:none}
  .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
  .library{position:absolute;width:0;height:0}
  .skip{position:absolute;left:-100vw;top:0;background:var(--surface);padding:.6rem 1rem;z-index:9}
  .skip:focus{left:0}
  html:not(.js) .needs-script{display:none!important}
  .brand{display:flex;align-items:center;gap:.55rem;font-weight:650;letter-spacing:-.01em;color:var(--soft);padding-top:1.6rem}
  .logo-back{fill:var(--accent)}.logo-line{stroke:var(--surface);stroke-width:3;stroke-linecap:round;fill:none}
  .verdict{font-size:clamp(1.8rem,1.1rem + 3.2vw,3.1rem);font-weight:720;letter-spacing:-.03em;margin:1.5rem 0 .5rem}
  .verdict.pass{color:var(--pass)}
  .lead{color:var(--soft);font-size:1.05rem;max-width:46rem}
  .tiles{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(7.6rem,1fr));gap:.7rem;padding:0;margin:1.6rem 0 2.4rem}
  .tile{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:.8rem 1rem;box-shadow:var(--shadow)}
  .tile .number{display:block;font-size:1.9rem;font-weight:700;letter-spacing:-.02em;line-height:1.15}
  .tile .name{color:var(--soft);font-size:.9rem}
  .tile.error .number{color:var(--error)}.tile.warning .number{color:var(--warning)}.tile.note .number{color:var(--note)}
  .tile.cannot .number{color:var(--cannot)}.tile.unmeasured .number{color:var(--unmeasured)}
  .tile.zero .number{color:var(--soft);font-weight:500}
  .part{font-size:1.35rem;font-weight:680;letter-spacing:-.015em;margin:2.4rem 0 .9rem}
  .overview .part{margin-top:0}
  .scroller{position:relative;overflow-x:auto;border-radius:14px}
  table{border-collapse:separate;border-spacing:0}
  .heat{width:100%;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:.5rem .7rem .7rem;border-spacing:3px;min-width:34rem}
  .heat th{font-weight:550;font-size:.82rem;color:var(--soft);text-align:center;padding:.3rem 0}
  .heat th[scope=row],.heat thead th:first-child{text-align:left;padding-right:.9rem;font-size:.92rem;min-width:7.5rem;max-width:16rem;overflow-wrap:break-word}
  .heat th a,.plain a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
  .heat abbr{text-decoration:none}
  .heat .cell{text-align:center;border-radius:6px;height:2rem;min-width:2.1rem;font-weight:650;font-size:.88rem}
  .js .cell[data-go]{cursor:pointer}
  .cell.error{background:var(--error-soft);color:var(--error)}.cell.warning{background:var(--warning-soft);color:var(--warning)}
  .cell.note{background:var(--note-soft);color:var(--note)}.cell.cannot{background:var(--cannot-soft);color:var(--cannot)}
  .cell.partial{background:repeating-linear-gradient(135deg,var(--unmeasured-soft) 0 5px,transparent 5px 8px);color:var(--unmeasured)}
  .heat th.file{text-align:left;font-weight:500;font-size:.82rem;color:var(--soft);padding:.7rem 0 .1rem}
  .cell.known{background:var(--unmeasured-soft);color:var(--unmeasured)}
  .cell.pass{background:var(--pass-soft);color:var(--pass)}
  .dot{display:inline-block;width:.4rem;height:.4rem;border-radius:50%;background:currentColor;opacity:.75}
  .legend{display:flex;flex-wrap:wrap;gap:.4rem 1.1rem;margin:.8rem .2rem 0;color:var(--soft);font-size:.85rem}
  .key::before{content:"";display:inline-block;width:.75rem;height:.75rem;border-radius:3px;margin-right:.4rem;vertical-align:-.06rem;background:var(--pass-soft);border:1px solid var(--pass)}
  .key.error::before{background:var(--error-soft);border-color:var(--error)}.key.warning::before{background:var(--warning-soft);border-color:var(--warning)}
  .key.partial::before{background:repeating-linear-gradient(135deg,var(--unmeasured-soft) 0 3px,transparent 3px 5px);border-color:var(--unmeasured)}.key.known::before{background:var(--unmeasured-soft);border-color:var(--unmeasured)}.key.note::before{background:var(--note-soft);border-color:var(--note)}.key.cannot::before{background:var(--cannot-soft);border-color:var(--cannot)}
  .columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1rem;margin-top:1.4rem;align-items:start}
  .card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.1rem 1.3rem;box-shadow:var(--shadow)}
  .card h2{font-size:1.05rem;margin-bottom:.7rem}
  .places{margin-top:1.4rem}.places table{width:100%;min-width:36rem}.places thead th{font-weight:500;font-size:.82rem;color:var(--soft)}
  .places th,.places td{text-align:left;vertical-align:baseline;padding:.4rem 1rem .4rem 0;border-bottom:1px solid var(--line)}.places tbody tr:last-child>*{border:0}
  .places th[scope=row]{font-weight:500}.places th small{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-weight:400}.places td:nth-child(n+4){white-space:nowrap;color:var(--soft)}
  .rules{width:100%}.rules th{font-weight:500;text-align:left;padding:.35rem .8rem .35rem 0;overflow-wrap:break-word}
  .rules th small{display:block}.rules .bar{width:38%;min-width:2rem}.rules .bar svg{display:block;width:100%;height:8px;border-radius:4px}
  .rules .count{text-align:right;padding-left:.8rem;font-weight:600;white-space:nowrap}.rules .count small{display:block;font-weight:400}
  .track{fill:var(--unmeasured-soft)}.fill.error{fill:var(--error)}.fill.warning{fill:var(--warning)}.fill.note{fill:var(--note)}.fill.cannot{fill:var(--cannot)}
  .plain{list-style:none;padding:0;margin:.6rem 0 0;display:grid;gap:.7rem;overflow-wrap:anywhere}
  .plain .count{color:var(--soft)}
  .hatched li{border-left:4px solid;border-image:repeating-linear-gradient(135deg,var(--soft) 0 2px,transparent 2px 5px) 4;padding-left:.8rem}
  .filter{display:flex;flex-wrap:wrap;gap:.7rem 1.2rem;align-items:end;margin-bottom:1rem}
  .field{display:grid;gap:.25rem;font-size:.85rem;color:var(--soft)}
  input[type=search],select,button{font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--soft);border-radius:9px;padding:.42rem .7rem;min-height:2.5rem;max-width:100%}
  input[type=search]{width:16rem}
  input::placeholder{color:var(--soft);opacity:1}
  .checks{border:0;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
  .check{display:inline-flex;align-items:center;gap:.45rem;min-height:2.5rem}
  input[type=checkbox]{width:1.15rem;height:1.15rem;accent-color:var(--accent);margin:0}
  .shown{color:var(--soft);font-size:.9rem;min-height:2.5rem;display:inline-flex;align-items:center}
  .layout{background:var(--surface);border:1px solid var(--line);border-radius:18px;margin-bottom:1rem;box-shadow:var(--shadow)}
  .layout>details>summary{list-style:none;cursor:pointer;display:flex;flex-wrap:wrap;align-items:center;gap:.35rem 1rem;padding:1.05rem 1.4rem;border-radius:18px}
  .layout>details>summary::-webkit-details-marker{display:none}
  .layout>details>summary h3{font-size:1.15rem;letter-spacing:-.01em}
  .layout>details>summary h3::before{content:"";display:inline-block;width:.5rem;height:.5rem;border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(-45deg);margin:0 .75rem .1rem 0;transition:transform .15s}
  .layout>details[open]>summary h3::before{transform:rotate(45deg);margin-bottom:.2rem}
  .layout>details>summary h3{max-width:100%}.place{color:var(--soft);font-size:.88rem;overflow-wrap:anywhere;flex:1 1 12rem;min-width:0}
  .mini{display:block}.mini .bar{fill:var(--pass);opacity:.55}.mini .bar.known{fill:var(--unmeasured);opacity:.7}.mini .bar.partial{fill:var(--unmeasured);opacity:.45}.mini .bar.error{fill:var(--error);opacity:1}.mini .bar.warning{fill:var(--warning);opacity:1}
  .mini .bar.note{fill:var(--note);opacity:1}.mini .bar.cannot{fill:var(--cannot);opacity:1}
  .badges{display:flex;flex-wrap:wrap;gap:.35rem}
  .badge{display:inline-block;border-radius:99px;padding:.08rem .65rem;font-size:.82rem;font-weight:600;white-space:nowrap;background:var(--unmeasured-soft);color:var(--unmeasured)}
  .badge.error{background:var(--error-soft);color:var(--error)}.badge.warning{background:var(--warning-soft);color:var(--warning)}
  .badge.note{background:var(--note-soft);color:var(--note)}.badge.cannot{background:var(--cannot-soft);color:var(--cannot)}.badge.pass{background:var(--pass-soft);color:var(--pass)}
  .body{border-top:1px solid var(--line);padding:1.3rem 1.4rem 1.5rem}
  .body h4{font-size:1rem;margin:1.6rem 0 .7rem}.list>h4:first-child{margin-top:0}
  .split{display:grid;gap:1.6rem 2.2rem}
  @media (min-width:62rem){.split:not(.wide){grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:start}.js .split:not(.wide) .stage{position:sticky;top:1rem}
  .wide .findings{grid-template-columns:1fr 1fr;align-items:start}}
  .sizes{display:flex;gap:1rem;overflow-x:auto;padding-bottom:.6rem}
  .size{flex:0 0 auto;width:min(22rem,84vw)}
  .js .sizes{display:block;overflow:visible;padding:0}.js .size{display:none;width:auto}.js .size.current{display:block}.js .size-name{display:none}
  .size-name{font-weight:600;margin-bottom:.4rem}
  .panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:.9rem}
  figure{margin:0;min-width:0}
  figcaption{color:var(--soft);font-size:.85rem}
  .pane figcaption{margin-bottom:.35rem}
  .picture{display:block;width:100%;overflow:hidden;max-height:70vh;border-radius:12px;box-shadow:0 0 0 1px var(--line);background:var(--unmeasured-soft)}
  .edge{fill:none;stroke:#8a8a94;stroke-opacity:.35;vector-effect:non-scaling-stroke}
  .frames{display:var(--frames,none);fill:none;stroke:#2f7bff;stroke-opacity:.75}
  .frames rect,.frames path{vector-effect:non-scaling-stroke}
  .ink{stroke:#00a878;stroke-opacity:1}
  .show-frames{--frames:inline}
  .mark{fill:none;stroke:var(--mark);stroke-width:1.75;stroke-linecap:round}
  .halo{fill:none;stroke:#fff;stroke-width:4;stroke-opacity:.75;stroke-linecap:round}
  .halo rect,.halo path,.halo circle{vector-effect:non-scaling-stroke}
  .mark rect,.mark path,.mark circle{vector-effect:non-scaling-stroke}
  .mark rect{stroke-dasharray:5 3}.mark circle{fill:var(--mark)}
  .mark text{fill:#a3005a;stroke:#fff;stroke-width:3.2px;paint-order:stroke;font-weight:650;vector-effect:none}
  .hide-marks .marks{display:none}
  .focus-one .marks{opacity:.16}.focus-one .marks.focused{opacity:1}
  .control{margin-bottom:1.1rem}
  .slider label{color:var(--soft);font-size:.9rem}.slider output{font-weight:700;margin-left:.4rem}
  .slider input{display:block;width:calc(100% - (100% / var(--count,12)) + 1.25rem);margin:.35rem auto .2rem;accent-color:var(--accent);height:1.6rem}
  .ticks{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:2px}
  .tick{text-align:center;font-size:.75rem;border-radius:5px;padding:.15rem 0;background:var(--pass-soft);color:var(--pass);overflow:hidden}
  .tick.known,.tick.partial{background:var(--unmeasured-soft);color:var(--unmeasured)}.tick.error{background:var(--error-soft);color:var(--error);font-weight:700}.tick.warning{background:var(--warning-soft);color:var(--warning);font-weight:700}
  .tick.note{background:var(--note-soft);color:var(--note)}.tick.cannot{background:var(--cannot-soft);color:var(--cannot)}
  .tick.current{box-shadow:0 0 0 2px var(--accent)}
  .switches{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin-top:.6rem;font-size:.92rem}
  .calm{color:var(--soft)}
  .findings{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
  .finding{border:1px solid var(--line);border-left:5px solid var(--note);border-radius:14px;padding:1rem 1.15rem 1.1rem;background:var(--raised);min-width:0}
  .finding.error{border-left-color:var(--error)}.finding.warning{border-left-color:var(--warning)}.finding.cannot{border-left-color:var(--cannot)}.finding.known{border-left-color:var(--unmeasured)}
  .finding:target{box-shadow:0 0 0 3px var(--accent)}
  .finding h5{font-size:1.05rem;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
  .message{margin-top:.55rem;overflow-wrap:anywhere}.extent{margin-top:.7rem;display:flex;flex-wrap:wrap;gap:.35rem .5rem;align-items:center;font-size:.9rem}
  .at{color:var(--soft);margin-right:.2rem}.figure{background:var(--unmeasured-soft);border-radius:8px;padding:.15rem .6rem}.figure-name{color:var(--soft)}
  .strip{list-style:none;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:3px;padding:0;margin:.8rem 0}
  .strip .cell{position:relative;text-align:center;font-size:.72rem;border-radius:5px;padding:.2rem 0;overflow:hidden}
  .strip .cell:not(.pass){font-weight:700}
  .evidence{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14.5rem),1fr));gap:1rem;align-items:end}
  .evidence svg{display:block;width:100%;border-radius:10px}
  .close-up{max-width:26rem}.close-up svg{box-shadow:0 0 0 1px var(--line);aspect-ratio:8/5;background:var(--unmeasured-soft);overflow:hidden}
  .evidence figcaption{margin-top:.35rem}
  .plot text{font:11px system-ui,sans-serif;fill:var(--soft)}
  .grid{stroke:var(--line);fill:none}.grid.zero{stroke:var(--soft)}
  .zone{fill:var(--error);opacity:.08}.threshold{stroke:var(--error);stroke-width:1.3;stroke-dasharray:5 4;fill:none}
  .plot .threshold-name{fill:var(--error)}
  .line{--stroke:var(--accent)}.line-1{--stroke:var(--note)}.line-2{--stroke:var(--pass)}.line-3{--stroke:var(--warning)}
  .course{fill:none;stroke:var(--stroke);stroke-width:2.2;stroke-linejoin:round}.line-1 .course{stroke-dasharray:7 3}.line-2 .course{stroke-dasharray:2 3}.line-3 .course{stroke-dasharray:9 3 2 3}
  .band{fill:var(--stroke);opacity:.13}.point{stroke:var(--raised);stroke-width:1.5;fill:var(--stroke)}
  .point.error{fill:var(--error)}.point.warning{fill:var(--warning)}.point.note{fill:var(--note)}.point.cannot{fill:var(--cannot)}
  .line-key{margin-left:.8rem;white-space:nowrap}.line-key::before{content:"";display:inline-block;width:1.3rem;border-top:2px solid var(--accent);margin-right:.35rem;vertical-align:.25rem}
  .line-key.line-1::before{border-color:var(--note);border-top-style:dashed}.line-key.line-2::before{border-color:var(--pass);border-top-style:dotted}.line-key.line-3::before{border-color:var(--warning);border-top-style:dashed}
  .facts{margin:.9rem 0 0;display:grid;gap:.3rem;font-size:.92rem}
  .facts div,.settings div{display:grid;grid-template-columns:5.2rem minmax(0,1fr);gap:.7rem}
  .facts dt,.settings dt{color:var(--soft)}.facts dd,.settings dd{margin:0;overflow-wrap:anywhere}
  .settings{margin:0;display:grid;gap:.3rem}.settings div{grid-template-columns:minmax(6rem,12rem) minmax(0,1fr)}
  .numbers{margin-top:.8rem;font-size:.92rem}.numbers summary{cursor:pointer;color:var(--accent);min-height:1.9rem}
  .numbers table{width:100%;border-collapse:collapse}.numbers th,.numbers td{text-align:left;padding:.25rem .7rem .25rem 0;border-bottom:1px solid var(--line)}
  .numbers em{color:var(--error);font-style:normal;font-weight:600}
  .fix{margin:.9rem 0 0;font-size:.9rem}.fix pre{margin:.4rem 0 0;padding:.7rem .9rem;border-radius:10px;background:var(--ground);overflow-x:auto;line-height:1.45}
  .fix .gone{color:var(--error)}.fix .new{color:var(--pass)}
  .actions{display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:center;margin-top:.9rem}
  .show{background:var(--accent-soft);border-color:transparent;color:var(--accent);font-weight:600;cursor:pointer}
  .quiet{font-size:.9rem}
  .nothing{padding:2rem;text-align:center;color:var(--soft)}
  [hidden]{display:none!important}
  footer{padding-bottom:4rem;color:var(--ink)}footer h3{margin:1.4rem 0 .4rem;font-size:1rem}
  @media (max-width:48rem){.layout>details>summary{padding:.95rem 1rem}.place{flex-basis:100%}.heat th[scope=row]{font-size:.84rem;padding-right:.4rem}.body{padding:1rem}
  .finding{padding:.9rem}.facts div{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:.3rem}}
  @media (max-width:26rem){.tick{font-size:.62rem}.strip .cell{font-size:.6rem}.tiles{grid-template-columns:1fr 1fr}input[type=search]{width:100%}.filter .field{width:100%}}
  @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
  @media (prefers-reduced-motion:reduce){*{transition:none!important}}
  @media (forced-colors:active){.cell,.badge,.tick,.tile{border:1px solid}}
  @media print{:root{--ground:#fff;--shadow:none}body{font-size:10pt}.skip,.filter,.switches,.control,.actions,.legend{display:none!important}
  .layout,.finding,.card,.tile{break-inside:avoid;box-shadow:none}.layout{break-inside:auto}.split{display:block}.js .stage{position:static}
  .js .sizes{display:grid;grid-template-columns:repeat(3,1fr);gap:.6rem}.js .size{display:block}.js .size-name{display:block}.panes{grid-template-columns:1fr 1fr;gap:.3rem}.picture{max-height:none}
  .heat{min-width:0}.scroller{overflow:visible}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
  """#
