import { useEffect } from "react";

/** §3: the copy of the admin's record that the browser keeps. It opens nothing by itself. */
const markerKey = "adminUser";

interface AdminMarker {
  uid: string;
  email: string;
  name: string;
}

/**
 * The third thing that the admin dashboard needs (§2): a marker in local storage. Coming from the
 * sign-in form stores it; a browser without it goes back there.
 */
export function useAdminMarker({ uid, email, name }: AdminMarker): void {
  useEffect(() => {
    if (location.hash === "#signed-in") {
      localStorage.setItem(markerKey, JSON.stringify({ uid, email, name }));
      history.replaceState(history.state, "", location.pathname + location.search);
    } else if (localStorage.getItem(markerKey) === null) {
      location.replace("/admin-login");
    }
  }, [uid, email, name]);
}

export function forgetAdmin(): void {
  localStorage.removeItem(markerKey);
}
