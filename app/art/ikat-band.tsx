import { useId } from "react";
import { ClothPattern } from "./scenes/cloth.tsx";
import { chevrons, lattice, mirror, seamless } from "./graph.ts";
import { type Graph, knot } from "./weave.ts";

const bands = {
  diamond: selvedged(
    seamless(lattice({ heart: "TTVVVC", corner: "TCC", field: "I", across: 8, down: 5 })),
  ),
  chevron: chevrons("iii..vvv..ttt", 6),
  temple: mirror([
    ".......v",
    ".......v",
    "......vv",
    ".....vvv",
    "....vvvt",
    "...vvvtt",
    "vvvvvvvv",
    "........",
    "tttttttt",
  ]),
} satisfies Record<string, Graph>;

export type BandVariant = keyof typeof bands;

interface BandProps {
  variant?: BandVariant;
  className?: string;
}

/** A decorative border of full width: the pattern repeats instead of stretching. */
export function IkatBand({ variant = "diamond", className }: BandProps) {
  const id = useId();
  const graph = bands[variant];
  return (
    <svg width="100%" height={(graph.length * knot) / 2} className={className} aria-hidden>
      <ClothPattern id={id} graph={graph} scale={0.5} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Adds the cloth's edges above and below. */
function selvedged(graph: string[]): string[] {
  const edge = ["V", "T", "I"].map((letter) => letter.repeat(graph[0]?.length ?? 0));
  return [...edge, ...graph, ...edge.toReversed()];
}
