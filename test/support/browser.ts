import type { TestAcademy } from "./academy.ts";

type FormFields = Record<string, string | string[]>;

/** Keeps cookies as a browser does and follows no redirect by itself. */
export class TestBrowser {
  readonly #academy: TestAcademy;
  readonly #cookies = new Map<string, string>();

  constructor(academy: TestAcademy) {
    this.#academy = academy;
  }

  get(path: string, headers: HeadersInit = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  /** Submits a form as a browser does, Origin included. */
  post(path: string, fields: FormFields = {}, headers: HeadersInit = {}): Promise<Response> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one);
    }
    return this.send(path, { method: "POST", body, headers });
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.method && !headers.has("origin")) headers.set("origin", this.#academy.url);
    if (this.#cookies.size > 0) {
      headers.set(
        "cookie",
        [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      );
    }
    const response = await fetch(this.#academy.url + path, {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
