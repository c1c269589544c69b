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
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  /** @param headers what it sends with every request, besides a browser's own */
  constructor(academy: Pick<TestAcademy, "url" | "origin">, headers: Record<string, string> = {}) {
    this.#academy = academy;
    this.#headers = headers;
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
    return readData(await this.get(dataPath(path)));
  }

  /** Submits a form as a page with scripts does. */
  async postData(path: string, fields: FormFields = {}): Promise<DataAnswer> {
    return readData(await this.post(dataPath(path), fields));
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
    const headers = new Headers({
      ...this.#headers,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    if (init.method && !headers.has("origin")) headers.set("origin", this.#academy.origin);
    if (this.#cookies.size > 0 && !headers.has("cookie")) headers.set("cookie", this.cookieHeader);
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

function dataPath(path: string): string {
  const [pathname = "", search] = path.split("?");
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return search === undefined ? data : `${data}?${search}`;
}

async function readData(answer: Response): Promise<DataAnswer> {
  const text = await answer.text();
  const isRedirect = answer.status === 202;
  return { status: answer.status, location: isRedirect ? readRedirect(text) : null, text };
}

/** Finds the target of a redirect in the text of a data answer, where it follows its key. */
function readRedirect(text: string): string {
  const [, location] = /"redirect",("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  if (location === undefined) throw new Error(`no redirect in the data answer ${text}`);
  return JSON.parse(location) as string;
}
