import {
  UNSAFE_decodeViaTurboStream as decodeTurboStream,
  UNSAFE_SingleFetchRedirectSymbol as redirectKey,
} from "react-router";
import type { TestAcademy } from "./academy.ts";

type FormFields = Record<string, string | string[]>;

/** A form's fields as a browser sends them. */
export function formBody(fields: FormFields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return body;
}

/** What a client-side navigation gets for an address. */
export interface DataAnswer {
  status: number;
  /** Where it leads, or null; the answer itself is then a 202. */
  location: string | null;
  /** The answer's bytes as text, to look for what must not be there. */
  text: string;
}

/** Keeps cookies as a browser does and follows no redirect by itself. */
export class TestBrowser {
  readonly #academy: Pick<TestAcademy, "url" | "origin">;
  readonly #cookies = new Map<string, string>();

  constructor(academy: Pick<TestAcademy, "url" | "origin">) {
    this.#academy = academy;
  }

  get(path: string, headers: HeadersInit = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  /** What a page shows, whatever its status: its HTML without scripts and the data in them. */
  async read(path: string): Promise<string> {
    const html = await (await this.get(path)).text();
    return html.replaceAll(/<script[^]*?<\/script>/g, "");
  }

  /** Asks for an address as a client-side navigation does. */
  async getData(path: string): Promise<DataAnswer> {
    const [pathname = "", search] = path.split("?");
    const dataPath = pathname === "/" ? "/_.data" : `${pathname}.data`;
    const answer = await this.get(search === undefined ? dataPath : `${dataPath}?${search}`);
    const text = await answer.text();
    const isRedirect = answer.status === 202;
    return { status: answer.status, location: isRedirect ? await readRedirect(text) : null, text };
  }

  /** Submits a form as a browser does, Origin included. */
  post(path: string, fields: FormFields = {}, headers: HeadersInit = {}): Promise<Response> {
    return this.send(path, { method: "POST", body: formBody(fields), headers });
  }

  /** Submits a form and opens the page that it leads to. */
  async submit(path: string, fields: FormFields = {}): Promise<{ path: string; page: string }> {
    const answer = await this.post(path, fields);
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${path} led nowhere: ${answer.status}`);
    return { path: location, page: await this.read(location) };
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.method && !headers.has("origin")) headers.set("origin", this.#academy.origin);
    if (this.#cookies.size > 0) headers.set("cookie", this.cookieHeader);
    const response = await fetch(this.#academy.url + path, {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Takes a `Set-Cookie` header as a browser does. */
  keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

async function readRedirect(text: string): Promise<string> {
  const { body } = new Response(text);
  if (!body) throw new Error("a redirect without a body");
  const decoded = await decodeTurboStream(body, globalThis);
  const answer = decoded.value as Record<symbol, { redirect: string } | undefined>;
  const redirect = answer[redirectKey];
  if (!redirect) throw new Error("202 without a redirect in it");
  return redirect.redirect;
}
