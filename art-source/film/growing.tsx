import { dyes } from "../../app/art/palette.ts";
import { type Graph, knot } from "../../app/art/weave.ts";
import { easeOut, span } from "./ease.ts";
import { threadList } from "./thread-list.ts";

interface GrowingProps {
  graph: Graph;
  share: number;
}

/** A small graph woven from the bottom up; every thread grows from its middle. */
export function Growing({ graph, share }: GrowingProps) {
  const height = graph.length * knot;
  return (
    <g strokeWidth={knot + 0.2}>
      {threadList(graph, 1).map(({ letter, x, y, length }) => {
        const start = (1 - y / height) * 0.7;
        const open = easeOut(span(share, start, start + 0.3)) * length;
        const from = x + (length - open) / 2;
        return (
          <path
            key={`${letter} ${x} ${y}`}
            d={`M${from.toFixed(2)} ${y}h${open.toFixed(2)}`}
            stroke={dyes[letter]}
          />
        );
      })}
    </g>
  );
}
