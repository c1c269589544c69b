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

/** A woven graph as SVG: one path per dye. */
export function Cloth({ graph, crisp = false, transform }: ClothProps) {
  const passes = crisp ? 1 : 3;
  return (
    <g strokeWidth={knot / passes + overlap} transform={transform}>
      {[...weave(graph, passes)].map(([letter, path]) => (
        <path key={letter} d={path} stroke={dyes[letter]} />
      ))}
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
