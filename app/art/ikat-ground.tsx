import { useId } from "react";
import { ClothPattern } from "./cloth.tsx";
import { lattice, seamless } from "./graph.ts";

/** Barely stronger than the ground: words stand on it. */
const graph = seamless(lattice({ heart: "ee.ee", corner: "e..ee..e", across: 9, down: 9 }));

interface GroundProps {
  className?: string;
}

/** A quiet cloth to lay under a hero; give it a place with `className` ("absolute inset-0"). */
export function IkatGround({ className }: GroundProps) {
  const id = useId();
  return (
    <svg width="100%" height="100%" className={className} aria-hidden>
      <ClothPattern id={id} graph={graph} scale={1.25} />
      <rect width="100%" height="100%" opacity=".32" fill={`url(#${id})`} />
    </svg>
  );
}
