import { useId } from "react";
import { ClothPattern } from "./cloth.tsx";
import { lattice, seamless } from "#art/graph.ts";

/** Of low contrast, because text is placed on it. */
const graph = seamless(lattice({ heart: "ee.ee", corner: "e..ee..e", across: 9, down: 9 }));

interface GroundProps {
  className?: string;
}

/** A background pattern for page intros; position it with `className` ("absolute inset-0"). */
export function IkatGround({ className }: GroundProps) {
  const id = useId();
  return (
    <svg width="100%" height="100%" className={className} aria-hidden>
      <ClothPattern id={id} graph={graph} scale={1.25} />
      <rect width="100%" height="100%" opacity=".32" fill={`url(#${id})`} />
    </svg>
  );
}
