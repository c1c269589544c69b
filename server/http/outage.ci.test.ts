import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { errorPageFor as hi } from "#words/hi/content/shared/errors.ts";
import { errorPageFor as te } from "#words/te/content/shared/errors.ts";
import { errorPageFor } from "#content/shared/errors.ts";
import { useOwnClusterAcademy } from "#test/support/own-cluster.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeCourse, password } from "#test/support/people.ts";
import type { Person } from "#test/support/people.ts";

const academy = useOwnClusterAcademy();
const words = errorPageFor(503, null);
const translations = { te, hi };
let student: Person;
let tutor: Person;
let admin: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

beforeEach(() => {
  academy.logged.length = 0;
});
const notices = () =>
  academy.logged.flatMap(({ message }) => (typeof message === "string" ? [message] : []));

/** Resolves once everything works again without help. */
async function expectRecovery(): Promise<void> {
  const pages: [Person, string][] = [
    [student, "/dashboard"],
    [tutor, "/tutor-dashboard"],
    [admin, "/admin-dashboard"],
  ];
  await vi.waitFor(
    async () => {
      expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
      for (const [{ browser }, path] of pages) {
        const answer = await browser.get(path);
        expect([path, answer.status]).toEqual([path, 200]);
      }
    },
    { timeout: 30_000 },
  );
}

/** A readable 503 that signs nobody out. */
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

  // Side by side: each request to a silent database takes a second.
  describe("every request is answered", { concurrent: true }, () => {
    test("a public page answers, for signed-in people too", async () => {
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
    ])("the %s who opens %s is asked to try again later", async (role, path) => {
      const { browser } = { student, tutor, admin }[role] ?? student;
      await expectApology(await browser.get(path));
    });

    test("a reader of another language is asked in it", async () => {
      for (const language of ["te", "hi"] as const) {
        const cookie = `${student.browser.cookieHeader}; viluva_language=${language}`;
        const answer = await student.browser.get("/dashboard", { cookie });
        expect(answer.status).toBe(503);
        const page = await answer.text();
        expect(page).toContain(`<html lang="${language}-IN">`);
        expect(page).toContain(translations[language](503, null).title);
        expect(page).toContain(`href="/${language}"`);
        const faq = await student.browser.get(`/${language}/faq`);
        expect(faq.status).toBe(200);
        expect(await faq.text()).toContain(`<html lang="${language}-IN">`);
      }
    });

    test("a client-side navigation gets a 503 too", async () => {
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
    ])("a form sent to %s is not processed", async (path, fields) => {
      await expectApology(await admin.browser.post(path, fields));
    });

    test("a signed-out visitor gets the same page after sending a form", async () => {
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
      // One line for many requests; the mail queue writes its own.
      const ofRequests = notices().filter(
        (line) => !line.startsWith("The mail queue is unavailable ("),
      );
      expect(ofRequests.length).toBeLessThanOrEqual(2);
      for (const line of ofRequests) {
        expect(line).toMatch(
          /^The database is unavailable \(.+\); \d+ requests? answered with 503\.$/,
        );
      }
    });
  });
});

describe("connections that break while they are in use", () => {
  const publish = () => tutor.browser.post(`/tutor-dashboard/${assignmentId}/recordings/add`, item);
  const item = { title: "T", description: "D", url: "https://video.example/1", date: "", time: "" };

  /** Blocks all writes of items until the returned function is called. */
  async function holdWrites(): Promise<() => Promise<void>> {
    const client = new pg.Client({ ...academy.pool.options, statement_timeout: 0 });
    client.on("error", () => {});
    await client.connect();
    await client.query("begin; lock table content_items in exclusive mode");
    return () => client.end().catch(() => {});
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
  ])("%s: the request gets a 503 and the server keeps running", async (_, cut) => {
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

  test("a statement that waits too long is cancelled, and its connection is kept", async () => {
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

test("a database without free connections is an outage until there is one", async () => {
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
