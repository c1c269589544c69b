import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#data/shared/database.ts";
import { serveAcademy } from "#server/academy.ts";
import { appRole } from "#server/app-role.ts";
import { readSettings } from "#server/settings.ts";
import { useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { openQuietStream, openStream, type OpenStream } from "#test/support/live.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  signedIn,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let other: Person;
let tutor: Person;
let admin: Person;
let assignmentId = "";
const opened: OpenStream[] = [];

beforeAll(async () => {
  [student, other] = [await makeStudent(academy), await makeStudent(academy)];
  tutor = await makeTutor(academy);
  admin = await makeAdmin(academy);
  assignmentId = await assign(academy, student, tutor);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

async function listen(browser: TestBrowser): Promise<OpenStream> {
  const stream = await openQuietStream(browser);
  opened.push(stream);
  return stream;
}

const item = { title: "T", description: "D", url: "https://video.example/1", date: "", time: "" };
let items = 0;
const publish = () =>
  tutor.browser.post(`/tutor-dashboard/${assignmentId}/recordings/add`, {
    ...item,
    title: `T ${(items += 1)}`,
  });

test("the connection that listens is not one of the requests', which it would be counted with", async () => {
  const { rowCount } = await academy.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'viluva changes'`,
  );
  expect(rowCount).toBe(1);
});

test("a change reaches the people who see it, and nobody else", async () => {
  const [ofStudent, ofOther, ofTutor, ofAdmin] = await Promise.all(
    [student, other, tutor, admin].map(({ browser }) => listen(browser)),
  );
  expect((await publish()).status).toBe(303);
  await expect.poll(() => [ofStudent?.events, ofTutor?.events]).toEqual([["change"], ["change"]]);
  await delay(300);
  expect([ofOther?.events, ofAdmin?.events]).toEqual([[], []]);
});

test("a change is sent as an event without data, uncompressed and not cached", async () => {
  const stream = await listen(student.browser);
  await publish();
  await expect.poll(() => stream.events).toEqual(["change"]);
  expect(stream.text()).toMatch(/^:\n\nid: \d+\nevent: change\ndata:\n\n$/);
  const named = ["content-type", "content-encoding", "cache-control", "x-accel-buffering"];
  expect(named.map((name) => stream.headers.get(name))).toEqual([
    "text/event-stream",
    null,
    "no-store",
    "no",
  ]);
});

test("another site can't read the stream", async () => {
  const headers = { accept: "text/event-stream", origin: "https://evil.example" };
  const answer = await student.browser.get("/live", headers);
  const cors = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
  expect(cors).toEqual([]);
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  await answer.body?.cancel();
});

test("HEAD has headers only, and a data request is refused", async () => {
  const accept = { accept: "text/event-stream" };
  const head = await student.browser.send("/live", { method: "HEAD", headers: accept });
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  for (const path of ["/live.data", "/live.data?_routes=routes%2Flive%2Flive"]) {
    const answer = await student.browser.get(path, accept);
    expect([path, answer.status]).toEqual([path, 406]);
  }
});

test("an open stream does not keep its session alive", async () => {
  const browser = await signedIn(academy, student);
  const long = "update sessions set last_seen_at = now() - interval '2 days' where account_id = $1";
  const seen = async () => {
    const { rows } = await academy.pool.query<{ fresh: number }>(
      "select count(*)::int as fresh from sessions where account_id = $1 and last_seen_at > now() - interval '1 hour'",
      [student.id],
    );
    return rows[0]?.fresh;
  };
  await academy.pool.query(long, [student.id]);
  opened.push(await openStream(browser));
  expect(await seen()).toBe(0);
  await browser.get("/dashboard");
  expect(await seen()).toBe(1);
});

describe("a stream ends at once when", () => {
  const expectEnd = async (stream: OpenStream, browser: TestBrowser) => {
    await stream.ended;
    expect(stream.events.at(-1)).toBe("ended");
    const again = await browser.get("/live", { accept: "text/event-stream" });
    expect([again.status, again.headers.get("location")]).toEqual([302, "/login"]);
  };

  test("its person signs out everywhere, on any device", async () => {
    const [here, there] = [await signedIn(academy, other), await signedIn(academy, other)];
    const stream = await listen(there);
    await here.post("/account/sessions/end");
    await expectEnd(stream, there);
  });

  test("its own device signs out, but not another one", async () => {
    const [here, there] = [await signedIn(academy, student), await signedIn(academy, student)];
    const streams = [await listen(here), await listen(there)] as const;
    await there.post("/logout");
    await expectEnd(streams[1], there);
    await delay(200);
    await publish();
    await expect.poll(() => streams[0].events).toEqual(["change"]);
  });

  test("its person is deleted", async () => {
    const gone = await makeStudent(academy);
    const stream = await listen(gone.browser);
    await admin.browser.post(`/admin-dashboard/students/${gone.id}/delete`);
    await expectEnd(stream, gone.browser);
  });

  test("an admin's role is removed, though the account stays", async () => {
    const formerAdmin = await makeAdmin(academy);
    const stream = await listen(formerAdmin.browser);
    await academy.pool.query("delete from admins where id = $1", [formerAdmin.id]);
    await stream.ended;
    expect(stream.events.at(-1)).toBe("ended");
    const again = await listen(formerAdmin.browser);
    await makeStudent(academy);
    await delay(300);
    expect(again.events).toEqual([]);
  });
});

test("a person's thirteenth stream replaces the first", async () => {
  const person = await makeStudent(academy);
  const first = await listen(person.browser);
  for (let page = 2; page <= 13; page += 1) opened.push(await openStream(person.browser));
  await first.ended;
  expect(first.events.at(-1)).toBe("replaced");
});

test("two instances on one database send the same events", async () => {
  const open = openDatabase({ ...academy.served.options, user: appRole }, () => {});
  const settings = readSettings({ PORT: "0", DATA_DIR: academy.dataDir });
  const second = await serveAcademy(settings, open, () => {}, fastAcademy);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= second.stop());
  try {
    const browser = new TestBrowser({ url: second.url, origin: second.url });
    browser.keep(student.browser.cookieHeader);
    const stream = await listen(browser);
    await publish();
    await expect.poll(() => stream.events).toEqual(["change"]);
    // Open streams do not delay a stop.
    const begun = performance.now();
    await stop();
    await stream.ended;
    expect(performance.now() - begun).toBeLessThan(5_000);
  } finally {
    await stop();
    await open.pool.end();
  }
});

test("when the database drops the connection, it is reopened, and all streams reconnect with a change event", async () => {
  const streams = [await listen(student.browser), await listen(tutor.browser)];
  const { rows } = await academy.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %' or query = 'select'`,
  );
  expect(rows).not.toEqual([]);
  await Promise.all(streams.map(({ ended }) => ended));
  const again = await openStream(student.browser, 2_000);
  opened.push(again);
  await expect.poll(() => again.events).toEqual(["change"]);
  const later = await listen(student.browser);
  await publish();
  await expect.poll(() => later.events).toEqual(["change"]);
});
