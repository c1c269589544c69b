// The key "/" alone leads to the admins' search. Speech input may press it by mistake, so it can be
// switched off (WCAG 2.1.4). The choice is a cookie, since logging out empties the browser's storage.

/** The cookie of a browser in which it is switched off. */
export const slashOff = "viluva_slash=off";

/** Whether "/" leads to the search in this browser. */
export const isSlashOn = (): boolean => !document.cookie.includes(slashOff);
