import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { everyNth } from "#test/support/depth.ts";
import { listUrls } from "#test/support/urls.ts";
import { createTestAccounts, type TestAccounts } from "./actors.ts";
import { access } from "./answers.ts";
import { type Url } from "./rows.ts";
import { askAll, casesOf, readAnswer, type Case } from "./ask.ts";

const urls = listUrls(routes) as Url[];
const academy = useAcademy();
let accounts: TestAccounts;
let before: Record<string, string>;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
  before = await readState(academy);
});

const unused = ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

// They are refused before routing.
describe.each(everyNth(10, urls))("%s", (url) => {
  test.each(unused)("refuses %s from everyone", async (method) => {
    const cases = casesOf(accounts, url, access[url].get).map((one) => ({ ...one, wanted: 405 }));
    const ask = async ({ actor, path }: Case) =>
      readAnswer(await accounts.browsers[actor].send(path, { method }));
    expect((await askAll(accounts, cases, ask)).wrong).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });
});

/** fetch refuses to send a TRACE at all. */
function trace(
  path: string,
): Promise<{ status: number | undefined; allow: unknown; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { method: "TRACE", headers: { cookie: "secret=canary", "x-echo": "canary" } };
    request(academy.url + path, options, (answer) => {
      let body = "";
      answer.on("data", (chunk) => (body += String(chunk)));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, allow: answer.headers.allow, body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test.each(["/", "/login", "/admin-dashboard", "/favicon.svg", "/nothing"])(
  "a TRACE of %s echoes nothing",
  async (path) => {
    expect(await trace(path)).toEqual({ status: 405, allow: "GET, HEAD, POST", body: "" });
  },
);

test("a form cannot override the method", async () => {
  const { browsers } = accounts;
  const headers = { "x-http-method-override": "GET", "x-method-override": "DELETE" };
  for (const path of ["/admin-dashboard", "/dashboard"]) {
    const answer = await browsers.visitor.post(`${path}?_method=GET`, { _method: "GET" }, headers);
    expect(answer.headers.get("location")).toMatch(/login$/);
  }
  const own = await browsers.admin.post(
    "/admin-dashboard?_method=GET",
    { _method: "GET" },
    headers,
  );
  expect(own.status).toBe(405);
});
