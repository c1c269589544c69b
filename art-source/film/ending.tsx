import type { CSSProperties } from "react";
import { IkatBand } from "../../app/art/ikat-band.tsx";
import { dye } from "../../app/art/palette.ts";
import { tileMotifs } from "../../app/art/scenes/tile-motifs.ts";
import { easeOut, span } from "./ease.ts";
import { Growing } from "./growing.tsx";
import { words } from "./words.ts";

const onIndigo = {
  "--art-indigo": dye.cotton,
  "--art-vermilion": dye.turmeric,
  "--accent": dye.vermilion,
} as CSSProperties;

/** The end: a diamond of the ikat, and what an academy is about. */
export function Ending({ now }: { now: number }) {
  const close = 84 * (1 - easeOut(span(now, 0.2, 1.1)));
  return (
    <g>
      <path d="M0 0h1280v720H0z" fill={dye.indigo} />
      <svg y={-close} width="1280" height="84" viewBox="0 0 640 42">
        <IkatBand />
      </svg>
      <svg y={636 + close} width="1280" height="84" viewBox="0 0 640 42">
        <IkatBand />
      </svg>
      <g transform="translate(550 148) scale(2)" style={onIndigo}>
        <Growing graph={tileMotifs[0] ?? []} share={span(now, 0.2, 1.4)} />
      </g>
      <g textAnchor="middle">
        <text
          x="640"
          y="464"
          fill={dye.cotton}
          opacity={span(now, 1, 1.5)}
          style={{ font: '700 112px "Anek Latin"', letterSpacing: "-2px" }}
        >
          {words.ending.title}
        </text>
        <text
          x="640"
          y="540"
          fill={dye.turmeric}
          opacity={span(now, 1.5, 2)}
          style={{ font: '500 42px "Anek Latin"' }}
        >
          {words.ending.text}
        </text>
      </g>
    </g>
  );
}
