import { useEffect } from "react";
import { adminMarkerKey } from "#shell/admin-marker.ts";

/** The browser's copy of an admin's record (§3). */
export interface AdminMarker {
  uid: string;
  email: string;
  name: string;
}

/**
 * The third requirement of the admin dashboard (§2): a marker in local storage, which grants no
 * access by itself. It is stored after signing in; without it the browser is sent to sign in.
 */
export function useAdminMarker({ uid, email, name }: AdminMarker): void {
  useEffect(() => {
    if (location.hash === "#signed-in") {
      localStorage.setItem(adminMarkerKey, JSON.stringify({ uid, email, name }));
      history.replaceState(history.state, "", location.pathname + location.search);
    } else if (localStorage.getItem(adminMarkerKey) === null) {
      location.replace("/admin-login");
    }
  }, [uid, email, name]);
}
