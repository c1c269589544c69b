/** Where the browser keeps its copy of the admin's record (§3). */
export const adminMarkerKey = "adminUser";

/** Leaving the academy takes the marker away too (§4). */
export function forgetAdmin(): void {
  localStorage.removeItem(adminMarkerKey);
}
