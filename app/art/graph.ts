import type { Graph } from "./weave.ts";

/** Completes a motif from its left half; the last column is the axis. */
export function mirror(half: Graph): string[] {
  return half.map((row) => row + reversed(row).slice(1));
}

/** Completes a motif from its upper left quarter; the last row and column are the axes. */
export function unfold(quarter: Graph): string[] {
  const half = mirror(quarter);
  return [...half, ...half.slice(0, -1).toReversed()];
}

interface Lattice {
  /** The dyes of the diamond in the middle, from its centre outwards. */
  heart: string;
  /** The dyes of the diamonds on the four corners, from their centres outwards. */
  corner?: string;
  field?: string;
  across: number;
  down: number;
}

/** Nested diamonds, to be repeated: `across` and `down` count the knots from centre to edge. */
export function lattice({ heart, corner = "", field = ".", across, down }: Lattice): string[] {
  const quarter = Array.from({ length: down + 1 }, (_, y) =>
    Array.from({ length: across + 1 }, (__, x) => {
      const fromHeart = across - x + (down - y);
      return heart[fromHeart] ?? corner[x + y] ?? field;
    }).join(""),
  );
  return unfold(quarter);
}

/** A zigzag whose stripes are given from the top of a valley to the foot of a peak. */
export function chevrons(stripes: string, across: number): string[] {
  const rows = stripes.length - across;
  const half = Array.from({ length: rows }, (_, y) => stripes.slice(y, y + across + 1));
  return mirror(half).map((row) => row.slice(0, -1));
}

/** Drops the last row and column, which equal the first ones of the next repeat. */
export function seamless(graph: Graph): string[] {
  return graph.slice(0, -1).map((row) => row.slice(0, -1));
}

function reversed(row: string): string {
  return row.split("").toReversed().join("");
}
