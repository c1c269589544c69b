import { beforeAll, describe, expect, test } from "vitest";
import { deleteExpiredGuardianLinks } from "#data/guardians/guardian-links.ts";
import { makeLesson, type Lesson } from "#test/access/lesson.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian, type Guardian, consentOf, pageOf } from "#test/support/guardians.ts";
import { noticeOf } from "#test/support/notice.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

test("many concurrent requests with invalid links do not exhaust the connections", async () => {
  const { browser } = await makeStudent(academy);
  const unknownToken = "A".repeat(43);
  const forms: [path: string, fields: Record<string, string>][] = [
    [`/guardian/consent/${unknownToken}`, { answer: "given" }],
    [`/guardian/consent/${unknownToken}/mistake`, {}],
    [`/guardian/${unknownToken}/end`, {}],
  ];
  // Twice the size of the connection pool.
  for (const [path, fields] of forms) {
    const posts = Array.from({ length: 2 * (academy.served.options.max ?? 10) }, () => {
      return browser.post(path, fields);
    });
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect([path, [...new Set(statuses)]]).toEqual([path, [404]]);
  }
});

describe("a guardian's page", () => {
  const email = "mother@home.example";
  const lessons: Record<string, Lesson> = {};
  const guardians: Record<string, Guardian> = {};

  beforeAll(async () => {
    const decisions = {
      one: "given",
      two: "given",
      withdrawn: "withdrawn",
      open: undefined,
    } as const;
    for (const [name, decision] of Object.entries(decisions)) {
      const lesson = await makeLesson(
        academy,
        await makeStudent(academy),
        await makeTutor(academy),
      );
      lessons[name] = lesson;
      guardians[name] = await makeGuardian(academy, lesson.student, {
        email,
        ...(decision && { decision }),
      });
    }
    const stranger = await makeLesson(
      academy,
      await makeStudent(academy),
      await makeTutor(academy),
    );
    lessons["stranger"] = stranger;
    guardians["stranger"] = await makeGuardian(academy, stranger.student, { decision: "given" });
  });

  const isShown = (word: string) => /(recordings|announcements)-/.test(word);
  const shown = (name: string) => (lessons[name]?.words ?? []).filter(isShown);
  const open = ["one", "two"];

  test.each(["one", "two", "withdrawn"])(
    "opened by the link for %s shows the children of that address with open lessons only",
    async (name) => {
      const page = await (await visitor().get(pageOf(guardians[name] as Guardian))).text();
      for (const [child, { student, tutor, words }] of Object.entries(lessons)) {
        const isTheirs = child !== "stranger";
        expect([child, page.includes(student.name)]).toEqual([child, isTheirs]);
        expect([child, page.includes(tutor.name)]).toEqual([child, open.includes(child)]);
        const found = words.filter((word) => page.includes(word) && isShown(word));
        expect([child, found]).toEqual([child, open.includes(child) ? shown(child) : []]);
        // Never shown: links to join, exams, and contact details.
        const contacts = [student.email, student.phoneNumber, tutor.email, tutor.phoneNumber];
        const secret = words.filter((word) => /exams|https.*live-sessions/.test(word));
        for (const text of [...contacts, ...secret, "Warangal"]) expect(page).not.toContain(text);
      }
    },
  );

  test("shows the times of lessons without links to join, in the calendar too", async () => {
    const guardian = guardians["one"] as Guardian;
    const page = await visitor().read(pageOf(guardian));
    expect(page).toContain("Monday 1 December 2036 at 5:30 PM IST");
    const calendar = await visitor().get(`${pageOf(guardian)}/classes.ics`);
    expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = (await calendar.text()).replaceAll("\r\n ", "");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain("TZID=Asia/Kolkata:20361201T173000");
    expect(text).toContain("SUMMARY:student: Canary title live-sessions");
    expect(text).not.toMatch(/https|URL|Join/);
  });

  test("shows a course only while §4 opens it", async () => {
    const lesson = await makeLesson(academy, await makeStudent(academy), await makeTutor(academy));
    const guardian = await makeGuardian(academy, lesson.student, { decision: "given" });
    const set = (sql: string) => academy.pool.query(sql, [lesson.assignmentId]);
    const [word = ""] = lesson.words;
    expect(await visitor().read(pageOf(guardian))).toContain(word);
    await set("update assignments set status = 'ended' where id = $1");
    expect(await visitor().read(pageOf(guardian))).toContain(word);
    await set("update course_approvals set approved = false where course_id = $1::text");
    const closed = await visitor().read(pageOf(guardian));
    expect(lesson.words.filter((text) => closed.includes(text))).toEqual([]);
    expect(await visitor().read("/dashboard")).not.toContain(word);
  });

  test("marks nothing as seen by the child", async () => {
    const { student } = lessons["one"] as Lesson;
    const { rows } = await academy.pool.query("select from seen_items where student_id = $1", [
      student.id,
    ]);
    expect(rows).toEqual([]);
    expect(await student.browser.read("/dashboard")).toContain("New");
  });

  test("is not indexed, cached or named in referrers", async () => {
    const guardian = guardians["one"] as Guardian;
    for (const path of ["/guardian", pageOf(guardian), consentOf(guardian), "/guardian/none"]) {
      const { headers } = await visitor().get(path);
      expect([path, headers.get("x-robots-tag")]).toEqual([path, "noindex, nofollow"]);
      expect([path, headers.get("referrer-policy")]).toEqual([path, "same-origin"]);
      expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await (await visitor().get("/robots.txt")).text()).toContain("Disallow: /guardian");
  });

  test("has no scripts and loads nothing from other hosts", async () => {
    const guardian = guardians["one"] as Guardian;
    for (const path of ["/guardian", pageOf(guardian), consentOf(guardian)]) {
      const html = await (await visitor().get(path)).text();
      expect(html).not.toMatch(/<(script|iframe|object|embed|video|audio)/);
      const sources = [...html.matchAll(/(?:src|srcset|action|data)="([^"]+)"/g)].map(
        ([, to]) => to,
      );
      const sheets = [...html.matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, to]) => to);
      expect(sheets.length).toBeGreaterThan(0);
      expect([...sources, ...sheets].filter((to) => !/^\/(?!\/)/.test(to ?? ""))).toEqual([]);
      for (const [link = ""] of html.matchAll(/<a [^>]*href="https?:[^>]+>/g)) {
        expect(link).toContain("noreferrer");
      }
    }
  });
});

describe("an invalid link", () => {
  type LinkPaths = (guardian: Guardian) => [string, string];
  const both: LinkPaths = (guardian) => [pageOf(guardian), consentOf(guardian)];
  const cases: [
    why: string,
    bornOn: string,
    invalidate: (student: Person, guardian: Guardian) => unknown,
    LinkPaths,
  ][] = [
    [
      "is for the other page",
      "2013-05-01",
      () => {},
      (g) => [`/guardian/${g.consentToken}`, `/guardian/consent/${g.pageToken}`],
    ],
    [
      "is truncated",
      "2013-05-01",
      () => {},
      (g) => [pageOf(g).slice(0, -1), consentOf(g).slice(0, -1)],
    ],
    ["is longer", "2013-05-01", () => {}, (g) => [`${pageOf(g)}A`, `${consentOf(g)}A`]],
    [
      "was ended by an admin",
      "2013-05-01",
      ({ id }) => admin.browser.post(`/admin-dashboard/students/${id}/guardian`),
      both,
    ],
    [
      "was ended by the student as an adult",
      "2000-01-01",
      ({ browser }) => browser.post("/account/guardian/end"),
      both,
    ],
    [
      "was mailed to somebody else by mistake",
      "2013-05-01",
      (_, g) => visitor().post(`${consentOf(g)}/mistake`),
      both,
    ],
    [
      "is of a deleted child",
      "2013-05-01",
      ({ id }) => admin.browser.post(`/admin-dashboard/students/${id}/delete`),
      both,
    ],
  ];
  // Only the nonce differs between answers.
  const read = async (path: string) => {
    const response = await visitor().get(path);
    const text = await response.text();
    return [response.status, text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(path, "")];
  };

  test.each(cases)(
    "because it %s is the same 404 as an unknown link",
    async (_, born, invalidate, paths) => {
      const student = await makeStudent(academy);
      const guardian = await makeGuardian(academy, student, { bornOn: born });
      await invalidate(student, guardian);
      const before = await readState(academy);
      const [page, consent] = paths(guardian);
      const unknown = "A".repeat(43);
      expect(await read(page)).toEqual(await read(`/guardian/${unknown}`));
      expect(await read(consent)).toEqual(await read(`/guardian/consent/${unknown}`));
      expect(await read(page)).toEqual([404, expect.stringContaining("This link is not valid")]);
      expect((await read(`${page}/classes.ics`))[0]).toBe(404);
      for (const path of [page, `${page}/end`, consent, `${consent}/mistake`]) {
        expect((await visitor().post(path, { answer: "given" })).status).toBe(404);
      }
      expect(await readState(academy)).toEqual(before);
    },
  );

  test.each(["/guardian", "/guardian/consent"])(
    "under %s offers to mail a new one",
    async (path) => {
      const [, text] = await read(`${path}/${"A".repeat(43)}`);
      expect(text).toMatch(/<form [^>]*action="\/guardian" method="post".*name="email"/s);
    },
  );

  test("ended by its holder leaves the consent link valid", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const sibling = await makeGuardian(academy, await makeStudent(academy), {
      email: guardian.email,
      decision: "given",
    });
    const response = await visitor().post(`${pageOf(guardian)}/end`);
    expect(await noticeOf(response)).toBe("guardian-links-ended");
    for (const ended of [guardian, sibling]) {
      expect((await visitor().get(pageOf(ended))).status).toBe(404);
      expect((await visitor().get(consentOf(ended))).status).toBe(200);
    }
  });
});

describe("a guardian's link", () => {
  test("ends after 90 days, and is renewed by each read, which is counted", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const link = async () => {
      const { rows } = await academy.pool.query<{ days: number; reads: number }>(
        `select round(extract(epoch from expires_at - now()) / 86400)::int as days, reads
         from guardian_links where guardian_id = $1 and opens = 'page'`,
        [guardian.id],
      );
      return rows[0];
    };
    const leave = (days: number) =>
      academy.pool.query(
        "update guardian_links set expires_at = now() + make_interval(days => $2) where guardian_id = $1",
        [guardian.id, days],
      );
    const read = async (path: string) => (await visitor().get(path)).status;
    expect(await link()).toEqual({ days: 90, reads: 0 });
    expect(await student.browser.read("/account/guardian")).toContain(
      "have not opened their page yet",
    );
    await leave(3);
    expect(await read(pageOf(guardian))).toBe(200);
    expect(await link()).toEqual({ days: 90, reads: 1 });
    await leave(3);
    expect(await read(`${pageOf(guardian)}/classes.ics`)).toBe(200);
    expect(await link()).toEqual({ days: 90, reads: 2 });
    const words = "Their page was last opened today, 2 times in total.";
    expect(await student.browser.read("/account/guardian")).toContain(words);
    const asAdmin = `/admin-dashboard/students/${student.id}/guardian`;
    expect(await admin.browser.read(asAdmin)).toContain("2 times in all");

    await leave(-1);
    for (const path of [pageOf(guardian), `${pageOf(guardian)}/classes.ics`, consentOf(guardian)]) {
      expect(await read(path)).toBe(404);
    }
    await deleteExpiredGuardianLinks(academy.database, new Date());
    expect(await link()).toBeUndefined();
  });
});
