import { dye } from "../../app/art/palette.ts";
import { weave } from "../../app/art/weave.ts";

/** The sky from night to the last light: bands with blurred edges, like dyes. */
const sky = [
  ...Array.from({ length: 9 }, () => "N".repeat(54)),
  ...zigzag("N", "I", 3),
  ...Array.from({ length: 3 }, () => "I".repeat(54)),
  ...zigzag("I", "V", 3),
  "V".repeat(54),
  ...zigzag("V", "T", 3),
  ...Array.from({ length: 4 }, () => "T".repeat(54)),
];

const colours: Record<string, string> = {
  N: dye.night,
  I: dye.indigo,
  V: dye.vermilion,
  T: dye.turmeric,
};

function zigzag(above: string, below: string, steps: number): string[] {
  return Array.from({ length: steps }, (_, y) =>
    Array.from({ length: 54 }, (__, x) => {
      const peak = Math.abs((x % (steps * 2)) - steps);
      return y >= peak ? below : above;
    }).join(""),
  );
}

/** The sky and the land of the first scene; `sink` is how far the sun has set, in pixels. */
export function Land({ sink }: { sink: number }) {
  return (
    <g>
      <g transform="scale(4)" strokeWidth="2.5">
        {[...weave(sky)].map(([letter, path]) => (
          <path key={letter} d={path} stroke={colours[letter]} />
        ))}
      </g>
      <path fill={dye.turmeric} transform={`translate(380 ${390 + sink})`} d={sun()} />
      <path
        fill="#1f5a41"
        d="M0 560q40-60 90-46q20-56 84-50q50-6 66 44q60-20 96 24q40-34 86-14q30-70 104-62q70-4 88 62q70-18 110 20q60-40 130-22q50-50 120-38q60-34 126-4q60 0 80 50q60-10 100 20V720H0z"
      />
      <path fill={dye.leaf} d="M0 606q300-40 640-18q360 24 640-10V720H0z" />
      <Palm x={96} y={600} height={270} />
      <Palm x={176} y={612} height={200} />
    </g>
  );
}

function sun(): string {
  const rows = [3, 5, 7, 8, 9, 9, 9, 8, 7, 5, 3];
  return rows
    .map((half, row) => `M${-half * 9} ${(row - 6) * 16}h${half * 18}v16.5h${-half * 18}z`)
    .join("");
}

function Palm({ x, y, height }: { x: number; y: number; height: number }) {
  const leaves = [-150, -115, -80, -45, -15, 20, 160, 195].map(
    (angle) => `rotate(${angle} ${x} ${y - height})`,
  );
  return (
    <g fill={dye.ink}>
      <path d={`M${x - 6} ${y}l3-${height}h6l3 ${height}z`} />
      {leaves.map((turn) => (
        <path key={turn} transform={turn} d={`M${x} ${y - height}q34-20 72 0q-38 12-72 0z`} />
      ))}
    </g>
  );
}
