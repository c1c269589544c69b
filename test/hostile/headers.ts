import type { Attack, Parts } from "./requests.ts";
import { distinct, headerSize, hostileTexts } from "./texts.ts";

const headerNames = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-type",
  "expect",
  "forwarded",
  "host",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "origin",
  "range",
  "referer",
  "sec-fetch-site",
  "sec-purpose",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
];

const cookies = ["viluva_session", "viluva_notice", "viluva_language", "viluva_device", "a"];

/** As the product encodes the values of its cookies. */
const base64 = (text: string) =>
  encodeURIComponent(Buffer.from(text.slice(0, 11_000)).toString("base64"));

/** Long headers and cookies, and many of them. */
export function listHeaderAttacks(): Attack[] {
  const attack = (kind: string, ...headers: NonNullable<Parts["headers"]>[number][]): Attack => ({
    kind,
    at: (target) => ({ target, headers }),
  });
  const of = (count: number) => Array.from({ length: count }, (_, at) => at.toString(36));
  return [
    ...hostileTexts(headerSize).flatMap(({ name, text }) => [
      ...headerNames.map((header) => attack(`${header} of ${name}`, [header, text])),
      attack(`cookies of ${name}`, ["cookie", text]),
      ...cookies.flatMap((cookie) => [
        attack(`cookie ${cookie} of ${name}`, ["cookie", `${cookie}=${text}`]),
        attack(`cookie ${cookie} in base64 of ${name}`, ["cookie", `${cookie}=${base64(text)}`]),
      ]),
    ]),
    attack("distinct cookies", [
      "cookie",
      distinct((number) => `${number}=${number}; `, headerSize),
    ]),
    attack("many headers", ...of(1_500).map((name): [string, string] => [name, "1"])),
    attack("many cookie headers", ...of(900).map((): [string, string] => ["cookie", "a=b"])),
  ];
}
