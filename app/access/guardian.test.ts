import { beforeAll, describe, expect, test } from "vitest";
import { guardianMailLimits } from "#domain/guardian.ts";
import { beginMail, insertMail } from "#data/mails.ts";
import { mails } from "#mails/all.ts";
import { consentText } from "#content/guardian-consent.ts";
import { makeLesson, type Lesson } from "#test/access/lesson.ts";
import { countRows, readState, readTold, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian, type Guardian } from "#test/support/guardians.ts";
import { noticeOf } from "#test/support/notice.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const pageOf = ({ pageToken }: Guardian) => `/guardian/${pageToken}`;
const consentOf = ({ consentToken }: Guardian) => `/guardian/consent/${consentToken}`;
const answer = (guardian: Guardian, given: boolean) =>
  visitor().post(consentOf(guardian), { answer: given ? "given" : "withheld" });

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

test("links that open nothing keep nobody waiting, however many come at once", async () => {
  const { browser } = await makeStudent(academy);
  const nothing = "A".repeat(43);
  const forms: [path: string, fields: Record<string, string>][] = [
    [`/guardian/consent/${nothing}`, { answer: "given" }],
    [`/guardian/consent/${nothing}/mistake`, {}],
    [`/guardian/${nothing}/end`, {}],
  ];
  // More than the product has connections.
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
    "opened by the link for %s shows the children of that address, and only open lessons",
    async (name) => {
      const page = await (await visitor().get(pageOf(guardians[name] as Guardian))).text();
      for (const [child, { student, tutor, words }] of Object.entries(lessons)) {
        const isTheirs = child !== "stranger";
        expect([child, page.includes(student.name)]).toEqual([child, isTheirs]);
        expect([child, page.includes(tutor.name)]).toEqual([child, open.includes(child)]);
        const found = words.filter((word) => page.includes(word) && isShown(word));
        expect([child, found]).toEqual([child, open.includes(child) ? shown(child) : []]);
        // The way into a class, exams, and anybody's contact stay with the child.
        const kept = [student.email, student.phoneNumber, tutor.email, tutor.phoneNumber];
        const secret = words.filter((word) => /exams|https.*live-sessions/.test(word));
        for (const text of [...kept, ...secret, "Warangal"]) expect(page).not.toContain(text);
      }
    },
  );

  test("tells when classes are, in the calendar too, and not where", async () => {
    const guardian = guardians["one"] as Guardian;
    const page = await visitor().read(pageOf(guardian));
    expect(page).toContain("December 1, 2026 at 5:30 PM IST");
    const calendar = await visitor().get(`${pageOf(guardian)}/classes.ics`);
    expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = (await calendar.text()).replaceAll("\r\n ", "");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain("TZID=Asia/Kolkata:20261201T173000");
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
    expect(lesson.words.filter((one) => closed.includes(one))).toEqual([]);
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

  test("is told to no search engine, no cache and no other site", async () => {
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

  test("has no script, and nothing that another host is asked for", async () => {
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

describe("a link that opens nothing", () => {
  type Doors = (guardian: Guardian) => [string, string];
  const both: Doors = (guardian) => [pageOf(guardian), consentOf(guardian)];
  const ways: [why: string, bornOn: string, spoil: (who: Person, g: Guardian) => unknown, Doors][] =
    [
      [
        "is of the other door",
        "2013-05-01",
        () => {},
        (g) => [`/guardian/${g.consentToken}`, `/guardian/consent/${g.pageToken}`],
      ],
      [
        "is cut",
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
  // Each answer has its own nonce; all else is the same.
  const read = async (path: string) => {
    const response = await visitor().get(path);
    const text = await response.text();
    return [response.status, text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(path, "")];
  };

  test.each(ways)(
    "because it %s is the same 404 as one that never was",
    async (_, born, spoil, doors) => {
      const student = await makeStudent(academy);
      const guardian = await makeGuardian(academy, student, { bornOn: born });
      await spoil(student, guardian);
      const before = await readState(academy);
      const [page, consent] = doors(guardian);
      const unknown = "A".repeat(43);
      expect(await read(page)).toEqual(await read(`/guardian/${unknown}`));
      expect(await read(consent)).toEqual(await read(`/guardian/consent/${unknown}`));
      expect((await read(page))[0]).toBe(404);
      expect((await read(`${page}/classes.ics`))[0]).toBe(404);
      for (const path of [page, `${page}/end`, consent, `${consent}/mistake`]) {
        expect((await visitor().post(path, { answer: "given" })).status).toBe(404);
      }
      expect(await readState(academy)).toEqual(before);
    },
  );

  test("by its holder's wish leaves the consent's link as it is", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const sibling = await makeGuardian(academy, await makeStudent(academy), {
      email: guardian.email,
      decision: "given",
    });
    const ended = await visitor().post(`${pageOf(guardian)}/end`);
    expect(await noticeOf(ended)).toBe("guardian-links-ended");
    for (const one of [guardian, sibling]) {
      expect((await visitor().get(pageOf(one))).status).toBe(404);
      expect((await visitor().get(consentOf(one))).status).toBe(200);
    }
  });
});

describe("consent", () => {
  const setUp = async () => {
    const student = await makeStudent(academy);
    return { student, guardian: await makeGuardian(academy, student) };
  };

  test("is not given by following a link, as scanners of mails do", async () => {
    const { guardian } = await setUp();
    const before = await readState(academy);
    for (const path of [consentOf(guardian), `${consentOf(guardian)}/mistake`, pageOf(guardian)]) {
      for (const method of ["GET", "HEAD"]) await visitor().send(path, { method });
      await visitor().getData(path);
    }
    expect(await readState(academy)).toEqual(before);
  });

  test("is kept as one answer below the other, with the words and the mail", async () => {
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

  test("may be refused, and what is none is asked again", async () => {
    const { guardian } = await setUp();
    expect((await visitor().post(consentOf(guardian), { answer: "withdrawn" })).status).toBe(400);
    expect(await answersOf(guardian)).toEqual([]);
    await answer(guardian, false);
    expect(await answersOf(guardian)).toMatchObject([{ decision: "withheld" }]);
    expect(await visitor().read(pageOf(guardian))).toContain("You do not consent");
  });

  test("can't be changed or deleted by the running product", async () => {
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

  test("that ends is told to the admins, and stops the mails that a class can do without", async () => {
    const { student, guardian } = await setUp();
    const told = async () => {
      const { rows } = await academy.pool.query<{ account_id: string }>(
        "select account_id from mails where kind = 'consent-changed' and data ->> 'guardianId' = $1",
        [guardian.id],
      );
      return rows;
    };
    let mails = 0;
    const refused = async () => {
      mails += 1;
      const mail = { kind: "welcome" as const, accountId: student.id, data: {}, key: `m${mails}` };
      const queued = await insertMail(academy.database, mail);
      return (await beginMail(academy.database, queued?.mailId ?? ""))?.refused;
    };
    expect(await refused()).toEqual([]);
    await answer(guardian, true);
    expect([await refused(), await told()]).toEqual([[], []]);
    await answer(guardian, false);
    expect(await told()).toEqual([{ account_id: admin.id }]);
    expect(await refused()).toEqual(["announcements", "news"]);
    await answer(guardian, true);
    expect(await refused()).toEqual([]);
    const list = await admin.browser.read(`/admin-dashboard?q=${student.email}`);
    expect(list).toContain("Consent given");
  });

  test("is asked for once more, three days later, unless there is an answer by then", async () => {
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
    const [kept] = await answersOf({ id: guardianId });
    expect(kept).toMatchObject({ decision: "withheld", mail_kind: "guardian-reminder" });
    expect(await write()).toBeNull();
    expect(await mails["guardian-consent"]({ guardianId }, sending)).toBeNull();
  });

  test("is no longer asked of somebody who is not the guardian, and nothing is kept of them", async () => {
    const { student, guardian } = await setUp();
    await visitor().post("/guardian", { email: guardian.email });
    expect(await mailsTo(guardian.email)).toEqual(["guardian-consent"]);
    await visitor().post(`${consentOf(guardian)}/mistake`);
    expect(await mailsTo(guardian.email)).toEqual([]);
    const { rows } = await academy.pool.query("select * from guardians where id = $1", [
      guardian.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/home\.example|Guardian Number|11111/);
    const own = await student.browser.read("/account/guardian");
    expect(own).toContain("says that they are not your guardian");
    expect(own).not.toContain(guardian.email);
  });
});

describe("a student", () => {
  const contact = (email: string) => ({ name: "L", relation: "father", email, phoneNumber: "" });
  const birthDate = (year: string) => ({ day: "1", month: "5", year });

  test("is asked for a date, then for a guardian, and can put both off", async () => {
    const { browser } = await makeStudent(academy);
    const asks = async () => {
      const page = await browser.read("/dashboard");
      return [page.includes("How old are you?"), page.includes("Who is your parent or guardian?")];
    };
    expect(await asks()).toEqual([true, false]);
    await browser.post("/account/guardian/later");
    expect(await asks()).toEqual([false, false]);
    const saved = await browser.post("/account/guardian/birth-date", birthDate("2013"));
    expect(saved.headers.get("location")).toBe("/account/guardian/contact");
    expect(await asks()).toEqual([false, true]);
    await browser.post("/account/guardian/contact", contact("asked@home.example"));
    expect(await asks()).toEqual([false, false]);
    expect(await mailsTo("asked@home.example")).toEqual(["guardian-consent", "guardian-reminder"]);
  });

  test("of 18 is asked for no guardian, and can name none", async () => {
    const { browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", birthDate("2000"));
    expect(await browser.read("/dashboard")).not.toContain("guardian-card");
    const named = await browser.post("/account/guardian/contact", contact("none@home.example"));
    expect(named.status).toBe(409);
    expect(await mailsTo("none@home.example")).toEqual([]);
  });

  test("names another while nobody has answered, and the first link stops working", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    await student.browser.post("/account/guardian/contact", contact("right@home.example"));
    expect((await visitor().get(consentOf(guardian))).status).toBe(404);
    expect(await student.browser.read("/account/guardian")).toContain("right@home.example");
  });

  test.each(["given", "withheld", "withdrawn"] as const)(
    "under 18 can't get around a guardian whose answer is %s",
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
      expect((await readTold(academy, ended)).kept).toMatchObject([
        { action: "end-guardian", outcome: "denied", reason: "not-possible" },
      ]);
      expect(await countRows(academy)).toEqual(before);
      expect((await visitor().get(pageOf(guardian))).status).toBe(200);
      // An admin can, and then it is open again.
      await admin.browser.post(`/admin-dashboard/students/${id}/guardian`);
      const again = await browser.post("/account/guardian/contact", contact("other@home.example"));
      expect(again.status).toBe(303);
      expect(await answersOf(guardian)).toHaveLength(1);
    },
  );

  test("can't have an address mailed again and again", async () => {
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

  test("can't mail one address after the other", async () => {
    const { browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", birthDate("2013"));
    for (let at = 0; at < guardianMailLimits.student; at += 1) {
      const named = await browser.post("/account/guardian/contact", contact(`n${at}@home.example`));
      expect(named.status).toBe(303);
    }
    const more = await browser.post("/account/guardian/contact", contact("more@home.example"));
    expect(more.status).toBe(429);
    expect(await mailsTo("more@home.example")).toEqual([]);
  });
});

describe("a new link", () => {
  test("is mailed to guardians only, and the answer is the same for everybody", async () => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    await makeGuardian(academy, await makeStudent(academy), { email: guardian.email });
    const ask = async (email: string) => {
      const response = await visitor().post("/guardian", { email });
      return [response.status, response.headers.get("location"), await noticeOf(response)];
    };
    const same = [303, "/guardian", "guardian-link-mailed"];
    expect(await ask(guardian.email.toUpperCase())).toEqual(same);
    expect(await mailsTo(guardian.email)).toEqual(["guardian-consent", "guardian-page"]);
    expect(await ask("nobody@home.example")).toEqual(same);
    expect(await mailsTo("nobody@home.example")).toEqual([]);
    for (let at = 0; at < 5; at += 1) expect(await ask(guardian.email)).toEqual(same);
    expect(await mailsTo(guardian.email)).toHaveLength(guardianMailLimits.address);
    expect((await visitor().post("/guardian", { email: "no address" })).status).toBe(400);
  });
});

describe("a child's deletion", () => {
  test("takes the guardian along, and its undo brings all of it back", async () => {
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
