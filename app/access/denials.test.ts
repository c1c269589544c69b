import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { denialsKeptPerHour } from "#data/audit.ts";
import { readTold, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  makeAdmin,
  makeClass,
  makeStudent,
  makeTutor,
  password,
  type Person,
  publish,
  sessionOf,
} from "#test/support/people.ts";
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
  ({ student, tutor, assignmentId } = await makeClass(academy));
});

describe("who is turned away", () => {
  const browsers: Record<string, TestBrowser> = {};
  const ids: Record<string, string> = { category: "math", section: "recordings" };
  const elsewhere = new Set(["/login", "/tutor-login", "/admin-login"]);
  const homes = new Set(["/dashboard", "/tutor-dashboard", "/admin-dashboard"]);
  // An admin's own addresses may lead to the list above them.
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
    ids["deviceId"] = student.id;
    ids["token"] = ids["guardianToken"] = "A".repeat(43);
    ids["liveSessionId"] = await publish(academy, assignmentId, tutor, "live-session", content);
    ids["sessionId"] = await sessionOf(academy, student);
  });

  // The table keeps a hundred denials an hour of each account, and there are more addresses.
  beforeEach(async () => {
    await academy.pool.query(`alter table audit_log disable trigger audit_log_append_only;
      update audit_log set at = at - interval '1 hour';
      alter table audit_log enable trigger audit_log_append_only`);
  });

  // An address that is nobody's: nobody is turned away from anything.
  const urls = listUrls(routes).filter((url) => url !== "/*");

  test.each(urls)("from %s leaves one line in the log", async (url) => {
    for (const [who, browser] of Object.entries(browsers)) {
      const path = fillUrl(url, ids);
      for (const address of [path, path === "/" ? "/_.data" : `${path}.data`]) {
        const answer = await browser.get(address);
        // A client-side navigation has to be read to know where it leads.
        const location =
          answer.status === 202
            ? (await browser.getData(path)).location
            : answer.headers.get("location");
        const isDenied =
          [403, 404].includes(answer.status) ||
          (location !== null && (elsewhere.has(location) || leadsHome(who, url, location)));
        const isExport = url.endsWith(".csv") && !isDenied;
        const tells = [
          ...(isDenied
            ? [expect.objectContaining({ level: "warn", outcome: "denied", route: url })]
            : []),
          ...(isExport ? [expect.objectContaining({ event: "export-list", route: url })] : []),
        ];
        const { kept, logged } = await readTold(academy, answer);
        expect([who, address, logged]).toEqual([who, address, tells]);
        const keeps = [
          ...(isExport ? ["done"] : []),
          ...(isDenied && who !== "visitor" ? ["denied"] : []),
        ];
        expect([who, address, kept.map(({ outcome }) => outcome)]).toEqual([who, address, keeps]);
      }
    }
  });

  const nobody = "00000000-0000-4000-8000-000000000000";
  const denials: [
    what: string,
    who: string,
    path: string,
    fields: Record<string, string>,
    tells: Record<string, unknown>,
  ][] = [
    [
      "a foreign assignment",
      "otherTutor",
      "/tutor-dashboard/A/recordings/I/delete",
      {},
      { event: "unpublish", reason: "not-found", subject: "recording" },
    ],
    [
      "a choice of nothing",
      "admin",
      "/admin-dashboard/assignments/new",
      {},
      { event: "create-assignment", reason: "selection-missing" },
    ],
    [
      "a student that never was",
      "admin",
      `/admin-dashboard/students/${nobody}/delete`,
      {},
      { event: "delete-student", reason: "not-possible", subjectId: nobody },
    ],
    [
      "an id that is none",
      "admin",
      "/admin-dashboard/students/asha@test.example/delete",
      {},
      { event: "delete-student", reason: "not-possible", subject: "student" },
    ],
    [
      "the devices of a student that never was",
      "admin",
      `/admin-dashboard/students/${nobody}/sign-out`,
      {},
      { event: "sign-person-out", reason: "not-possible", subjectId: nobody },
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
      "the wrong door",
      "visitor",
      "/tutor-login",
      { email: "S", password },
      { event: "sign-in", reason: "no-record", subject: "tutor", actor: null },
    ],
  ];

  test.each(denials)("for %s is told with the reason", async (_, who, path, fields, tells) => {
    const names: Record<string, string> = { A: assignmentId, I: ids["itemId"] ?? "", T: tutor.id };
    const address = path.replaceAll(/(?<=\/)[AIT](?=\/)/g, (name) => names[name] ?? "");
    const email = fields["email"]?.replace(/^S$/, student.email);
    const answer = await (browsers[who] ?? visitor()).post(address, {
      ...fields,
      ...(email !== undefined && { email }),
    });
    const { kept, logged } = await readTold(academy, answer);
    expect(logged).toEqual([
      expect.objectContaining({ level: "warn", outcome: "denied", ...tells }),
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/@|guess|correct horse/);
    expect(kept).toHaveLength(who === "visitor" ? 0 : 1);
  });

  test("with a known address is told as one with an unknown", async () => {
    const fields = (email: string) => ({ email, password: "a guess" });
    const known = await visitor().post("/login", fields(student.email));
    const unknown = await visitor().post("/login", fields("nobody@test.example"));
    const [one, other] = [await readTold(academy, known), await readTold(academy, unknown)];
    const same = { time: null, requestId: null, account: null };
    expect({ ...one.logged[0], ...same }).toEqual({ ...other.logged[0], ...same });
    expect(one.logged[0]?.["account"]).not.toBe(other.logged[0]?.["account"]);
  });

  test("by too many guesses is told as limited", async () => {
    const { email } = await makeStudent(academy);
    let answer = await visitor().post("/login", { email, password: "a guess" });
    for (let at = 0; at < 10; at += 1) {
      answer = await visitor().post("/login", { email, password: "a guess" });
    }
    const { logged } = await readTold(academy, answer);
    expect(logged).toMatchObject([{ event: "sign-in", reason: "limited" }]);
  });

  test("by another site is told with the reason", async () => {
    const foreign = { origin: "https://evil.example" };
    const answer = await student.browser.post("/logout", {}, foreign);
    expect(answer.status).toBe(403);
    const { logged } = await readTold(academy, answer);
    expect(logged).toMatchObject([{ event: "send-form", reason: "cross-site" }]);
  });

  test("again and again fills the log stream, but not the disk", async () => {
    const { id, browser } = await makeStudent(academy);
    const tries = denialsKeptPerHour + 20;
    const seen = academy.logged.length;
    for (let at = 0; at < tries; at += 1) await browser.get("/tutor-dashboard");
    const kept = async () => {
      const { rows } = await academy.pool.query("select from audit_log where actor_id = $1", [id]);
      return rows.length;
    };
    expect(academy.logged.length - seen).toBe(tries);
    expect(await kept()).toBe(denialsKeptPerHour);
    // What they do is told all the same.
    await browser.post("/logout");
    expect(await kept()).toBe(denialsKeptPerHour + 1);
  });
});
