/** The local storage key of the browser's copy of the admin's record (§3). */
export const adminMarkerKey = "adminUser";

/** Called on logout (§4). */
export function removeAdminMarker(): void {
  localStorage.removeItem(adminMarkerKey);
}
