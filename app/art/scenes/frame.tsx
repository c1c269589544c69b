import type { ReactNode } from "react";

/** The props of every picture; without a title it is decorative and hidden from screen readers. */
export interface ArtProps {
  title?: string;
  className?: string;
}

interface FrameProps extends ArtProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The svg element of a picture. It has a size before the styles load, so the layout is stable. */
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
