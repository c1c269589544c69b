/** Moves the focus to the page's main content if the focused element no longer exists. */
export function restoreLostFocus(): void {
  if (document.activeElement !== document.body) return;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  (find("[role=tabpanel]") ?? find("main"))?.focus({ preventScroll: true });
}
