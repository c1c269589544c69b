import type { CSSProperties } from "react";
import { book, cap, heart, lotus } from "../../app/art/scenes/feature-graphs.ts";
import { IkatGround } from "../../app/art/scenes/ikat-ground.tsx";
import { dye } from "../../app/art/palette.ts";
import type { Graph } from "../../app/art/weave.ts";
import { easeOut, span } from "./ease.ts";
import { Growing } from "./growing.tsx";
import { screen } from "./screen.ts";
import { words } from "./words.ts";

interface Value {
  graph: Graph;
  ground: string;
  /** The colours of line, jewel and accent on this background. */
  dyes: readonly [line: string, jewel: string, accent: string];
}

const { cotton, ink, indigo, leaf, turmeric, vermilion } = dye;
const values: readonly Value[] = [
  { graph: book, ground: indigo, dyes: [cotton, turmeric, cotton] },
  { graph: heart, ground: vermilion, dyes: [cotton, turmeric, cotton] },
  { graph: cap, ground: leaf, dyes: [cotton, cotton, turmeric] },
  { graph: lotus, ground: turmeric, dyes: [ink, vermilion, cotton] },
];

const text: CSSProperties = {
  font: '700 38px/1.15 "Anek Latin"',
  textAlign: "center",
  textWrap: "balance",
};

const width = screen.width / values.length;

/** When each value appears, in seconds after the scene's start. */
const starts = [0.1, 1.8, 3.4, 5];

/** The four values, as columns of cloth that rise one after the other. */
export function Values({ now }: { now: number }) {
  return (
    <g>
      <path d="M0 0h1280v720H0z" fill={cotton} />
      <IkatGround />
      {values.map((value, index) => (
        <Column key={value.ground} {...value} index={index} now={now - (starts[index] ?? 0)} />
      ))}
    </g>
  );
}

function Column({ graph, ground, dyes, index, now }: Value & { index: number; now: number }) {
  const rise = easeOut(span(now, 0, 0.7));
  const [line, jewel, accent] = dyes;
  const style = {
    "--art-indigo": line,
    "--art-vermilion": jewel,
    "--art-leaf": line,
    "--accent": accent,
  } as CSSProperties;
  return (
    <g transform={`translate(${index * width} ${(1 - rise) * screen.height})`} style={style}>
      <path d={`M0 0h${width + 1}v${screen.height}H0z`} fill={ground} />
      <g transform="translate(70 190) scale(2)">
        <Growing graph={graph} share={span(now, 0.35, 1.2)} />
      </g>
      <foreignObject x="20" y="410" width={width - 40} height="200" opacity={span(now, 0.6, 1)}>
        <p style={{ ...text, color: line }}>{words.values[index]}</p>
      </foreignObject>
    </g>
  );
}
