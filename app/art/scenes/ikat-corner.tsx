import { Cloth } from "./cloth.tsx";
import { Frame } from "./frame.tsx";
import { knot } from "#art/weave.ts";

const stripes = "vvvv.tt..ii";
const side = stripes.length;

/** Stepped stripes around the upper right corner. */
const graph = Array.from({ length: side }, (_, y) =>
  Array.from({ length: side }, (__, x) => stripes[side - 1 - x + y] ?? ".").join(""),
);

interface CornerProps {
  className?: string;
}

/** The decoration of a tile's upper right corner; `className` can rotate it for the others. */
export function IkatCorner({ className }: CornerProps) {
  return (
    <Frame className={className} width={side * knot} height={side * knot}>
      <Cloth graph={graph} />
    </Frame>
  );
}
