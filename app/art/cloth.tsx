import type { ReactNode } from "react";
import { dyes } from "./palette.ts";
import { type Graph, knot, weave } from "./weave.ts";

interface ClothProps {
  graph: Graph;
  /** Sharp steps instead of the soft ones. */
  crisp?: boolean;
  transform?: string;
}

/** Threads lie a little over each other, or the ground would show between them at odd sizes. */
const overlap = 0.2;

// Each page has some of the same few graphs: a server weaves them once.
const woven = { 1: new WeakMap<Graph, ReactNode>(), 3: new WeakMap<Graph, ReactNode>() };

function weaveOnce(graph: Graph, passes: keyof typeof woven): ReactNode {
  const kept = woven[passes].get(graph);
  if (kept) return kept;
  const paths = [...weave(graph, passes)].map(([letter, path]) => (
    <path key={letter} d={path} stroke={dyes[letter]} />
  ));
  woven[passes].set(graph, paths);
  return paths;
}

/** A woven graph as SVG: one path per dye. */
export function Cloth({ graph, crisp = false, transform }: ClothProps) {
  const passes = crisp ? 1 : 3;
  return (
    <g strokeWidth={knot / passes + overlap} transform={transform}>
      {weaveOnce(graph, passes)}
    </g>
  );
}

interface ClothPatternProps extends ClothProps {
  id: string;
  scale?: number;
}

/** A graph as a repeat, to fill anything with `url(#id)`. */
export function ClothPattern({ id, graph, scale = 1, crisp }: ClothPatternProps) {
  return (
    <pattern
      id={id}
      width={(graph[0]?.length ?? 0) * knot}
      height={graph.length * knot}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      <Cloth graph={graph} crisp={crisp} />
    </pattern>
  );
}
