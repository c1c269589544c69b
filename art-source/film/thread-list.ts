import { type Graph, weave } from "../../app/art/weave.ts";

export interface Thread {
  letter: string;
  x: number;
  y: number;
  length: number;
}

/** The threads of a woven graph, one by one, to be animated. */
export function threadList(graph: Graph, passes?: number): Thread[] {
  return [...weave(graph, passes)].flatMap(([letter, path]) =>
    [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)/g)].map(([, x, y, length]) => ({
      letter,
      x: Number(x),
      y: Number(y),
      length: Number(length),
    })),
  );
}
