#!/usr/bin/env bash
# Subsets the heading font to the glyphs and weights in use.
# Needs fonttools and brotli for Python (Debian: fonttools, python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/.."

source=node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2
target=public/fonts/anek-latin.woff2
limit=30720

for tool in fonttools pyftsubset; do
  command -v "$tool" >/dev/null || { echo "cut-font: $tool is missing: apt-get install fonttools python3-brotli" >&2; exit 1; }
done
[ -f "$source" ] || { echo "cut-font: $source is missing: npm ci" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$(dirname "$target")"

fonttools varLib.instancer --quiet "$source" wght=400:700 --output "$work/weights.ttf"
pyftsubset "$work/weights.ttf" \
  --unicodes='U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026' \
  --layout-features='kern,liga,mark,mkmk,ccmp,locl,tnum,lnum' \
  --no-hinting --desubroutinize --flavor=woff2 --output-file="$target"

size=$(stat --format=%s "$target")
echo "$target: $size bytes"
[ "$size" -le "$limit" ] || { echo "cut-font: more than $limit bytes" >&2; exit 1; }
