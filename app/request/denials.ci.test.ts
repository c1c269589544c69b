import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { denialsKeptPerHour, insertCountedDenials } from "#data/audit/audit.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  password,
  type Person,
  publish,
  sessionOf,
} from "#test/support/people.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl, listUrls } from "#test/support/urls.ts";
import routes from "../routes.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

describe("a denial", () => {
  const browsers: Record<string, TestBrowser> = {};
  const ids: Record<string, string> = { category: "math", section: "recordings" };
  const elsewhere = new Set(["/login", "/tutor-login", "/admin-login"]);
  const homes = new Set(["/dashboard", "/tutor-dashboard", "/admin-dashboard"]);
  // Below an admin's own dashboard a redirect to the list is no denial.
  const leadsHome = (who: string, url: string, location: string) =>
    homes.has(location) && !(who === "admin" && url.startsWith(location));

  beforeAll(async () => {
    const otherTutor = await makeTutor(academy);
    Object.assign(browsers, {
      visitor: visitor(),
      student: student.browser,
      otherStudent: (await makeStudent(academy)).browser,
      tutor: tutor.browser,
      otherTutor: otherTutor.browser,
      admin: admin.browser,
    });
    const content = { title: "Turned away" };
    ids["itemId"] = await publish(academy, assignmentId, tutor, "recording", content);
    Object.assign(ids, { assignmentId, courseId: assignmentId, studentId: student.id });
    ids["tutorId"] = tutor.id;
    for (const name of [
      "deviceId",
      "passkeyId",
      "noteId",
      "importId",
      "adminId",
      "enquiryId",
      "homeworkId",
      "photoId",
      "studyItemId",
      "timeOffId",
      "siblingId",
      "childId",
      "familyId",
      "paymentId",
      "claimId",
      "documentId",
      "discountId",
      "runId",
      "statementId",
      "lineId",
      "chatId",
    ])
      ids[name] = student.id;
    ids["holiday"] = "2000-01-01";
    Object.assign(ids, { siteSection: "name", siteLanguage: "te" });
    ids["siteVersion"] = "1";
    ids["messageSeq"] = "1";
    ids["setupStep"] = "mail";
    ids["requestId"] = student.id;
    ids["token"] = ids["guardianToken"] = ids["feesToken"] = ids["requestToken"] = "A".repeat(43);
    ids["lessonId"] = await publish(academy, assignmentId, tutor, "live-session", content);
    ids["sessionId"] = await sessionOf(academy, student);
  });

  // At most a hundred denials of an action are stored per hour and account, and there are more URLs.
  beforeEach(() => academy.pool.query("delete from denial_counts"));

  // Unknown URLs are not denials, opening a passkey's form leads to the sign-in page, and signed-in
  // people are led on from the forms to sign in and up.
  const noDenials = ["/*", "/login", "/signup", "/signup/finish", "/tutor-login", "/tutor-signup"];
  // Students are led home from the demo's form once they have a course, and everybody from an address
  // that only takes forms and from the shortcuts of the installed app.
  const leadsHomeItself = [
    "/to/next",
    "/to/timetable",
    "/dashboard/demo",
    "/dashboard/sessions/:lessonId/attendance",
    "/tutor-dashboard/sessions/:lessonId/attendance",
  ];
  const urls = listUrls(routes).filter(
    (url) => ![...noDenials, ...leadsHomeItself].includes(url) && !url.startsWith("/passkey/"),
  );

  test.each(everyNth(6, urls))("of %s is logged once", async (url) => {
    for (const [who, browser] of Object.entries(browsers)) {
      const path = fillUrl(url, ids);
      for (const address of [path, path === "/" ? "/_.data" : `${path}.data`]) {
        const answer = await browser.get(address);
        // The redirect of a client-side navigation is in its body.
        const location =
          answer.status === 202
            ? (await browser.getData(path)).location
            : answer.headers.get("location");
        const isDenied =
          [403, 404].includes(answer.status) ||
          (location !== null && (elsewhere.has(location) || leadsHome(who, url, location)));
        const isExport = url.endsWith(".csv") && answer.status === 200;
        const expectedLog = [
          ...(isDenied
            ? [expect.objectContaining({ level: "warn", outcome: "denied", route: url })]
            : []),
          ...(isExport ? [expect.objectContaining({ event: "export-list", route: url })] : []),
        ];
        const { kept, logged } = await readAuditTrail(academy, answer);
        expect([who, address, logged]).toEqual([who, address, expectedLog]);
        const expectedRows = [
          ...(isExport ? ["done"] : []),
          ...(isDenied && who !== "visitor" ? ["denied"] : []),
        ];
        expect([who, address, kept.map(({ outcome }) => outcome)]).toEqual([
          who,
          address,
          expectedRows,
        ]);
      }
    }
  });

  const unknownId = "00000000-0000-4000-8000-000000000000";
  const denials: [
    what: string,
    who: string,
    path: string,
    fields: Record<string, string>,
    entry: Record<string, unknown>,
  ][] = [
    [
      "another tutor's assignment",
      "otherTutor",
      "/tutor-dashboard/A/recordings/I/delete",
      {},
      { event: "unpublish", reason: "not-found", subject: "recording" },
    ],
    [
      "an empty selection",
      "admin",
      "/admin-dashboard/assignments/new",
      {},
      { event: "create-assignment", reason: "selection-missing" },
    ],
    [
      "a student who does not exist",
      "admin",
      `/admin-dashboard/students/${unknownId}/delete`,
      {},
      { event: "delete-student", reason: "not-possible", subjectId: unknownId },
    ],
    [
      "a malformed id",
      "admin",
      "/admin-dashboard/students/asha@test.example/delete",
      {},
      { event: "delete-student", reason: "not-possible", subject: "student" },
    ],
    [
      "the sessions of a student who does not exist",
      "admin",
      `/admin-dashboard/students/${unknownId}/sign-out`,
      {},
      { event: "sign-person-out", reason: "not-possible", subjectId: unknownId },
    ],
    [
      "an approved tutor's approval",
      "admin",
      "/admin-dashboard/tutors/T/approval",
      {},
      { event: "approve-tutor", reason: "not-possible" },
    ],
    [
      "a wrong password",
      "visitor",
      "/login",
      { email: "S", password: "a guess" },
      { event: "sign-in", reason: "wrong-credentials", subject: "student", actor: null },
    ],
    [
      "an unknown address",
      "visitor",
      "/login",
      { email: "nobody@test.example", password: "a guess" },
      { event: "sign-in", reason: "wrong-credentials", subject: "student", actor: null },
    ],
    [
      "the wrong sign-in path",
      "visitor",
      "/tutor-login",
      { email: "S", password },
      { event: "sign-in", reason: "no-record", subject: "tutor", actor: null },
    ],
  ];

  test.each(denials)("for %s is logged with the reason", async (_, who, path, fields, entry) => {
    const names: Record<string, string> = { A: assignmentId, I: ids["itemId"] ?? "", T: tutor.id };
    const address = path.replaceAll(/(?<=\/)[AIT](?=\/)/g, (name) => names[name] ?? "");
    const email = fields["email"]?.replace(/^S$/, student.email);
    const answer = await (browsers[who] ?? visitor()).post(address, {
      ...fields,
      ...(email !== undefined && { email }),
    });
    const { kept, logged } = await readAuditTrail(academy, answer);
    expect(logged).toEqual([
      expect.objectContaining({ level: "warn", outcome: "denied", ...entry }),
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/@|guess|correct horse/);
    expect(kept).toHaveLength(who === "visitor" ? 0 : 1);
  });

  test("of a sign-in is logged the same for known and unknown emails", async () => {
    const fields = (email: string) => ({ email, password: "a guess" });
    const known = await visitor().post("/login", fields(student.email));
    const unknown = await visitor().post("/login", fields("nobody@test.example"));
    const [one, other] = [
      await readAuditTrail(academy, known),
      await readAuditTrail(academy, unknown),
    ];
    const same = { time: null, requestId: null, account: null };
    expect({ ...one.logged[0], ...same }).toEqual({ ...other.logged[0], ...same });
    expect(one.logged[0]?.["account"]).not.toBe(other.logged[0]?.["account"]);
  });

  test("after too many attempts is logged as limited", async () => {
    const { email } = await makeStudent(academy);
    let answer = await visitor().post("/login", { email, password: "a guess" });
    for (let at = 0; at < 10; at += 1) {
      answer = await visitor().post("/login", { email, password: "a guess" });
    }
    const { logged } = await readAuditTrail(academy, answer);
    expect(logged).toMatchObject([{ event: "sign-in", reason: "limited" }]);
  });

  test("of a cross-site form is logged with the reason", async () => {
    const foreign = { origin: "https://evil.example" };
    const answer = await student.browser.post("/logout", {}, foreign);
    expect(answer.status).toBe(403);
    const { logged } = await readAuditTrail(academy, answer);
    expect(logged).toMatchObject([{ event: "send-form", reason: "cross-site" }]);
  });

  describe("that is repeated", () => {
    let person: Person;
    const countStored = async (action: string) => {
      const { rows } = await academy.pool.query(
        "select from audit_log where actor_id = $1 and action = $2 and outcome = 'denied'",
        [person.id, action],
      );
      return rows.length;
    };
    const repeat = async (path: string, method: "GET" | "HEAD", times: number) => {
      const cookie = { cookie: person.browser.cookieHeader };
      for (let at = 0; at < times; at += 1) {
        await fetch(`${academy.url}${path}`, { method, headers: cookie, redirect: "manual" });
      }
    };

    beforeEach(async () => {
      person = await makeStudent(academy);
    });

    const endHour = async () => {
      await academy.pool.query("update denial_counts set hour = hour - interval '1 hour'");
      await insertCountedDenials(academy.database);
    };

    test.each(["/tutor-dashboard", "/admin-dashboard/log"])(
      "is always logged, but stored at most a hundred times an hour for each action: %s",
      async (path) => {
        const requests = denialsKeptPerHour + 5;
        const loggedBefore = academy.logged.length;
        await repeat(path, "HEAD", requests);
        expect(academy.logged.length - loggedBefore).toBe(requests);
        expect(await countStored("enter")).toBe(denialsKeptPerHour);
        // Another action is still stored, and so are completed changes.
        await person.browser.get(`/dashboard/courses/${unknownId}`);
        expect(await countStored("open-record")).toBe(1);
        const answer = await person.browser.post("/logout");
        expect((await readAuditTrail(academy, answer)).kept).toHaveLength(1);
      },
    );

    test("becomes one line with the number once the hour has ended", async () => {
      await repeat("/admin-dashboard", "GET", denialsKeptPerHour + 7);
      await person.browser.get(`/dashboard/courses/${unknownId}`);
      // The hour has not ended yet.
      await insertCountedDenials(academy.database);
      expect(await countStored("enter")).toBe(denialsKeptPerHour);
      // As two instances do it at once.
      await academy.pool.query("update denial_counts set hour = hour - interval '1 hour'");
      await Promise.all([
        insertCountedDenials(academy.database),
        insertCountedDenials(academy.database),
      ]);
      const { rows } = await academy.pool.query(
        `select action, actor_role, subject_id, outcome, detail from audit_log
         where actor_id = $1 and reason = 'repeated'`,
        [person.id],
      );
      const hour = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
      expect(rows).toEqual([
        {
          action: "enter",
          actor_role: "student",
          subject_id: null,
          outcome: "denied",
          detail: { times: 7, since: hour },
        },
      ]);
      expect((await academy.pool.query("select from denial_counts")).rows).toEqual([]);
      expect(await admin.browser.read("/admin-dashboard/log")).toContain(
        "7 more times in that hour",
      );
      // The next hour has a hundred of its own.
      await repeat("/admin-dashboard", "HEAD", 1);
      expect(await countStored("enter")).toBe(denialsKeptPerHour + 2);
      await endHour();
      expect(await countStored("enter")).toBe(denialsKeptPerHour + 2);
    });

    test("is stored a hundred times also when many come at once", async () => {
      const requests = Array.from({ length: denialsKeptPerHour + 20 }, () =>
        repeat("/admin-dashboard", "HEAD", 1),
      );
      await Promise.all(requests);
      expect(await countStored("enter")).toBe(denialsKeptPerHour);
      await endHour();
      expect(await countStored("enter")).toBe(denialsKeptPerHour + 1);
    });
  });
});
