#!/usr/bin/env bash
# Renews reference.txt beside it: what Pango and Chromium make of strings.txt with the fonts of fonts/fonts.conf and Inter.
# Needs libpango1.0-dev, a C compiler and chromium; the fonts as bin/set-up installs them.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cc -O1 -Wall -o "$work/reference" "$here/pango-reference.c" $(pkg-config --cflags --libs pangoft2 fontconfig)
# The tool's own configuration, with Inter and the emoji font by its generic name.
sed -e "s|<fontconfig>|<fontconfig><dir>$root/.cache/fonts</dir><cachedir>$work/cache</cachedir>|" \
  -e 's|</fontconfig>|<alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias></fontconfig>|' \
  "$root/fonts/fonts.conf" > "$work/fonts.conf"
export FONTCONFIG_FILE="$work/fonts.conf"
# The stand-ins in the tool's order; the Chinese, Japanese and Korean ones depend on the language.
families=$(awk '!/^#/ && !/CJK/ { $1 = $2 = $3 = ""; sub(/^ +/, ""); if (!seen[$0]++) print }' "$root/fonts/script-fonts.txt" | paste -sd, -)
{
  echo "# Single lines: Pango $(pkg-config --modversion pangoft2); paragraphs: $(chromium --version | cut -d. -f1). Made by generate.sh."
  echo "# Offsets are UTF-16 units. text NAME; run START END LEVEL FAMILY, from left to right; missing START END;"
  echo "# carets OFFSET:X:WIDTH in em, the width of the first code point, negative where the text runs to the left; line START END."
  "$work/reference" "$families" < "$here/strings.txt"
  python3 "$here/chromium-reference.py" "$families" < "$here/strings.txt"
} > "$here/reference.txt"
