"""Prints where Chromium breaks the paragraphs of strings.txt into lines. Run by generate.sh.

usage: chromium-reference.py FALLBACK-FAMILIES < strings.txt, with FONTCONFIG_FILE set to the fonts' configuration
"""
import html
import json
import pathlib
import subprocess
import sys
import tempfile

PAGE = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; width: 2000px }
p { margin: 0; font-size: 12px; line-height: 40px; text-rendering: geometricPrecision; text-spacing-trim: space-all }
</style>%s<pre id="result"></pre><script>
const result = [];
for (const paragraph of document.querySelectorAll("p")) {
  const text = paragraph.firstChild, range = document.createRange(), lines = [];
  let start = 0, top = null;
  for (let offset = 0; offset < text.length; offset++) {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    const box = range.getClientRects()[0];
    if (!box || box.width === 0) continue;
    const line = Math.floor((box.top - paragraph.getBoundingClientRect().top) / 40);
    if (top !== null && line > top) { lines.push([start, offset]); start = offset; }
    top = line;
  }
  lines.push([start, text.length]);
  result.push([paragraph.id, lines]);
}
document.getElementById("result").textContent = JSON.stringify(result);
</script>"""


def main() -> None:
    fallbacks = sys.argv[1].split(",")
    paragraphs = []
    for line in sys.stdin.read().splitlines():
        fields = line.split("\t")
        if line.startswith("#") or len(fields) < 6 or fields[4] == "-":
            continue
        name, direction, language, font, width, text = fields
        region = {"ja": "JP", "ko": "KR"}.get(language, "SC")
        families = [font, *fallbacks, f"Noto Sans CJK {region}"]
        style = "font-family: %s; width: %spx" % (",".join(f"'{family}'" for family in families), width)
        paragraphs.append(
            f'<p id="{name}" dir="{direction}" lang="{language}" style="{html.escape(style)}">{html.escape(text)}</p>')
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        page.write_text(PAGE % "".join(paragraphs), encoding="utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
                   "--dump-dom", page.as_uri()]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = output.split('<pre id="result">')[1].split("</pre>")[0]
    for name, lines in json.loads(html.unescape(found)):
        print(f"text\t{name}")
        for start, end in lines:
            print(f"line\t{start}\t{end}")


main()
