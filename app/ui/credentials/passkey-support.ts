/** Whether this browser can use passkeys here: they need https or localhost, and a domain name. */
export function canUsePasskeys(): boolean {
  const { hostname } = location;
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === "function";
}
