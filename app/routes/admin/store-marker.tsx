import { adminMarkerKey } from "../admin-marker.ts";
import type { AdminMarker } from "./use-admin-marker.ts";

/**
 * Stores the marker while the page is still read: on a slow network somebody goes on before React is
 * there, and would be sent back to sign in.
 */
export function StoreMarker({ marker, nonce }: { marker: AdminMarker; nonce: string }) {
  // A "<" could end the script.
  const value = JSON.stringify(JSON.stringify(marker)).replaceAll("<", String.raw`\u003c`);
  const store = `localStorage.setItem("${adminMarkerKey}",${value})`;
  return (
    <script
      nonce={nonce || undefined}
      dangerouslySetInnerHTML={{ __html: `if(location.hash==="#signed-in")${store}` }}
      suppressHydrationWarning
    />
  );
}
