import { useState, type ReactNode } from "react";
import { mediaCrossOrigin } from "#content/shared/media.ts";
import { useHydrated } from "./hydrated.ts";

/**
 * Shows its children only where the server has rendered them. For scripts: React creates an element
 * for a script from markup, which Trusted Types forbid and which would not run anyway. It would stop
 * React from rendering the page again when hydration has failed.
 */
export function FromServer({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer && children;
}

/** A script of a static page, by its address. */
export function PageScript({ src }: { src: string }) {
  return (
    <FromServer>
      <script type="module" src={src} crossOrigin={mediaCrossOrigin()} />
    </FromServer>
  );
}
