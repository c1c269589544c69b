import { Cloth } from "./cloth.tsx";
import type { ArtProps } from "./frame.tsx";
import { lattice } from "#art/graph.ts";
import { dye } from "#art/palette.ts";
import { Stage } from "./stage.tsx";

type Piece = readonly [outline: string, dye: string];

/** Four triangles and a small square that form the square on the hypotenuse. */
const square: readonly Piece[] = [
  ["M0 0V-1L2 0Z", dye.vermilion],
  ["M1 0H2L1 2Z", dye.leaf],
  ["M1 1V2L-1 1Z", dye.vermilion],
  ["M0 1H-1L0-1Z", dye.leaf],
];

/** The same pieces rearranged into the squares on the two shorter sides. */
const squares: readonly Piece[] = [
  ["M0 0H1L0 2Z", dye.leaf],
  ["M1 0V2H0Z", dye.leaf],
  ["M1 1H3L1 2Z", dye.vermilion],
  ["M3 1V2H1Z", dye.vermilion],
];

const unit = 62;
const jewel = lattice({ heart: "TVVVV", field: "T", across: 5, down: 5 });

/** Bhaskara's proof of the Pythagorean theorem. */
export function SubjectMath(props: ArtProps) {
  return (
    <Stage ground={dye.indigo} {...props}>
      <path
        d="M30 87H450M30 149H450M30 211H450M30 273H450M92 30V330M154 30V330M264 30V330M326 30V330M388 30V330"
        stroke={dye.cotton}
        strokeOpacity=".14"
      />
      <Figure pieces={square} jewel={[0, 0]} x={92} y={149} />
      <Figure pieces={squares} jewel={[1, 0]} x={264} y={118} />
      <path d="M227 173h24m-24 15h24" stroke={dye.turmeric} strokeWidth="7" />
    </Stage>
  );
}

interface FigureProps {
  pieces: readonly Piece[];
  jewel: readonly [number, number];
  x: number;
  y: number;
}

function Figure({ pieces, jewel: [across, down], x, y }: FigureProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <Cloth
        graph={jewel}
        transform={`translate(${across} ${down}) scale(${(1 / 66).toFixed(4)})`}
      />
      <g stroke={dye.cotton} strokeWidth=".045" strokeLinejoin="round">
        {pieces.map(([outline, fill]) => (
          <path key={outline} d={outline} fill={fill} />
        ))}
        <path d={`M${across} ${down}h1v1h-1z`} />
      </g>
    </g>
  );
}
