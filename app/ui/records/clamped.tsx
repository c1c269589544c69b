import type { ReactNode } from "react";

// Even the narrowest column has room for it on its two lines.
const shortText = 20;

/** The text of a cell, of which a wide screen shows two lines. */
export function clamped(text: string): ReactNode {
  return text.length <= shortText ? text : <span className="clamp">{text}</span>;
}
