import { Cloth } from "./cloth.tsx";
import { Frame, type ArtProps } from "./frame.tsx";
import { knot, type Graph } from "#art/weave.ts";

const side = 15;

interface KnotsProps extends ArtProps {
  graph: Graph;
}

/** A small picture of at most 15 by 15 knots with sharp edges, centred in a square. */
export function Knots({ graph, title, className }: KnotsProps) {
  const across = ((side - (graph[0]?.length ?? 0)) * knot) / 2;
  const down = ((side - graph.length) * knot) / 2;
  return (
    <Frame title={title} className={className} width={side * knot} height={side * knot}>
      <Cloth graph={graph} crisp transform={`translate(${across} ${down})`} />
    </Frame>
  );
}
