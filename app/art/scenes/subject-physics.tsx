import { Cloth } from "./cloth.tsx";
import type { ArtProps } from "./frame.tsx";
import { lattice } from "#art/graph.ts";
import { planetAt, sweep, type Ellipse } from "./kepler.ts";
import { dye } from "#art/palette.ts";
import { Stage } from "./stage.tsx";

const orbit: Ellipse = { a: 178, b: 136 };
const focus = Math.round(Math.sqrt(orbit.a ** 2 - orbit.b ** 2));

/** The planet's position in each of twelve equal months: closer together where it is slow. */
const months = Array.from({ length: 12 }, (_, month) => planetAt((month + 0.5) / 12, orbit));

const sun = lattice({ heart: "TTTTVV", across: 6, down: 6 });

/** An orbit with the sun at its focus, and two months that sweep the same area. */
export function SubjectPhysics(props: ArtProps) {
  return (
    <Stage ground={dye.night} {...props}>
      <path
        d="M70 78h8m-4-4v8M398 60h8m-4-4v8M424 300h8m-4-4v8M58 276h8m-4-4v8M226 24h6m-3-3v6M282 330h6m-3-3v6"
        stroke={dye.turmeric}
        strokeWidth="2"
      />
      <g transform={`translate(${240 - focus} 180)`}>
        <path d={sweep(-1 / 24, 1 / 24, orbit)} fill={dye.leaf} />
        <path d={sweep(11 / 24, 13 / 24, orbit)} fill={dye.leaf} />
        <ellipse
          cx={focus}
          rx={orbit.a}
          ry={orbit.b}
          stroke={dye.cotton}
          strokeWidth="2.5"
          strokeDasharray="8 6"
        />
        {months.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" fill={dye.cotton} />
        ))}
        <Cloth graph={sun} transform="translate(-39 -39)" />
        <Planet />
      </g>
    </Stage>
  );
}

function Planet() {
  const { x, y } = planetAt(0.7, orbit);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="24" fill={dye.cotton} />
      <path d="M-21-9h28M-6 0h29M-22 9h26" stroke={dye.vermilion} strokeWidth="5" />
    </g>
  );
}
