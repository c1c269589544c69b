import { Cloth } from "./cloth.tsx";
import { Frame } from "./frame.tsx";
import { knot } from "./weave.ts";

const stripes = "vvvv.tt..ii";
const side = stripes.length;

/** Stripes at a distance from the upper right corner, each in steps. */
const graph = Array.from({ length: side }, (_, y) =>
  Array.from({ length: side }, (__, x) => stripes[side - 1 - x + y] ?? ".").join(""),
);

interface CornerProps {
  className?: string;
}

/** The upper right corner of a tile; turn it with `className` for the others. */
export function IkatCorner({ className }: CornerProps) {
  return (
    <Frame className={className} width={side * knot} height={side * knot}>
      <Cloth graph={graph} />
    </Frame>
  );
}
