/** Makes public/initials.svg, the cloths around people's initials: node art-source/initials.ts */
import { writeFile } from "node:fs/promises";
import { chevrons, lattice } from "../app/art/graph.ts";
import { dyes } from "../app/art/palette.ts";
import { knot, weave, type Graph } from "../app/art/weave.ts";
import { inRepository } from "./studio.ts";

const across = 12;
const diamonds = (heart: string, corner: string, field: string) =>
  lattice({ heart, corner, field, across: across / 2, down: across / 2 });
const waves = (stripes: string) =>
  chevrons(stripes.repeat(3).slice(0, across + 7), 6).map((row) => `${row}${row.charAt(0)}`);

/** One cloth after the other, each 13 knots wide and high, in dyes that follow no colour scheme. */
const cloths: Graph[] = [
  diamonds("IIIIIIIVVTTT", "TVV", "I"),
  diamonds("VVVVVVVTTCCC", "CTT", "V"),
  diamonds("LLLLLLLCCTTT", "TCC", "L"),
  waves("IITVVTII"),
  waves("VVCTTCVV"),
  waves("LLTIITLL"),
];

const side = (across + 1) * knot;
const drawn = cloths.map((graph, place) => {
  const paths = [...weave(graph, 1)].map(
    ([letter, path]) => `<path stroke="${dyes[letter]}" d="${path}"/>`,
  );
  return `<g transform="translate(${place * side})">${paths.join("")}</g>`;
});
await writeFile(
  inRepository("public/initials.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side * cloths.length} ${side}" width="${side * cloths.length}" height="${side}"><g stroke-width="${knot}" shape-rendering="crispEdges">${drawn.join("")}</g></svg>\n`,
);
