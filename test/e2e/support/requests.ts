type FormFields = Record<string, string | readonly string[]>;

/** The address of the academy that all tests share. */
export function academyUrl(): string {
  const url = process.env["ACADEMY_URL"];
  if (!url) throw new Error("no academy is running");
  return url;
}

/** Posts a form as a browser does and follows no redirect. */
export function postForm(
  path: string,
  fields: FormFields,
  cookie = "",
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return fetch(academyUrl() + path, {
    method: "POST",
    body,
    headers: { origin: academyUrl(), cookie, ...headers },
    redirect: "manual",
  });
}

/** Requests a page and follows no redirect. */
export function getPage(path: string, cookie = ""): Promise<Response> {
  return fetch(academyUrl() + path, { headers: { cookie }, redirect: "manual" });
}

/** The first text of a page that a pattern's group matches. @throws where there is none */
export async function findInPage(path: string, cookie: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await (await getPage(path, cookie)).text())?.[1];
  if (!found) throw new Error(`${path} does not match ${pattern}`);
  return found;
}

/** The session cookie, "name=value", that an answer sets. @throws where it sets none */
export function readCookie(answer: Response): string {
  const [pair] = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (!pair) throw new Error(`${answer.url} answered ${answer.status} without a session`);
  return pair;
}
