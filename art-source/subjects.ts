/** Makes public/subjects.svg, the motifs beside lessons of each subject: node art-source/subjects.ts */
import { writeFile } from "node:fs/promises";
import { dyes } from "../app/art/palette.ts";
import { knot, weave, type Graph } from "../app/art/weave.ts";
import { subjectIds } from "../app/domain/teaching/catalogue/catalogue-ids.ts";
import { inRepository } from "./studio.ts";

/** The upper left quarter of each motif, and the dyes of its ground (.) and its figure (x). */
const motifs: Record<(typeof subjectIds)[number], readonly [dyes: string, ...rows: string[]]> = {
  mathematics: ["IT", "...x", "..xx", ".xxx", "xxx."],
  physics: ["VC", "..xx", ".x..", "x...", "x..x"],
  chemistry: ["LT", ".x..", "xxx.", ".x..", "...x"],
  biology: ["LC", "x...", ".xx.", ".xxx", "..xx"],
  english: ["TV", "xxxx", "....", "xx..", "...."],
  "social-studies": ["VT", "xx..", "xx..", "..xx", "..xx"],
  "computer-science": ["IC", "xxxx", "x...", "x.xx", "x.xx"],
  programming: ["KT", ".xx.", ".xx.", ".xx.", ".xx."],
  "data-structures": ["TI", "x...", "xx..", "xxx.", "xxxx"],
  algorithms: ["KC", "x..x", ".xx.", ".xx.", "x..x"],
  "web-development": ["TL", "x.x.", "....", "x.x.", "...."],
  "data-science": ["VK", "...x", ".x.x", ".x.x", "xx.x"],
};

/** Both halves are whole: without a shared axis eight knots repeat in whole pixels. */
function toGraph([dyes, ...rows]: readonly [string, ...string[]]): Graph {
  const [ground = "", figure = ""] = dyes;
  const dyed = rows.map((row) => row.replaceAll(".", ground).replaceAll("x", figure));
  const wide = dyed.map((row) => row + row.split("").toReversed().join(""));
  return [...wide, ...wide.toReversed()];
}

const side = 8 * knot;
const drawn = subjectIds.map((id, place) => {
  const paths = [...weave(toGraph(motifs[id]), 1)].map(
    ([letter, path]) => `<path stroke="${dyes[letter]}" d="${path}"/>`,
  );
  return `<g transform="translate(${place * side})">${paths.join("")}</g>`;
});
const width = side * subjectIds.length;
await writeFile(
  inRepository("public/subjects.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side}" width="${width}" height="${side}"><g stroke-width="${knot}" shape-rendering="crispEdges">${drawn.join("")}</g></svg>\n`,
);
