import { Cloth } from "./cloth.tsx";
import { Frame, type ArtProps } from "./frame.tsx";
import { lattice } from "#art/graph.ts";
import { dye } from "#art/palette.ts";
import { knot } from "#art/weave.ts";

const rings = lattice({ heart: "VVVVVVVVVVVTTV", across: 13, down: 13 });
const play = ["T", "TT", "TTT", "TTTT", "TTT", "TT", "T"];
const side = rings.length * knot;

interface DemoBadgeProps extends ArtProps {
  /** Two short words, one above the other. */
  words: readonly [string, string];
}

/** The picture of the demo button: a jewel with a play sign and two words. */
export function DemoBadge({ words: [above, below], title, className }: DemoBadgeProps) {
  return (
    <Frame title={title} className={className} width={side} height={side}>
      <Cloth graph={rings} crisp />
      <Cloth crisp graph={play} transform="translate(76 110) scale(.55)" />
      <g
        fill={dye.cotton}
        className="font-heading"
        fontSize="26"
        fontWeight="700"
        textAnchor="middle"
        aria-hidden={title ? true : undefined}
      >
        <text x={side / 2} y="76" className="indic:-translate-y-1.5 indic:text-[23px]">
          {above}
        </text>
        <text x={side / 2} y="99" className="indic:text-[23px]">
          {below}
        </text>
      </g>
    </Frame>
  );
}
