import type { ComponentProps } from "react";
import { Cloth } from "./scenes/cloth.tsx";
import { Frame } from "./scenes/frame.tsx";
import { markGraph } from "./logo-graph.ts";
import { knot } from "./weave.ts";

const height = markGraph.length * knot;

interface LogoProps {
  /** Empty if it is in the picture. */
  name: string;
  /** The academy's own, in place of the mark. */
  picture: ComponentProps<"img"> | null;
}

/** The mark and the name, as text so that it can be read out, found and enlarged. */
export function Logo({ name, picture }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5 ">
      {picture ? (
        // oxlint-disable-next-line jsx-a11y/alt-text -- it is one of them
        <img {...picture} />
      ) : (
        <Frame className="size-9 shrink-0" width={height - knot} height={height}>
          <Cloth graph={markGraph} crisp />
        </Frame>
      )}
      {name && (
        <span className="font-heading text-2xl leading-none font-bold tracking-tight wrap-anywhere text-brand">
          {name}
        </span>
      )}
    </span>
  );
}
