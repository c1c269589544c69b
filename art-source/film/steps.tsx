import { lattice } from "../../app/art/graph.ts";
import { IkatBand } from "../../app/art/ikat-band.tsx";
import { IkatGround } from "../../app/art/scenes/ikat-ground.tsx";
import { dye } from "../../app/art/palette.ts";
import { knot } from "../../app/art/weave.ts";
import { easeInOut, span } from "./ease.ts";
import { Growing } from "./growing.tsx";
import { words } from "./words.ts";

const places = [250, 640, 1030];
const starts = [0.1, 1.7, 3.2];
const rims = ["V", "I", "L"];
const scale = 2.3;
const size = 17 * knot * scale;

/** The three steps, joined by one stitched thread. */
export function Steps({ now }: { now: number }) {
  const legs = easeInOut(span(now, 0.8, 1.9)) + easeInOut(span(now, 2.4, 3.5));
  const reach = 250 + 390 * legs;
  return (
    <g>
      <path d="M0 0h1280v720H0z" fill={dye.cotton} />
      <IkatGround />
      <path d={`M250 270H${reach}`} stroke={dye.ink} strokeWidth="5" strokeDasharray="16 12" />
      {words.steps.map((step, index) => (
        <Step key={step} index={index} now={now - (starts[index] ?? 0)} />
      ))}
      <svg x={-60 * (now / 5)} y="636" width="1400" height="84" viewBox="0 0 700 42">
        <IkatBand />
      </svg>
    </g>
  );
}

function Step({ index, now }: { index: number; now: number }) {
  const rim = rims[index] ?? "V";
  const graph = lattice({ heart: `${rim.repeat(7)}CT`, across: 8, down: 8 });
  const place = places[index] ?? 0;
  const shown = span(now, 0.4, 0.8);
  return (
    <g>
      <g transform={`translate(${place - size / 2} ${270 - size / 2}) scale(${scale})`}>
        <Growing graph={graph} share={span(now, 0, 0.8)} />
      </g>
      <g style={{ font: '700 72px "Anek Latin"' }} textAnchor="middle" opacity={shown}>
        <text x={place} y="294" fill={dye.cotton}>
          {index + 1}
        </text>
        <text x={place} y="470" fill={dye.ink} style={{ fontSize: 44 }}>
          {words.steps[index]}
        </text>
      </g>
    </g>
  );
}
