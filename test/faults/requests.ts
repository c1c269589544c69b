import fc from "fast-check";
import { anyPlace, writeAddress, type Place } from "./addresses.ts";
import { bodyFor, writeBody, type Body } from "./bodies.ts";
import { anyCookie, anyHeaders } from "./headers.ts";
import { malformed } from "./malformed.ts";
import { rarely } from "./wild.ts";
import { actors, type Actor, type TestAccounts } from "./test-accounts.ts";

/** A request that a browser could have sent, or nearly. */
export interface Shape {
  actor: Actor;
  method: string;
  place: Place;
  headers: [name: string, value: string][];
  cookie: (own: string) => string;
  /** The site that it comes from; ours where it is null. */
  origin: string | null;
  body: Body;
  isChunked: boolean;
  /** How much of it is sent before the sender is gone; all where it is null. */
  cut: number | null;
}

/** A request, or bytes that are none. */
export type AnyRequest = Shape | { malformed: Buffer };

const methods = ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "get"];
const origins = ["https://evil.example", "null", "", "http://", "not an origin"];

function ownerOf(url: string): Actor {
  if (url.startsWith("/admin-")) return "admin";
  if (url.startsWith("/tutor-dashboard")) return "tutor";
  return url.startsWith("/dashboard") ? "student" : "visitor";
}

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant("GET") },
  { weight: 10, arbitrary: fc.constant("POST") },
  { weight: 1, arbitrary: fc.constantFrom(...methods) },
);

const shape: fc.Arbitrary<Shape> = anyPlace.chain((place) =>
  fc.record({
    actor: fc.oneof(
      { weight: 3, arbitrary: fc.constant(ownerOf(place.url)) },
      { weight: 1, arbitrary: fc.constantFrom(...actors) },
    ),
    method,
    place: fc.constant(place),
    headers: anyHeaders,
    cookie: anyCookie,
    origin: rarely(12, fc.constantFrom(...origins)),
    body: bodyFor(place.url),
    isChunked: fc.nat(9).map((one) => one === 0),
    cut: rarely(30, fc.nat(100)),
  }),
);

/** Any request at all. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  { weight: 19, arbitrary: shape },
  { weight: 1, arbitrary: malformed.map((bytes) => ({ malformed: bytes })) },
);

/** A request as it is sent, with the accounts' ids and cookies in its blanks. */
export function writeRequest(request: Shape, accounts: TestAccounts, origin: string): Buffer {
  const { method, place, actor } = request;
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  const { type, bytes } = writeBody(mayHaveBody ? request.body : { is: "none" }, accounts.ids);
  const cookie = request.cookie(accounts.cookies[actor]);
  const lines = [
    `${method} ${writeAddress(place, accounts.ids)} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    "Connection: close",
    ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
    ...(mayHaveBody ? [`Origin: ${request.origin ?? origin}`] : []),
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...request.headers.map((header) => header.join(": ")),
  ];
  if (mayHaveBody && request.isChunked) lines.push("Transfer-Encoding: chunked");
  else if (mayHaveBody) lines.push(`Content-Length: ${bytes.length}`);
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, mayHaveBody && request.isChunked ? chunk(bytes) : bytes]);
}

function chunk(bytes: Buffer): Buffer {
  const half = Math.ceil(bytes.length / 2);
  const parts = [bytes.subarray(0, half), bytes.subarray(half)].filter(({ length }) => length > 0);
  const chunks = parts.flatMap((part) => [
    Buffer.from(`${part.length.toString(16)}\r\n`),
    part,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...chunks, Buffer.from("0\r\n\r\n")]);
}
