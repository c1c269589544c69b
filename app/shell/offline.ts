import { errorPages } from "#content/shared/errors.ts";
import { noticeClass } from "#ui/notice.tsx";

const position =
  "fixed inset-x-4 bottom-[calc(var(--bar)+0.75rem)] z-40 mx-auto max-w-2xl shadow-lg";

/**
 * Keeps the page while the browser is offline: a press that would lead to an error page instead shows
 * a message (decision 44). It listens before React does, and needs no React itself, because every
 * signed-in screen loads it.
 */
export function keepPageWhileOffline(): void {
  const box = document.createElement("p");
  box.role = "alert";
  box.className = `${position} ${noticeClass("caution")}`;
  box.textContent = errorPages.offline;

  const hold = (event: Event) => {
    if (navigator.onLine) return;
    const { target, type } = event;
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target])');
    if (type === "click" && !link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Everything outside an open dialog is hidden from screen readers.
    (document.querySelector("dialog[open]") ?? document.body).append(box);
  };
  // A dialog closes by leaving its address.
  for (const type of ["click", "submit", "cancel"]) addEventListener(type, hold, true);
  addEventListener("online", () => box.remove());
}
