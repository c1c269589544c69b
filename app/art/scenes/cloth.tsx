import type { ReactNode } from "react";
import { dyes } from "#art/palette.ts";
import { type Graph, knot, weave } from "#art/weave.ts";

interface ClothProps {
  graph: Graph;
  /** Sharp edges instead of soft ones. */
  crisp?: boolean;
  transform?: string;
}

/** Strokes overlap a little; otherwise the background shows between them at some sizes. */
const overlap = 0.2;

// All pages use the same few graphs, so their paths are computed once.
const woven = { 1: new WeakMap<Graph, ReactNode>(), 3: new WeakMap<Graph, ReactNode>() };

function weaveOnce(graph: Graph, passes: keyof typeof woven): ReactNode {
  const cached = woven[passes].get(graph);
  if (cached) return cached;
  const paths = [...weave(graph, passes)].map(([letter, path]) => (
    <path key={letter} d={path} stroke={dyes[letter]} />
  ));
  woven[passes].set(graph, paths);
  return paths;
}

/** A graph drawn as woven cloth in SVG: one path per dye. */
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

/** A graph as a repeating SVG pattern, used as the fill `url(#id)`. */
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
