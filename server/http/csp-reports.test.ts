import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeStudent } from "#test/support/people.ts";
import { cspReportLimits } from "./csp-reports.ts";
import { cspReportPath } from "./security-headers.ts";

const academy = useAcademy({ TRUST_PROXY: "1" });
let page = "";

beforeAll(async () => {
  const { browser } = await makeStudent(academy);
  page = (await browser.get("/dashboard")).headers.get("content-security-policy") ?? "";
});

let visitors = 0;

/** The next address, each in a network of its own. */
const nextAddress = () => `2001:db8:0:${(visitors += 1).toString(16)}::1`;

/** Sends a report as a browser does, without Origin, from a new address unless one is given. */
function report(body: unknown, { address = nextAddress(), method = "POST" } = {}) {
  return fetch(academy.url + cspReportPath, {
    method,
    headers: { "content-type": "application/csp-report", "x-forwarded-for": address },
    ...(method === "POST" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

/** What the log has of reports. */
const logged = () =>
  academy.logged
    .filter(({ event }) => event === "csp-report")
    .map((line) => `${String(line["directive"])} ${String(line["blocked"])}`);

function legacy(directive: string, blocked: string): unknown {
  const body = { "effective-directive": directive, "blocked-uri": blocked };
  return { "csp-report": { ...body, "document-uri": `${academy.url}/dashboard?q=Canary` } };
}

test("a page's policy names our own address for reports", () => {
  expect(page.split("; ")).toContain(`report-uri ${cspReportPath}`);
});

describe("a report of a violation", () => {
  test.each<[string, unknown, string]>([
    ["of an inline script", legacy("script-src-elem", "inline"), "script-src-elem inline"],
    ["of a foreign image", legacy("img-src", "https://canary.example/x"), "img-src url"],
    [
      "of Trusted Types",
      legacy("require-trusted-types-for", "trusted-types-sink"),
      "require-trusted-types-for trusted-types-sink",
    ],
    [
      "in the older words",
      { "csp-report": { "violated-directive": "font-src 'self'" } },
      "font-src other",
    ],
    [
      "of the Reporting API",
      [
        { type: "deprecation", body: {} },
        {
          type: "csp-violation",
          body: { effectiveDirective: "connect-src", blockedURL: "wss://x" },
        },
      ],
      "connect-src url",
    ],
    ["with words that nobody knows", legacy("canary-src", "Canary"), "other other"],
    [
      "with words that are no text",
      legacy({} as string, ["inline"] as unknown as string),
      "other inline",
    ],
  ])("%s is logged, by words of closed lists", async (_, body, line) => {
    const before = academy.logged.length;
    const answer = await report(body);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(logged().at(-1)).toBe(line);
    const lines = academy.logged.slice(before);
    expect(lines).toEqual([expect.objectContaining({ level: "warn", event: "csp-report" })]);
    expect(JSON.stringify(lines)).not.toMatch(/canary/i);
  });

  test.each([
    ["nothing", "", 400],
    ["no JSON", "{", 400],
    ["no report", "{}", 400],
    ["a list without reports", "[1, null, {}]", 400],
    ["null", "null", 400],
    ["more than the limit", " ".repeat(cspReportLimits.bytes + 1), 413],
  ])("that is %s is refused and not logged", async (_, body, status) => {
    const before = academy.logged.length;
    expect((await report(body)).status).toBe(status);
    expect(academy.logged).toHaveLength(before);
  });

  test("is limited in number for each request and each network, and then for all together", async () => {
    const one = {
      type: "csp-violation",
      body: { effectiveDirective: "base-uri", blockedURL: "inline" },
    };
    await report(Array.from({ length: 100 }, () => one));
    expect(logged().filter((line) => line === "base-uri inline")).toHaveLength(
      cspReportLimits.perRequest,
    );

    const sendFrom = async (address = nextAddress()) => (await report([one], { address })).status;
    // One household has many addresses: far more than all together may send.
    const many = cspReportLimits.perMinute + 50;
    const same = await Promise.all(
      Array.from({ length: many }, (_, at) => sendFrom(`2001:db8:1:1::${at.toString(16)}`)),
    );
    expect(same.filter((status) => status === 204)).toHaveLength(cspReportLimits.perAddress);
    expect(same.filter((status) => status === 429)).toHaveLength(many - cspReportLimits.perAddress);
    expect(await sendFrom("192.0.2.2")).toBe(204);

    const others = [];
    for (let sent = 0; sent < cspReportLimits.perMinute; sent += 1) others.push(await sendFrom());
    expect(others.slice(0, 10)).toEqual(Array<number>(10).fill(204));
    expect(others).toContain(429);
  });
});

test("the address for reports takes nothing else, and keeps no session", async () => {
  const answer = await report("", { method: "GET" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const other = await new TestBrowser(academy).get(`${cspReportPath}/x`);
  expect(other.status).toBe(404);
});
