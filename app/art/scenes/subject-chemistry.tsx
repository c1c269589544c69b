import { useId } from "react";
import { Cloth } from "./cloth.tsx";
import { wing } from "./curcumin.ts";
import type { ArtProps } from "./frame.tsx";
import { lattice } from "#art/graph.ts";
import { dye } from "#art/palette.ts";
import { Stage } from "./stage.tsx";

const oxygen = lattice({ heart: "VVTT", across: 4, down: 4 });

/** The structural formula of curcumin, which makes turmeric yellow. */
export function SubjectChemistry(props: ArtProps) {
  const id = useId();
  return (
    <Stage ground={dye.leaf} {...props}>
      <g
        transform="translate(240 314)"
        stroke={dye.cotton}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g id={id}>
          <path d={wing.bonds} />
          <path d={wing.ring} fill={dye.turmeric} />
          <circle cx={wing.centre.x} cy={wing.centre.y} r="20" stroke={dye.leaf} strokeWidth="4" />
          <path d={wing.doubles} strokeWidth="4" />
          {wing.oxygens.map(({ x, y }) => (
            <g key={`${x} ${y}`} strokeLinecap="butt">
              <Cloth graph={oxygen} transform={`translate(${x - 27} ${y - 27})`} />
            </g>
          ))}
        </g>
        <use href={`#${id}`} transform="scale(-1 1)" />
      </g>
    </Stage>
  );
}
