#!/usr/bin/env bash
# Prints the outline of the academy's name in Telugu as one SVG path, for app/art/scenes/telugu-name.tsx.
# Usage: art-source/telugu-name.sh FONT.ttf (Anek Telugu SemiBold)
# Needs hb-view (Debian: libharfbuzz-bin), because Telugu letters join.
set -euo pipefail

font=${1:?usage: art-source/telugu-name.sh FONT.ttf}
hb-view --output-format=svg --font-size=100 --margin=0 "$font" "విలువ" | node -e '
  const svg = require("fs").readFileSync(0, "utf8");
  // The part of the line above the letters.
  const top = 8;
  const glyphs = new Map(
    [...svg.matchAll(/id="(glyph[\d-]+)">\s*<path[^>]* d="([^"]*)"/g)].map(([, id, d]) => [id, d]),
  );
  const places = [...svg.matchAll(/xlink:href="#(glyph[\d-]+)" x="([\d.]+)" y="([\d.]+)"/g)];
  const paths = places.map(([, id, x, y]) => {
    let isX = false;
    return glyphs.get(id).replaceAll(/-?\d+(\.\d+)?/g, (number) => {
      isX = !isX;
      return Math.round(Number(number) + Number(isX ? x : y) - (isX ? 0 : top));
    });
  });
  console.log(paths.join("").replaceAll(/ ?([A-Z]) ?/g, "$1").replaceAll(/M\d+ \d+(?=M|$)/g, "").replaceAll(" -", "-"));
'
