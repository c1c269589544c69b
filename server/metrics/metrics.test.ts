import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Registry } from "@prometheus-io/client";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { serveAcademy } from "#server/academy.ts";
import { readSettings } from "#server/settings.ts";
import { createDatabase, useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { openStream } from "#test/support/live.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { serveMetrics } from "./listen.ts";

const slow = { timeout: 30_000 };
const academy = useAcademy({ METRICS_PORT: "0" }, fastAcademy, 10);
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

/** Every exported series with its value, once it has the expected one. */
async function scrape(url = academy.metricsUrl ?? ""): Promise<Map<string, number>> {
  const text = await (await fetch(url)).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const requests = (route: string, method: string, status: string) =>
  `viluva_http_requests_total{route="${route}",method="${method}",status="${status}"}`;

/** How much a series has grown by some work. An answer is counted just after its last byte. */
async function expectGrowth(series: string, by: number, work: () => Promise<unknown>) {
  const before = (await scrape()).get(series) ?? 0;
  await work();
  await expect.poll(async () => (await scrape()).get(series)).toBe(before + by);
}

describe("requests", () => {
  const unknown = "00000000-0000-4000-8000-000000000000";

  test.each<[string, string, string, () => Promise<Response>]>([
    [
      "/tutor-dashboard/:assignmentId/:section",
      "GET",
      "2xx",
      () => tutor.browser.get(`/tutor-dashboard/${assignmentId}/recordings`),
    ],
    [
      "/tutor-dashboard/:assignmentId/:section",
      "GET",
      "4xx",
      () => tutor.browser.get(`/tutor-dashboard/${unknown}/recordings`),
    ],
    ["/dashboard", "GET", "2xx", () => student.browser.get("/dashboard.data")],
    ["/dashboard", "GET", "3xx", () => new TestBrowser(academy).get("/dashboard")],
    [
      "/reset-password/:token",
      "GET",
      "4xx",
      () => new TestBrowser(academy).get(`/reset-password/${"Canary".repeat(7)}A`),
    ],
    [
      "/login",
      "POST",
      "4xx",
      () => new TestBrowser(academy).post("/login", { email: "canary@test.example" }),
    ],
    ["none", "GET", "4xx", () => fetch(`${academy.url}/canary/${unknown}?canary=1`)],
    ["none", "HEAD", "4xx", () => fetch(`${academy.url}/canary`, { method: "HEAD" })],
    ["none", "other", "4xx", () => fetch(`${academy.url}/faq`, { method: "DELETE" })],
    ["none", "POST", "4xx", () => fetch(`${academy.url}/login`, { method: "POST" })],
    ["/healthz", "GET", "2xx", () => fetch(`${academy.url}/healthz`)],
    ["file", "GET", "2xx", () => fetch(`${academy.url}/faq?canary=1`)],
    ["file", "HEAD", "2xx", () => fetch(`${academy.url}/faq`, { method: "HEAD" })],
    [
      "file",
      "GET",
      "3xx",
      async () => {
        const etag = (await fetch(`${academy.url}/faq`, { method: "HEAD" })).headers.get("etag");
        return fetch(`${academy.url}/faq`, { headers: { "if-none-match": etag ?? "" } });
      },
    ],
  ])("are counted as %s, %s, %s", async (route, method, status, ask) => {
    await expectGrowth(requests(route, method, status), 1, async () => (await ask()).text());
  });

  test("are timed by route and method, except files", async () => {
    const count = (route: string) =>
      `viluva_http_request_duration_seconds_count{route="${route}",method="GET"}`;
    await expectGrowth(count("/dashboard"), 1, async () =>
      (await student.browser.get("/dashboard")).text(),
    );
    expect([...(await scrape()).keys()]).not.toContain(count("file"));
  });

  test("leave no part of their addresses in the metrics", async () => {
    const text = await (await fetch(academy.metricsUrl ?? "")).text();
    expect(text).not.toMatch(/canary/i);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}/);
    expect(text).not.toContain("@");
  });
});

describe("a gauge", () => {
  test("counts open streams, which are neither in flight nor timed", async () => {
    const stream = await openStream(student.browser);
    await vi.waitFor(async () => {
      const told = await scrape();
      expect(told.get("viluva_live_streams")).toBe(1);
      expect(told.get("viluva_http_requests_in_flight")).toBe(0);
    }, slow);
    await expectGrowth(requests("/live", "GET", "2xx"), 1, async () => stream.close());
    const told = await scrape();
    expect(told.get("viluva_live_streams")).toBe(0);
    expect(
      [...told.keys()].filter((key) => key.includes("duration") && key.includes("live")),
    ).toEqual([]);
  });

  test("counts a waiting request and its connection", async () => {
    const holder = await academy.pool.connect();
    await holder.query("begin; lock table assignments in access exclusive mode");
    const answer = tutor.browser.get("/tutor-dashboard");
    await vi.waitFor(async () => {
      const told = await scrape();
      expect(told.get("viluva_http_requests_in_flight")).toBe(1);
      const all = told.get('viluva_database_connections{pool="requests"}') ?? 0;
      expect(told.get('viluva_database_connections_idle{pool="requests"}')).toBeLessThan(all);
      expect(told.get('viluva_database_connections_awaited{pool="requests"}')).toBe(0);
      expect(told.get('viluva_database_connections_most{pool="requests"}')).toBe(10);
      expect(told.get('viluva_database_connections_most{pool="jobs"}')).toBe(3);
    }, slow);
    await holder.query("rollback");
    holder.release();
    expect((await answer).status).toBe(200);
  });

  test("counts waiting and failed mails", async () => {
    await academy.pool.query(
      `insert into mails (account_id, kind, due_at, failed_at)
       select $1, 'none', now() + hours * interval '1 hour', failed_at
       from (values (-1, null), (1, null), (-1, now()), (-2, now())) v (hours, failed_at)`,
      [student.id],
    );
    const told = await scrape();
    expect(told.get('viluva_mails{state="waiting"}')).toBe(1);
    expect(told.get('viluva_mails{state="failed"}')).toBe(2);
    expect(told.get("viluva_database_up")).toBe(1);
  });
});

test("statements are timed by pool", async () => {
  const count = (pool: string) =>
    `viluva_database_statement_duration_seconds_count{pool="${pool}"}`;
  const before = await scrape();
  await student.browser.get("/dashboard");
  await vi.waitFor(async () => {
    const after = await scrape();
    expect(after.get(count("requests"))).toBeGreaterThan(before.get(count("requests")) ?? 0);
    expect(after.get(count("jobs"))).toBeGreaterThan(before.get(count("jobs")) ?? 0);
  }, slow);
});

test("events of the log are counted", async () => {
  await expectGrowth('viluva_log_events_total{level="warn",event="sign-in"}', 1, () =>
    new TestBrowser(academy).post("/login", { email: "a@test.example", password: "wrong horse" }),
  );
});

test("the process exports its own metrics", async () => {
  // There is no figure of collected garbage before the first collection.
  await vi.waitFor(async () => {
    const metrics = await scrape();
    for (const series of [
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_heap_size_used_bytes",
      'nodejs_gc_duration_seconds_count{kind="minor"}',
    ]) {
      expect([series, metrics.get(series)]).toEqual([series, expect.any(Number)]);
    }
  }, slow);
});

describe("the port", () => {
  test("answers GET and HEAD of one address only", async () => {
    const url = academy.metricsUrl ?? "";
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await fetch(url, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    for (const other of ["/", "/metrics/", "/metrics?a", "/dashboard", "/healthz"]) {
      expect((await fetch(new URL(other, url))).status).toBe(404);
    }
  });

  test("is not the site's", async () => {
    expect((await fetch(`${academy.url}/metrics`)).status).toBe(404);
  });

  test("is closed unless it is configured", async () => {
    const { pool, drop } = await createDatabase("template");
    const running = await serveAcademy(
      readSettings({ PORT: "0" }),
      { pool },
      () => {},
      fastAcademy,
    );
    expect(running.metricsUrl).toBeNull();
    await running.stop();
    await drop();
  });

  test("already in use is reported with its setting's name", async () => {
    const port = Number(new URL(academy.metricsUrl ?? "").port);
    await expect(serveMetrics(new Registry(), "127.0.0.1", port)).rejects.toMatchObject({
      name: "SettingsError",
      message: `METRICS_PORT can't be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}.`,
    });
  });

  test("does not keep the process running", async () => {
    const script = `
      import { Registry } from "@prometheus-io/client";
      import { serveMetrics } from ${JSON.stringify(join(import.meta.dirname, "listen.ts"))};
      const { url } = await serveMetrics(new Registry(), "127.0.0.1", 0);
      await (await fetch(url)).text();`;
    const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script]);
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

test("a database that does not answer, or is gone, is reported", async () => {
  const { pool, drop } = await createDatabase("template");
  const settings = readSettings({ PORT: "0", METRICS_PORT: "0" });
  const running = await serveAcademy(settings, { pool }, () => {}, fastAcademy);
  const url = running.metricsUrl ?? "";
  const withoutDatabase = async () => {
    const told = await scrape(url);
    expect(told.get("viluva_database_up")).toBe(0);
    expect(told.has('viluva_mails{state="waiting"}')).toBe(false);
    expect(told.has("process_resident_memory_bytes")).toBe(true);
  };
  expect((await scrape(url)).get("viluva_database_up")).toBe(1);
  const other = await pool.connect();
  await other.query("begin; lock table mails in access exclusive mode");
  await withoutDatabase();
  await other.query("rollback");
  other.release();
  await expect.poll(async () => (await scrape(url)).get("viluva_database_up")).toBe(1);
  await drop();
  await withoutDatabase();
  await running.stop();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
