import { lattice, seamless } from "#art/graph.ts";
import type { Graph } from "#art/weave.ts";

/** The cloth between tutor and student: each half has the colours of the other's room. */
export const meeting = counterchanged(lattice({ heart: "bbb.aaa..aa", across: 10, down: 10 }));

export const runner = seamless(
  lattice({ heart: "TTCVVC", corner: "TTC", field: "I", across: 6, down: 4 }),
);

function counterchanged(graph: Graph): string[] {
  const axis = Math.floor((graph[0]?.length ?? 0) / 2);
  const left: Record<string, string> = { a: "T", b: "C" };
  const right: Record<string, string> = { a: "I", b: "V" };
  const dyed = (letter: string, x: number) => (x < axis ? left : right)[letter] ?? letter;
  return graph.map((row) => row.split("").map(dyed).join(""));
}
