import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { errorPageFor } from "#content/errors.ts";
import { useHurtableAcademy } from "#test/support/own-cluster.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeClass, password } from "#test/support/people.ts";
import type { Person } from "#test/support/people.ts";

const academy = useHurtableAcademy();
const words = errorPageFor(503, null);
let student: Person;
let tutor: Person;
let admin: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  ({ student, tutor, assignmentId } = await makeClass(academy));
});

beforeEach(() => {
  academy.logged.length = 0;
});
const said = () =>
  academy.logged.flatMap(({ message }) => (typeof message === "string" ? [message] : []));

/** Resolves once everything works again, by itself. */
async function expectRecovery(): Promise<void> {
  const health = () => fetch(`${academy.url}/healthz`);
  await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 30_000 });
  const pages: [Person, string][] = [
    [student, "/dashboard"],
    [tutor, "/tutor-dashboard"],
    [admin, "/admin-dashboard"],
  ];
  for (const [{ browser }, path] of pages) {
    const answer = await browser.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

/** A readable 503 that nobody is signed out by. */
async function expectApology(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const page = await answer.text();
  expect(page).toContain(`<h1 class="text-3xl font-semibold">${words.title}</h1>`);
  expect(page).toContain(words.text.replaceAll("'", "&#x27;"));
  expect(page).toContain('rel="stylesheet"');
  expect(page).not.toContain("<script");
}

const ways: [way: string, begin: () => unknown, end: () => unknown][] = [
  ["stopped", () => academy.stopDatabase(), () => academy.startDatabase()],
  ["silent", () => academy.signalDatabase("SIGSTOP"), () => academy.signalDatabase("SIGCONT")],
];

describe.each(ways)("while the database is %s", (_, begin, end) => {
  beforeAll(async () => {
    await expectRecovery();
    await begin();
    return async () => {
      await end();
      await expectRecovery();
    };
  });

  test("a public page answers, also to who is signed in", async () => {
    const page = await (await fetch(`${academy.url}/faq`)).text();
    for (const { browser } of [student, tutor, admin]) {
      const answer = await browser.get("/faq");
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).toBe(page);
    }
  });

  test.each([
    ["student", "/dashboard"],
    ["tutor", "/tutor-dashboard"],
    ["admin", "/admin-dashboard/tutors"],
  ])("the %s who asks for %s is told to try again", async (role, path) => {
    const { browser } = { student, tutor, admin }[role] ?? student;
    await expectApology(await browser.get(path));
  });

  test("a client-side navigation learns it too", async () => {
    const answer = await student.browser.get("/dashboard.data");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("content-type")).toContain("text/x-script");
    expect(await answer.text()).toContain("ErrorResponse");
  });

  test.each([
    ["/logout", {}],
    ["/login", { email: "someone@test.example", password }],
    [
      "/signup",
      {
        email: "new@test.example",
        password,
        confirmPassword: password,
        name: "New",
        username: "new",
        selectedClass: "class-9",
        selectedSubjects: "physics",
      },
    ],
    ["/admin-dashboard/tutors/none/approval", {}],
  ])("a form sent to %s is not taken", async (path, fields) => {
    await expectApology(await admin.browser.post(path, fields));
  });

  test("who is signed out is told so by the form they sent", async () => {
    const fields = { email: "someone@test.example", password };
    await expectApology(await new TestBrowser(academy).post("/login", fields));
  });

  test("health is 503", async () => {
    const answer = await fetch(`${academy.url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([503, "unavailable\n"]);
  });

  test("many requests at once are all answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => student.browser.get("/dashboard")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // The operator is told now and then, not forty times; the mails' queue says so by itself.
    const ofRequests = said().filter((line) => !line.startsWith("The mail queue has to wait ("));
    expect(ofRequests.length).toBeLessThanOrEqual(2);
    for (const line of ofRequests) {
      expect(line).toMatch(/^The database is away \(.+\); \d+ requests? answered with 503\.$/);
    }
  });
});

describe("connections that break while they are in use", () => {
  const publish = () => tutor.browser.post(`/tutor-dashboard/${assignmentId}/recordings/add`, item);
  const item = { title: "T", description: "D", url: "https://video.example/1", date: "", time: "" };

  /** Keeps everybody from writing an item until the returned function is called. */
  async function holdWrites(): Promise<() => Promise<void>> {
    const client = await academy.pool.connect();
    await client.query("begin; lock table content_items in exclusive mode");
    return async () => {
      await client.query("rollback").catch(() => {});
      client.release(true);
    };
  }

  /** The process ids of the backends that wait for a lock. */
  async function waiting(): Promise<number[]> {
    const { rows } = await academy.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows.map(({ pid }) => pid);
  }

  test.each([
    [
      "are terminated",
      (pid: number) => academy.pool.query("select pg_terminate_backend($1)", [pid]),
    ],
    ["are killed with everything else", (pid: number) => process.kill(pid, "SIGKILL")],
    ["are terminated by a quick stop", () => process.kill(academy.postmaster(), "SIGQUIT")],
  ])("%s: the request is told so and the server lives on", async (_, cut) => {
    const release = await holdWrites();
    try {
      const sent = publish();
      await expect.poll(waiting).toHaveLength(1);
      const [pid = 0] = await waiting();
      await cut(pid);
      await expectApology(await sent);
    } finally {
      await release();
    }
    await expectRecovery();
    expect((await publish()).status).toBe(303);
  });

  test("a statement that waits for too long gives up, and its connection is kept", async () => {
    const release = await holdWrites();
    try {
      await expectApology(await publish());
      expect(await waiting()).toEqual([]);
      expect(academy.pool.totalCount).toBeGreaterThan(1);
    } finally {
      await release();
    }
  });
});

test("a server with no connection to spare is away until there is one", async () => {
  const hogs: pg.Client[] = [];
  const hogAll = async () => {
    for (;;) {
      const hog = new pg.Client({ ...academy.pool.options, application_name: "hog" });
      hog.on("error", () => {});
      try {
        await hog.connect();
      } catch (error) {
        return error;
      }
      hogs.push(hog);
    }
  };
  expect(await hogAll()).toMatchObject({ code: "53300" });
  await hogs[0]?.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name <> 'hog'",
  );
  await hogAll();
  await expectApology(await student.browser.get("/dashboard"));
  for (const hog of hogs) await hog.end();
  await expectRecovery();
});
