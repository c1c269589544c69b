import { beforeAll, describe, expect, test } from "vitest";
import { deleteExpiredGuardianLinks } from "#data/guardian-links.ts";
import { guardianMailLimits } from "#domain/guardian.ts";
import { createAddressLimits } from "#security/address-limits.ts";
import { claimMail, insertMail } from "#data/mails.ts";
import { insertConsentRenewals } from "#data/consent-renewals.ts";
import { mails } from "#mails/all.ts";
import { consentText } from "#content/guardian-consent.ts";
import { makeLesson, type Lesson } from "#test/access/lesson.ts";
import { countRows, readState, readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian, type Guardian } from "#test/support/guardians.ts";
import { noticeOf } from "#test/support/notice.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy({}, remindingAcademy);
const visitor = () => new TestBrowser(academy);
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const pageOf = ({ pageToken }: Guardian) => `/guardian/${pageToken}`;
const consentOf = ({ consentToken }: Guardian) => `/guardian/consent/${consentToken}`;
const answer = (guardian: Guardian, given: boolean) =>
  visitor().post(consentOf(guardian), {
    answer: given ? "given" : "withheld",
    version: String(consentText.version),
  });

const answersOf = async ({ id }: { id: string }) => {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    "select * from guardian_consents where guardian_id = $1 order by decided_at",
    [id],
  );
  return rows;
};
const mailsTo = async (address: string) => {
  const { rows } = await academy.pool.query<{ kind: string }>(
    "select kind from mails where address = $1 order by queued_at, kind",
    [address],
  );
  return rows.map(({ kind }) => kind);
};

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

  test("shows the times of live sessions without links to join, in the calendar too", async () => {
    const guardian = guardians["one"] as Guardian;
    const page = await visitor().read(pageOf(guardian));
    expect(page).toContain("December 1, 2036 at 5:30 PM IST");
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

describe("consent", () => {
  const setUp = async () => {
    const student = await makeStudent(academy);
    return { student, guardian: await makeGuardian(academy, student) };
  };

  test("is not given by opening a link, as mail scanners do", async () => {
    const { guardian } = await setUp();
    const before = await readState(academy);
    for (const path of [consentOf(guardian), `${consentOf(guardian)}/mistake`, pageOf(guardian)]) {
      for (const method of ["GET", "HEAD"]) await visitor().send(path, { method });
      await visitor().getData(path);
    }
    expect(await readState(academy)).toEqual(before);
  });

  test("is stored as a history of answers, with the text and the mail", async () => {
    const { guardian } = await setUp();
    for (const given of [true, true, false, false, true]) await answer(guardian, given);
    const rows = await answersOf(guardian);
    expect(rows.map(({ decision }) => decision)).toEqual(["given", "withdrawn", "given"]);
    for (const row of rows) {
      expect(row).toMatchObject({
        text_version: consentText.version,
        text_digest: Buffer.from(consentText.digest, "hex"),
        mail_kind: "guardian-page",
      });
    }
  });

  test("can be refused; an invalid answer is a 400", async () => {
    const { guardian } = await setUp();
    expect((await visitor().post(consentOf(guardian), { answer: "withdrawn" })).status).toBe(400);
    expect(await answersOf(guardian)).toEqual([]);
    await answer(guardian, false);
    expect(await answersOf(guardian)).toMatchObject([{ decision: "withheld" }]);
    expect(await visitor().read(pageOf(guardian))).toContain("You do not consent");
  });

  test("can't be changed or deleted by the running server", async () => {
    const { guardian } = await setUp();
    await answer(guardian, true);
    for (const change of [
      "update guardian_consents set decision = 'withheld'",
      "delete from guardian_consents",
    ]) {
      await expect(academy.served.query(change)).rejects.toThrow(/permission denied/);
    }
    await expect(
      academy.pool.query("update guardian_consents set decision = 'withheld'"),
    ).rejects.toThrow(/append-only/);
  });

  test("that ends is mailed to the admins and stops the mails that need it", async () => {
    const { student, guardian } = await setUp();
    const mailedAdmins = async () => {
      const { rows } = await academy.pool.query<{ account_id: string }>(
        "select account_id from mails where kind = 'consent-changed' and data ->> 'guardianId' = $1",
        [guardian.id],
      );
      return rows;
    };
    let mailCount = 0;
    const refused = async () => {
      mailCount += 1;
      const mail = {
        kind: "welcome" as const,
        accountId: student.id,
        data: {},
        key: `m${mailCount}`,
      };
      const queued = await insertMail(academy.database, mail);
      return (await claimMail(academy.database, queued?.mailId ?? ""))?.refused;
    };
    expect(await refused()).toEqual([]);
    await answer(guardian, true);
    expect([await refused(), await mailedAdmins()]).toEqual([[], []]);
    await answer(guardian, false);
    expect(await mailedAdmins()).toEqual([{ account_id: admin.id }]);
    expect(await refused()).toEqual(["announcements", "news"]);
    await answer(guardian, true);
    expect(await refused()).toEqual([]);
    const list = await admin.browser.read(`/admin-dashboard/students?q=${student.email}`);
    expect(list).toContain("Consent given");
  });

  test("is requested once more after three days without an answer", async () => {
    const student = await makeStudent(academy);
    await student.browser.post("/account/guardian/birth-date", {
      day: "1",
      month: "5",
      year: "2013",
    });
    const contact = { name: "L", relation: "father", email: "late@home.example", phoneNumber: "" };
    await student.browser.post("/account/guardian/contact", contact);
    const { rows } = await academy.pool.query<{ days: number; id: string }>(
      `select round(extract(epoch from due_at - queued_at) / 86400)::int as days, data ->> 'guardianId' as id
       from mails where address = $1 and kind = 'guardian-reminder'`,
      [contact.email],
    );
    expect(rows).toMatchObject([{ days: 3 }]);
    const guardianId = rows[0]?.id ?? "";
    const { database } = academy;
    const sending = { database, accountId: student.id, name: student.name, now: new Date() };
    const write = () => mails["guardian-reminder"]({ guardianId }, sending);
    const link = (await write())?.blocks.find((block) => block.is === "link");
    await visitor().post(link?.path ?? "", { answer: "withheld" });
    const [stored] = await answersOf({ id: guardianId });
    expect(stored).toMatchObject({ decision: "withheld", mail_kind: "guardian-reminder" });
    expect(await write()).toBeNull();
    expect(await mails["guardian-consent"]({ guardianId }, sending)).toBeNull();
  });

  test("to an earlier text stays as it is, and is asked for again once", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given", version: 1 });
    const { database } = academy;
    const sweep = () => database.transaction().execute(insertConsentRenewals);
    const rounds = await Promise.all([sweep(), sweep()]);
    expect(rounds.flat()).toHaveLength(1);
    expect(await sweep()).toEqual([]);
    expect(await mailsTo(guardian.email)).toEqual(["consent-renewal"]);
    const page = await visitor().read(pageOf(guardian));
    expect(page).toContain("answer our new question");
    expect(page).toContain("Next classes");
    const home = async () =>
      (await student.browser.read("/dashboard")).includes("asked them again");
    expect(await home()).toBe(true);
    const seen = await admin.browser.read(`/admin-dashboard/students/${student.id}/guardian`);
    expect(seen).toContain("Given for an earlier text");

    const sending = { database, accountId: student.id, name: student.name, now: new Date() };
    const write = () => mails["consent-renewal"]({ guardianId: guardian.id }, sending);
    const link = (await write())?.blocks.find((block) => block.is === "link");
    const path = link?.path ?? "";
    expect(await visitor().read(path)).toContain("I consent to the new text");
    // The press of a page that was opened with the earlier text.
    expect((await visitor().post(path, { answer: "given", version: "1" })).status).toBe(400);
    expect(await answersOf(guardian)).toHaveLength(1);
    const { version } = consentText;
    await visitor().post(path, { answer: "given", version: String(version) });
    expect(await answersOf(guardian)).toMatchObject([
      { decision: "given", text_version: 1 },
      { decision: "given", text_version: version, mail_kind: "consent-renewal" },
    ]);
    expect(await write()).toBeNull();
    expect(await home()).toBe(false);
    expect(await visitor().read(pageOf(guardian))).not.toContain("answer our new question");
  });

  test("is no longer requested from a mistaken guardian, whose data are deleted", async () => {
    const { student, guardian } = await setUp();
    await visitor().post("/guardian", { email: guardian.email });
    await allProcessed();
    expect(await mailsTo(guardian.email)).toEqual(["guardian-consent"]);
    await visitor().post(`${consentOf(guardian)}/mistake`);
    expect(await mailsTo(guardian.email)).toEqual([]);
    const { rows } = await academy.pool.query("select * from guardians where id = $1", [
      guardian.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/home\.example|Guardian Number|11111/);
    const own = await student.browser.read("/account/guardian");
    expect(own).toContain("says they are not your guardian");
    expect(own).not.toContain(guardian.email);
  });
});

describe("a student", () => {
  const contact = (email: string) => ({ name: "L", relation: "father", email, phoneNumber: "" });
  const birthDate = (year: string) => ({ day: "1", month: "5", year });

  test("is asked for a date of birth, then for a guardian, and can postpone both", async () => {
    const { browser } = await makeStudent(academy);
    const asks = async () => {
      const page = await browser.read("/dashboard");
      return [page.includes("How old are you?"), page.includes("Who is your parent or guardian?")];
    };
    expect(await asks()).toEqual([true, false]);
    await browser.post("/account/guardian/later");
    expect(await asks()).toEqual([false, false]);
    expect(await browser.read("/dashboard")).toContain("Age and guardian");
    const saved = await browser.post("/account/guardian/birth-date", birthDate("2013"));
    expect(saved.headers.get("location")).toBe("/account/guardian/contact");
    expect(await asks()).toEqual([false, true]);
    await browser.post("/account/guardian/contact", contact("asked@home.example"));
    expect(await asks()).toEqual([false, false]);
    expect(await browser.read("/dashboard")).toContain("are waiting for their answer");
    expect(await mailsTo("asked@home.example")).toEqual(["guardian-consent", "guardian-reminder"]);
  });

  test("of 18 is not asked for a guardian and can't name one", async () => {
    const { browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", birthDate("2000"));
    const home = await browser.read("/dashboard");
    for (const words of ["How old are you?", "Age and guardian", "Your guardian"]) {
      expect(home).not.toContain(words);
    }
    const named = await browser.post("/account/guardian/contact", contact("none@home.example"));
    expect(named.status).toBe(409);
    expect(await mailsTo("none@home.example")).toEqual([]);
  });

  test("can replace a guardian who has not answered, whose link becomes invalid", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    await student.browser.post("/account/guardian/contact", contact("right@home.example"));
    expect((await visitor().get(consentOf(guardian))).status).toBe(404);
    expect(await student.browser.read("/account/guardian")).toContain("right@home.example");
  });

  test.each(["given", "withheld", "withdrawn"] as const)(
    "under 18 can't replace or end a guardian whose answer is %s",
    async (decision) => {
      const { browser, id } = await makeStudent(academy);
      const guardian = await makeGuardian(academy, { id }, { decision });
      const before = await countRows(academy);
      const named = await browser.post("/account/guardian/contact", contact("other@home.example"));
      expect(named.status).toBe(409);
      const older = await browser.post("/account/guardian/birth-date", birthDate("2000"));
      expect(older.status).toBe(409);
      const ended = await browser.post("/account/guardian/end");
      expect(await noticeOf(ended)).toBeNull();
      expect((await readAuditTrail(academy, ended)).kept).toMatchObject([
        { action: "end-guardian", outcome: "denied", reason: "not-possible" },
      ]);
      expect(await countRows(academy)).toEqual(before);
      expect((await visitor().get(pageOf(guardian))).status).toBe(200);
      // An admin can; then the student may name another guardian.
      await admin.browser.post(`/admin-dashboard/students/${id}/guardian`);
      const again = await browser.post("/account/guardian/contact", contact("other@home.example"));
      expect(again.status).toBe(303);
      expect(await answersOf(guardian)).toHaveLength(1);
    },
  );

  test("can't exceed the mail limit of an address", async () => {
    const email = "pestered@home.example";
    const statuses: number[] = [];
    for (let at = 0; at <= guardianMailLimits.address; at += 1) {
      const { browser } = await makeStudent(academy);
      await browser.post("/account/guardian/birth-date", birthDate("2013"));
      statuses.push((await browser.post("/account/guardian/contact", contact(email))).status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(guardianMailLimits.address);
    expect(statuses.at(-1)).toBe(429);
    const asked = (await mailsTo(email)).filter((kind) => kind === "guardian-consent");
    expect(asked).toHaveLength(guardianMailLimits.address);
  });

  test("can't exceed their own mail limit", async () => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", birthDate("2013"));
    for (let at = 0; at < guardianMailLimits.student; at += 1) {
      const named = await browser.post("/account/guardian/contact", contact(`n${at}@home.example`));
      expect(named.status).toBe(303);
      // A mail still in the queue is dropped, and not counted, once its guardian is replaced.
      await academy.pool.query("update mails set sent_at = now() where account_id = $1", [id]);
    }
    const more = await browser.post("/account/guardian/contact", contact("more@home.example"));
    expect(more.status).toBe(429);
    expect(await mailsTo("more@home.example")).toEqual([]);
  });
});

describe("a new link", () => {
  test("is mailed to guardians only, with the same answer for every address", async () => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    await makeGuardian(academy, await makeStudent(academy), { email: guardian.email });
    const request = async (email: string) => {
      const response = await visitor().post("/guardian", { email });
      return [response.status, response.headers.get("location"), await noticeOf(response)];
    };
    const expected = [303, "/guardian", "guardian-link-mailed"];
    expect(await request(guardian.email.toUpperCase())).toEqual(expected);
    await allProcessed();
    expect(await mailsTo(guardian.email)).toEqual(["guardian-consent", "guardian-page"]);
    expect(await request("nobody@home.example")).toEqual(expected);
    for (let at = 0; at < 5; at += 1) expect(await request(guardian.email)).toEqual(expected);
    await allProcessed();
    expect(await mailsTo("nobody@home.example")).toEqual([]);
    expect(await mailsTo(guardian.email)).toHaveLength(guardianMailLimits.address);
    expect((await visitor().post("/guardian", { email: "no address" })).status).toBe(400);
  });
});

describe("a child's deletion", () => {
  test("deletes the guardian too, and its undo restores everything", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    const sibling = await makeGuardian(academy, await makeStudent(academy), {
      email: guardian.email,
      decision: "given",
    });
    await answerAs(academy, guardian, "given");
    const before = await readState(academy);
    await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
    const { rows } = await academy.pool.query(
      "select g.id from guardians g left join guardian_consents c on c.guardian_id = g.id where g.email = $1",
      [guardian.email],
    );
    expect(rows).toEqual([{ id: sibling.id }]);
    const page = await visitor().read(pageOf(sibling));
    expect(page).not.toContain(student.name);
    await admin.browser.post(`/admin-dashboard/students/${student.id}/undo`);
    const tables = ["birth_dates", "guardians", "guardian_consents"];
    const after = await readState(academy);
    for (const table of tables) expect([table, after[table]]).toEqual([table, before[table]]);
    expect(await visitor().read(pageOf(sibling))).toContain(student.name);
    expect((await visitor().get(pageOf(guardian))).status).toBe(200);
  });
});

/** Waits until the server has looked up every address that asked for a link. */
async function allProcessed(): Promise<void> {
  const waiting = async () =>
    (await academy.pool.query("select from guardian_link_requests")).rowCount;
  await expect.poll(waiting, { interval: 100 }).toBe(0);
}

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

    await leave(0);
    for (const path of [pageOf(guardian), `${pageOf(guardian)}/classes.ics`, consentOf(guardian)]) {
      expect(await read(path)).toBe(404);
    }
    await deleteExpiredGuardianLinks(academy.database, new Date());
    expect(await link()).toBeUndefined();
  });

  test("is requested 300 times by a network, and looked up after the answer", async () => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    const answer = await visitor().post("/guardian", { email: guardian.email });
    const { kept } = await readAuditTrail(academy, answer);
    // What the request itself writes is the same for every address.
    expect(kept[0]).toMatchObject({ action: "ask-guardian-link", subject_id: null });
    await allProcessed();
    const limits = createAddressLimits(academy.pool);
    const network = "127.0.0.1";
    while ((await limits.guardian.attempt(network)) === null);
    for (const email of [guardian.email, "nobody@home.example"]) {
      const refused = await visitor().post("/guardian", { email });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("Too many requests came from your network.");
    }
    await academy.pool.query("delete from rate_limits");
  });
});
