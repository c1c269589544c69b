const minute = 60;
const hour = 60 * minute;

/**
 * Failed sign-ins allowed for one account to one caller: a live session, a device that has signed in
 * before, or all unknown devices of one network. `failures` within `seconds`.
 */
export const callerLimit = { failures: 10, seconds: 15 * minute } as const;

/** Failed sign-ins allowed to one network. High, because mobile networks share addresses widely. */
export const addressSignInLimit = { failures: 300, seconds: 15 * minute } as const;

/** Failed sign-ins of all unknown devices for one account, above which each network is slowed. */
export const strangersLimit = { failures: 100, seconds: hour } as const;

/**
 * Failed sign-ins of unknown devices above which further ones wait behind everybody else's: for one
 * account within an hour, from one network within 15 minutes.
 */
export const suspectFailures = { account: 10, network: 30 } as const;

/** Failed sign-ins for one account allowed to each network while it is slowed. */
export const slowedLimit = { failures: 2, seconds: hour } as const;

/** Failed sign-ins of all unknown devices for one account, above which all of them are refused. */
export const strangersDailyLimit = { failures: 1000, seconds: 24 * hour } as const;

/** New accounts allowed to one network. High enough for a class that signs up together. */
export const newAccountLimit = { failures: 30, seconds: hour } as const;

/** How long a browser is recognised after its last sign-in. Browsers keep no cookie for longer. */
export const signInDeviceDays = 400;

function readIPv4(text: string): string | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (match === null) return null;
  const bytes = match.slice(1).map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes.join(".") : null;
}

/** Some proxies append the port: "192.0.2.1:4711", "[2001:db8::1]:4711". */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

function hexGroups(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

function readIPv6(text: string): number[] | null {
  // A dotted tail (::ffff:192.0.2.1) stands for the last two groups.
  const tail = readIPv4(text.slice(text.lastIndexOf(":") + 1));
  const [a = 0, b = 0, c = 0, d = 0] = tail?.split(".").map(Number) ?? [];
  const hexTail = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  const plain = tail === null ? text : text.slice(0, text.lastIndexOf(":") + 1) + hexTail;
  const [head = "", rest, ...more] = plain.split("::");
  const left = hexGroups(head);
  const right = hexGroups(rest ?? "");
  const missing = 8 - left.length - right.length;
  if (more.length > 0 || (rest === undefined ? missing !== 0 : missing < 1)) return null;
  const groups = [...left, ...Array<string>(missing).fill("0"), ...right];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

/**
 * The key under which the failures of an IP address are counted: the IPv4 address, also when it is
 * mapped into IPv6; of an IPv6 address the first 64 bits ("2001:db8:0:1::/64"), because one household
 * has them all. Port and zone are ignored. All other texts share the key "unknown".
 */
export function addressKey(ip: string): string {
  const [address = ""] = withoutPort(ip.trim()).split("%");
  const ipv4 = readIPv4(address);
  if (ipv4 !== null) return ipv4;
  const groups = readIPv6(address);
  if (groups === null) return "unknown";
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const isMapped = a + b + c + d + e === 0 && f === 0xffff;
  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join(".");
  return `${[a, b, c, d].map((group) => group.toString(16)).join(":")}::/64`;
}

/** Whole minutes until the next attempt, at least 1. */
export function minutesToWait(msBeforeNext: number): number {
  return Math.max(1, Math.ceil(msBeforeNext / 60_000));
}
