// After a sign-in without a passkey the dashboard offers one. Both notes stay in this browser; the
// refusal is a cookie, since logging out empties the browser's storage.

const justSignedIn = "signed-in-without-passkey";
const declined = "viluva_passkey_declined=yes";
const pauseInSeconds = 90 * 24 * 60 * 60;

/** Notes that somebody has just signed in with a password. */
export function noteSignIn(): void {
  sessionStorage.setItem(justSignedIn, "yes");
}

/** Whether it is time to offer a passkey; a second time it is not. */
export function takeSignIn(): boolean {
  const isDue = sessionStorage.getItem(justSignedIn) !== null;
  sessionStorage.removeItem(justSignedIn);
  return isDue && !document.cookie.split("; ").includes(declined);
}

/** Offers none on this device for three months. */
export function noteRefusal(): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has cookieStore
  document.cookie = `${declined}; Path=/; Max-Age=${pauseInSeconds}; SameSite=Strict${secure}`;
}
