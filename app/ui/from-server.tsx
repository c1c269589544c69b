import { useState, type ReactNode } from "react";
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
