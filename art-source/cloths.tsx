import { chevrons, lattice } from "../app/art/graph.ts";
import { dyes } from "../app/art/palette.ts";
import { knot, weave, type Graph } from "../app/art/weave.ts";

const across = 12;
const diamonds = (heart: string, corner: string, field: string) =>
  lattice({ heart, corner, field, across: across / 2, down: across / 2 });
const waves = (stripes: string) =>
  chevrons(stripes.repeat(3).slice(0, across + 7), 6).map((row) => `${row}${row.charAt(0)}`);

/** Each 13 knots wide and high, in dyes that follow no colour scheme. */
const cloths: Graph[] = [
  diamonds("IIIIIIIVVTTT", "TVV", "I"),
  diamonds("VVVVVVVTTCCC", "CTT", "V"),
  diamonds("LLLLLLLCCTTT", "TCC", "L"),
  waves("IITVVTII"),
  waves("VVCTTCVV"),
  waves("LLTIITLL"),
];

/** The width and height of a cloth. */
export const clothSide = (across + 1) * knot;

/** The cloths around people's initials, one beside the other. */
export function Cloths() {
  return (
    <g strokeWidth={knot} shapeRendering="crispEdges">
      {cloths.map((graph, place) => (
        <g key={graph.join()} transform={`translate(${place * clothSide})`}>
          {[...weave(graph, 1)].map(([letter, path]) => (
            <path key={letter} stroke={dyes[letter]} d={path} />
          ))}
        </g>
      ))}
    </g>
  );
}
