import routes from "../../app/routes.ts";
import { localizePath } from "#domain/shared/language.ts";
import { fillUrl, listUrls, unknownIds } from "../support/urls.ts";
import { listFormAttacks } from "./forms.ts";
import { listHeaderAttacks } from "./headers.ts";
import { listTargetAttacks } from "./targets.ts";

/** A request of somebody who wants the server to compute long, as it is sent. */
export interface Parts {
  method?: "GET" | "POST";
  target: string;
  headers?: readonly [name: string, value: string][];
  body?: string;
}

/** What is hostile about a request, for any address. */
export interface Attack {
  kind: string;
  at: (place: string) => Parts;
}

/** Every attack on an address: with its path or query, headers, or a form. */
export function listAttacks(): Attack[] {
  return [...listTargetAttacks(), ...listHeaderAttacks(), ...listFormAttacks()];
}

/** The addresses that strangers can ask for, in every language; refusing them costs time, too. */
export function listPlaces(): string[] {
  const english = listUrls(routes).map((url) => fillUrl(url, unknownIds));
  const others = ["/healthz", "/csp-reports", "/favicon.svg", "/nowhere", "/te/nowhere"];
  const all = english.flatMap((path) => [path, localizePath(path, "te"), localizePath(path, "hi")]);
  return [...new Set([...all, ...others])];
}

/** A request as bytes. @param client the address that its sender gives */
export function writeParts(
  { method = "GET", target, headers = [], body }: Parts,
  client: string,
  port: number,
): Buffer {
  const host = `127.0.0.1:${port}`;
  const usual: [name: string, value: string][] = [
    ["host", host],
    ["x-forwarded-for", client],
    ["connection", "close"],
  ];
  if (method === "POST") usual.push(["origin", `http://${host}`]);
  if (body !== undefined) usual.push(["content-length", String(Buffer.byteLength(body))]);
  const own = new Set(headers.map(([name]) => name));
  const sent = [...usual.filter(([name]) => !own.has(name)), ...headers];
  const lines = sent.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, "latin1");
  return Buffer.concat([head, Buffer.from(body ?? "")]);
}
