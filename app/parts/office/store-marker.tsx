import { FromServer } from "#ui/from-server.tsx";
import { adminMarkerKey } from "#shell/admin-marker.ts";
import type { AdminMarker } from "./use-admin-marker.ts";

/**
 * Stores the marker while the page is still loading. On a slow network an admin may navigate before
 * hydration, and without the marker would be sent back to the sign-in page.
 */
export function StoreMarker({ marker, nonce }: { marker: AdminMarker; nonce: string }) {
  // An unescaped "<" could close the script element.
  const value = JSON.stringify(JSON.stringify(marker)).replaceAll("<", String.raw`\u003c`);
  const store = `localStorage.setItem("${adminMarkerKey}",${value})`;
  return (
    <FromServer>
      <script
        nonce={nonce || undefined}
        dangerouslySetInnerHTML={{ __html: `if(location.hash==="#signed-in")${store}` }}
        suppressHydrationWarning
      />
    </FromServer>
  );
}
