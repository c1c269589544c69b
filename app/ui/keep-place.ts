/** Where what had the focus is gone, or never was, the focus goes to what the page is about. */
export function keepPlace(): void {
  if (document.activeElement !== document.body) return;
  const find = (what: string) => document.querySelector<HTMLElement>(what);
  (find("[role=tabpanel]") ?? find("main"))?.focus({ preventScroll: true });
}
