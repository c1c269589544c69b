import type { NamedAcademy } from "#content/site/academy.ts";
import type { Brand } from "#content/site/logo.ts";

/** The academy's own facts that every screen needs, which the root route loads. */
export interface OwnFacts {
  academy: NamedAcademy;
  brand: Brand;
  hasColours: boolean;
  /** The colours around the page, by day and by night. */
  grounds: readonly [string, string];
  /** The logo's address where it can be an icon; null for the standard one. */
  icon: string | null;
  /** Of the inline scripts of the document that was sent. */
  nonce: string;
  /** Whether signed-in screens start the browser's worker. */
  hasWorker: boolean;
}
