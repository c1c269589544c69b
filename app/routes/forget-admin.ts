import { forgetDrafts } from "#ui/draft-storage.ts";
import { forgetAdmin } from "./admin-marker.ts";

// Logging out on a public page takes the admin's marker away too (§4), and whatever was typed.
document.querySelector("form[data-logout]")?.addEventListener("submit", () => {
  forgetAdmin();
  forgetDrafts();
});
