const fifteenMinutes = 15 * 60;

/** Failed sign-ins allowed for one account: `failures` within `seconds`. */
export const accountSignInLimit = { failures: 10, seconds: fifteenMinutes } as const;

/** Failed sign-ins allowed from one address. Wide, because whole towns share a mobile address. */
export const addressSignInLimit = { failures: 300, seconds: fifteenMinutes } as const;

function readIPv4(text: string): string | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (match === null) return null;
  const bytes = match.slice(1).map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes.join(".") : null;
}

/** Some proxies write the port too: "192.0.2.1:4711", "[2001:db8::1]:4711". */
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
 * The key under which an address's failures are counted. IPv4 as it is, also when it comes mapped
 * into IPv6; IPv6 by its first 64 bits ("2001:db8:0:1::/64"), because one household owns them
 * all; a port and a zone don't count; "unknown" for anything else, so that odd texts share one count instead of each having its own.
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

/** Whole minutes until the next try, at least 1, from milliseconds. */
export function minutesToWait(msBeforeNext: number): number {
  return Math.max(1, Math.ceil(msBeforeNext / 60_000));
}
