import type { ReactNode } from "react";

/** What every picture takes: without a title it is decoration, and hidden from those who listen. */
export interface ArtProps {
  title?: string;
  className?: string;
}

interface FrameProps extends ArtProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The frame of a picture: its size is known before any style arrives, so nothing jumps. */
export function Frame({ title, className, width, height, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      fill="none"
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}
