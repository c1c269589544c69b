/**
 * Asks the browser to delete what it has cached and stored if the response ends its session: drafts,
 * files, and pages kept for the back button. Other cookies stay, since one of them tells that this
 * device has signed in before.
 */
export function clearSiteData(headers: Headers): void {
  const endsSession = headers
    .getSetCookie()
    .some((cookie) => /^(__Host-)?viluva_session=; Max-Age=0;/.test(cookie));
  if (endsSession) headers.set("clear-site-data", '"cache", "storage"');
}
