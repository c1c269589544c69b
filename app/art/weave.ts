/** A picture as rows of knots: each letter is a dye (palette.ts), "." is bare cloth. */
export type Graph = readonly string[];

/** The size of a knot in SVG units. */
export const knot = 6;

/** The number of threads in a knot; each is offset a little, which gives soft edges. */
const threads = 3;

/** The offsets of the dye along successive threads, as in ikat. */
const offsets = [1, -1, 2, 0, -2, 1, -1, 0, 2, -2, 1];

/**
 * Converts a graph into one SVG path per dye, to be stroked `knot / passes` wide. Neighbouring dyes
 * share their irregular edge, so that there is no gap between them. One pass gives sharp edges, for
 * small pictures.
 */
export function weave(graph: Graph, passes = threads): Map<string, string> {
  const paths = new Map<string, string>();
  const width = knot / passes;
  for (const [row, knots] of graph.entries()) {
    for (let pass = 0; pass < passes; pass += 1) {
      const line = row * passes + pass;
      for (const { dye, from, to } of runs(knots)) {
        const [start, end] = [from, to].map((column) =>
          passes === 1 ? column * knot : edge(column, line, knots.length),
        ) as [number, number];
        const stitch = `M${start} ${line * width + width / 2}h${end - start}`;
        paths.set(dye, (paths.get(dye) ?? "") + stitch);
      }
    }
  }
  return paths;
}

function* runs(knots: string) {
  for (const match of knots.matchAll(/([^.])\1*/g)) {
    const [run] = match;
    yield { dye: run.charAt(0), from: match.index, to: match.index + run.length };
  }
}

/** The x position of an edge between dyes; the cloth's own edges are straight, so that it repeats. */
function edge(column: number, line: number, columns: number): number {
  if (column === 0 || column === columns) return column * knot;
  return column * knot + (offsets[(line * 5 + column * 3) % offsets.length] ?? 0);
}
