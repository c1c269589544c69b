import { type ReactNode, useId } from "react";
import { Frame, type ArtProps } from "./frame.tsx";

export const stage = { width: 480, height: 360 };

interface StageProps extends ArtProps {
  ground: string;
  children: ReactNode;
}

/** A picture with a cloth background: stepped corners and faint threads. */
export function Stage({ ground, children, ...art }: StageProps) {
  const id = useId();
  const outline = steppedCorners(stage.width, stage.height);
  return (
    <Frame {...art} {...stage}>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 1h4" stroke="#14162b" strokeWidth="1.5" />
      </pattern>
      <path d={outline} fill={ground} />
      <path d={outline} fill={`url(#${id})`} opacity=".1" />
      {children}
    </Frame>
  );
}

/** The outline of a rectangle with three steps cut from each corner. */
export function steppedCorners(width: number, height: number, step = 12): string {
  const cut = step * 3;
  const s = step;
  return [
    `M${cut} 0H${width - cut}`,
    `v${s}h${s}`.repeat(3),
    `V${height - cut}`,
    `h-${s}v${s}`.repeat(3),
    `H${cut}`,
    `v-${s}h-${s}`.repeat(3),
    `V${cut}`,
    `h${s}v-${s}`.repeat(3),
    "z",
  ].join("");
}
