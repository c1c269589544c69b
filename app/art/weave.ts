/** A weaver's graph: rows of knots, one letter a dye (palette.ts), "." bare cloth. */
export type Graph = readonly string[];

export const knot = 6;

/** How many threads cross a knot: each takes the dye a little apart from its neighbours. */
const threads = 3;

/** How far the dye crept along each thread before it dried: the soft edge of tie-dye. */
const creep = [1, -1, 2, 0, -2, 1, -1, 0, 2, -2, 1];

/**
 * One path per dye, to be stroked `knot / passes` wide. Neighbouring dyes share their wandering
 * edge, so no cloth shows between them. One pass gives crisp steps, for what must stay sharp when
 * it is tiny.
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

/** Straight where the cloth ends, so that a repeat meets itself. */
function edge(column: number, line: number, columns: number): number {
  if (column === 0 || column === columns) return column * knot;
  return column * knot + (creep[(line * 5 + column * 3) % creep.length] ?? 0);
}
