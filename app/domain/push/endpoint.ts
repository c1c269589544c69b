/** The hosts at which the makers of browsers take notices. */
const hosts = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];

/** Those of which each region has one of its own. */
const families = [".notify.windows.com", ".push.apple.com"];

const longestEndpoint = 1000;

/**
 * The address at which a browser's maker takes notices for one device, from untrusted text: https, its
 * usual port, and a host of those makers. Null for any other address, which the server must not call.
 */
export function readEndpoint(text: string): URL | null {
  if (text.length > longestEndpoint || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, port, username, password, hash, hostname } = url;
  const isPlain = protocol === "https:" && port === "" && username + password + hash === "";
  const isMakers = hosts.includes(hostname) || families.some((name) => hostname.endsWith(name));
  return isPlain && isMakers ? url : null;
}

/** The keys with which a notice is encrypted for one device. */
export interface DeviceKeys {
  /** The device's public key, 65 bytes. */
  p256dh: Buffer;
  /** 16 bytes. */
  auth: Buffer;
}

/** The keys of a device from untrusted text in base64url; null if they can't be any. */
export function readDeviceKeys(p256dh: string, auth: string): DeviceKeys | null {
  const keys = { p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
  const isPoint = keys.p256dh.length === 65 && keys.p256dh[0] === 4;
  return isPoint && keys.auth.length === 16 ? keys : null;
}
