/** In UTF-16 units after trimming. */
export const maximumWebAddressLength = 2000;

/**
 * Whether a text is a link that may be shown to others (§5: "must be a valid URL"): http or https,
 * with a host, without a user name or password, at most 2000 characters.
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  if (address.length > maximumWebAddressLength) return false;
  // The URL parser drops line breaks, turns \ into / and adds a missing //, so other programs could
  // read a different URL than the one checked.
  if (!/^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(address)) return false;
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== "" && username === "" && password === "";
}
