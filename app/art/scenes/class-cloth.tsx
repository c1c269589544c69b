import { useId } from "react";
import { ClothPattern } from "./cloth.tsx";
import { Frame, type ArtProps } from "./frame.tsx";
import { lattice, seamless } from "#art/graph.ts";
import { indigo } from "#art/palette.ts";
import { knot } from "#art/weave.ts";

/** Two rows of one diamond each, the second in other dyes. */
const motif = [
  ...seamless(lattice({ heart: "TTVVVC", field: "I", across: 5, down: 5 })),
  ...seamless(lattice({ heart: "CCLLLT", field: "I", across: 5, down: 5 })),
];

const side = 10 * knot;
const across = 12;
const beam = 12;
/** Older rows are on the roll. */
const rowsShown = 6;

/** A loom with one diamond for each lesson, and warp threads where the next ones will be. */
export function ClassCloth({ classes, ...art }: ArtProps & { classes: number }) {
  const id = useId();
  const rows = Math.floor(classes / across);
  const hidden = Math.max(0, rows + 1 - rowsShown);
  const whole = (rows - hidden) * side;
  const part = (classes % across) * side;
  const width = across * side;
  const height = whole + side * 1.5;
  const warp = Array.from({ length: across * 5 }, (_, n) => `M${n * 12 + 6} 0V${height}`).join("");
  return (
    <Frame {...art} width={width} height={height + 2 * beam}>
      {/* An odd number of rows on the roll would otherwise exchange the dyes. */}
      <ClothPattern
        id={id}
        graph={hidden % 2 ? [...motif.slice(10), ...motif.slice(0, 10)] : motif}
      />
      <g transform={`translate(0 ${beam})`}>
        <path d={warp} stroke="var(--edge)" opacity=".5" />
        <path d={`M0 0h${width}v${whole}H0z`} fill={`url(#${id})`} />
        <path d={`M0 ${whole}h${part}v${side}H0z`} fill={`url(#${id})`} />
      </g>
      <path
        d={`M0 ${beam / 2}h${width}M0 ${height + beam * 1.5}h${width}`}
        stroke={indigo}
        strokeWidth={beam}
      />
    </Frame>
  );
}
