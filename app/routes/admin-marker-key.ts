/** Where the browser keeps its copy of the admin's record (§3). */
export const adminMarkerKey = "adminUser";
