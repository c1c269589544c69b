import { useEffect } from "react";
import { adminMarkerKey } from "../admin-marker.ts";

/** What the browser keeps of an admin's record (§3). */
export interface AdminMarker {
  uid: string;
  email: string;
  name: string;
}

/**
 * The third thing that the admin dashboard needs (§2): a marker in local storage, which opens
 * nothing by itself. Coming from the sign-in form stores it; a browser without it goes back there.
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
