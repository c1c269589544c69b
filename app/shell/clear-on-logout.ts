import { removeDrafts } from "#ui/draft-storage.ts";
import { removeAdminMarker } from "./admin-marker.ts";

// Logging out on a public page removes the admin's marker (§4) and all drafts from the browser.
document.querySelector("form[data-logout]")?.addEventListener("submit", () => {
  removeAdminMarker();
  removeDrafts();
});
