import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import type pg from "pg";
import { createOutboxSweep } from "#server/mail/outbox.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { deletePhotosOfNobody } from "#data/homework/photos.ts";
import { addPhoto } from "#test/support/homework.ts";
import { isDeep } from "#test/support/depth.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password as usualPassword,
  publish,
  type Person,
} from "#test/support/people.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();

/**
 * Every value of every row of every table that the owner may read, as text; in a deep run those of
 * PostgreSQL's own catalogs too.
 */
async function dump(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where relkind in ('r', 'p', 'm') and nspname not like 'pg_toast%' and nspname not like 'pg_temp%'
       -- The planner's samples, which autovacuum renews; no dump holds them (docs/privacy).
       and c.oid not in ('pg_statistic'::regclass, 'pg_statistic_ext_data'::regclass)
       and ($1 or nspname <> 'pg_catalog')`,
    [isDeep()],
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join("\n");
}

/** The identifiers that occur in the text, in any case or as hexadecimal bytes. */
function findTraces(text: string, identifiers: readonly string[]): string[] {
  const all = text.toLowerCase();
  const hexed = (one: string) => Buffer.from(one).toString("hex");
  return identifiers.filter((one) => {
    const small = one.toLowerCase();
    return all.includes(small) || all.includes(hexed(one)) || all.includes(hexed(small));
  });
}

const password = "a secret of Zarinabegum";
const student = {
  email: "zarina.canary@test.example",
  name: "Zarinabegum Canaryfamily",
  username: "zarinacanary77",
  phoneNumber: "+91 77777 13131",
  address: "77 Canary Lane, Hanamkonda",
  referralEmail: "canary-referrer@test.example",
  newName: "Zarinabegum Newcanary",
  newPhone: "+91 77777 24242",
};
const tutor = {
  email: "vikramaditya.canary@test.example",
  firstName: "Vikramaditya",
  lastName: "Canarytutor",
  phoneNumber: "+91 66666 13131",
  bio: "Canarybio of a tutor",
};
const device = "Canaryphone/7.7";
const guardianEmail = "zarinas.mother.canary@test.example";

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

/** The mails in files, as their readers see them. */
async function readOutbox(): Promise<string[]> {
  const folder = join(academy.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    names.map(async (name) => {
      const { to, subject, text, html } = await PostalMime.parse(
        await readFile(join(folder, name)),
      );
      return JSON.stringify({ to, subject, text, html });
    }),
  );
}

async function everywhere(): Promise<string> {
  const logged = academy.logged.map((line) => JSON.stringify(line));
  return [await dump(academy.pool), ...logged, ...(await readOutbox())].join("\n");
}

/** Deletes mails in files as a server does every 20 seconds. */
const sweepOutbox = () =>
  createOutboxSweep(academy.database, join(academy.dataDir, "outbox"))(new Date());

/** Uploads a sheet that is not imported yet. @returns its id */
async function uploadSheet(kind: string, lines: readonly string[]): Promise<string> {
  const sheet = { kind, text: lines.map((line) => `${line}\n`).join("") };
  const answer = await admin.browser.post("/admin-dashboard/import", sheet);
  expect(answer.status).toBe(303);
  return answer.headers.get("location")?.split("/").at(-1) ?? "";
}

async function idOf(email: string): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from accounts where email = $1",
    [email],
  );
  return rows[0]?.id ?? "";
}

const profileVersion = async (browser: TestBrowser) =>
  /name="opened" value="([^"]+)"/.exec(await browser.read("/account/profile"))?.[1] ?? "";

const dateAhead = (days: number) => toIndiaDateTimeFields(new Date(Date.now() + days * day)).date;

/** Somebody's life at the academy, through its screens. */
async function liveAsStudent(): Promise<{ browser: TestBrowser; friend: Person; tutor: Person }> {
  const browser = new TestBrowser(academy, { "user-agent": device });
  const { newName, newPhone, ...typed } = student;
  const fields = {
    ...typed,
    selectedClass: "class-10",
    selectedSubjects: ["mathematics"],
    password,
    confirmPassword: password,
  };
  await browser.post("/signup", { ...fields, selectedClass: "" });
  expect((await browser.post("/signup", fields)).status).toBe(303);
  await academy.pool.query("update accounts set verified_at = now() where email = $1", [
    student.email,
  ]);
  // Somebody else tries the same address, and guesses the password.
  await new TestBrowser(academy).post("/signup", { ...fields, name: student.newName });
  for (const email of [student.email, `x${student.email}`]) {
    await new TestBrowser(academy).post("/login", { email, password: "Canaryguess" });
  }
  expect((await browser.post("/login", { email: student.email, password })).status).toBe(303);
  const opened = await profileVersion(browser);
  const change = { ...fields, name: newName, phoneNumber: newPhone, opened };
  expect((await browser.post("/account/profile", change)).status).toBe(303);
  expect((await browser.post("/account/profile", { ...change, name: "Stale Canary" })).status).toBe(
    409,
  );

  const id = await idOf(student.email);
  const demo = await browser.post("/dashboard/demo", {
    firstDate: dateAhead(2),
    firstTime: "10:00",
    secondDate: dateAhead(3),
    secondTime: "10:00",
    phoneNumber: student.newPhone,
  });
  expect(demo.status).toBe(303);
  const teacher = await makeTutor(academy);
  const assignmentId = await assign(academy, { id }, teacher);
  await teacher.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/add`, {
    title: `For ${student.newName}`,
    description: `Call ${student.newPhone}.`,
    url: "https://video.example/canary",
    date: "2030-01-01",
    time: "10:00",
  });
  const lessonId = await publish(academy, assignmentId, teacher, "live-session", {
    title: "Canaryclass",
    startsAt: new Date(Date.now() - 90 * 60_000),
  });
  const report = {
    report: "send",
    outcome: "held",
    coveredOther: "Canarychapter",
    wentWell: `${student.newName} wrote the canaryproof`,
    homework: "Canaryhomework",
  };
  const finish = `/tutor-dashboard/sessions/${lessonId}/finish`;
  expect((await teacher.browser.post(finish, report)).status).toBe(303);
  await makeGuardian(academy, { id }, { email: guardianEmail, decision: "given" });
  const picture = Buffer.from("RIFF WEBP Canarypicture");
  await addPhoto(academy, { id }, lessonId, picture);
  await browser.post(`/dashboard/homework/${lessonId}`, { answer: "Canaryanswer" });
  const piece = new Uint8Array(Buffer.from("\xff\xd8\xff Canarypiece", "latin1"));
  const upload = `upload=${crypto.randomUUID()}&start=0&size=9999`;
  await browser.send(`/dashboard/homework/${lessonId}/upload?${upload}`, {
    method: "POST",
    body: piece,
  });
  await teacher.browser.post(`/tutor-dashboard/homework/${lessonId}`, { word: "Canaryword" });
  await teacher.browser.read(`/tutor-dashboard/${assignmentId}/student`);
  await browser.read(`/dashboard/courses/${assignmentId}`);
  await browser.post("/calendar", { currentPassword: password });
  await new TestBrowser(academy).post("/guardian", { email: guardianEmail });
  await writeMessages(browser, id, teacher);
  await new TestBrowser(academy).post("/forgot-password", { email: student.email });
  // Requests wait for some seconds, even if their account is erased meanwhile.
  const asked = async () =>
    (
      await academy.pool.query(
        "select from reset_requests union all select from guardian_link_requests",
      )
    ).rows;
  await expect.poll(asked).toEqual([]);
  for (const text of [student.email, student.newName, student.newPhone]) {
    await admin.browser.read(`/admin-dashboard/students?q=${encodeURIComponent(text)}`);
    await admin.browser.read(`/admin-dashboard/assignments?q=${encodeURIComponent(text)}`);
  }
  await browser.post("/account/proof", { password });
  expect(await browser.read("/account/export")).toContain(student.newPhone);
  await browser.get("/account/export.json");
  await uploadSheet("students", [
    "Name,Email,Phone,Class,Subjects,Address",
    `${newName},${student.email},${newPhone},Class 10,Maths,"${student.address}"`,
  ]);
  await expect.poll(async () => (await readOutbox()).join("")).toContain(student.email);
  // A friend names them.
  const friend = await makeStudent(academy);
  await academy.pool.query("update students set referral_email = $1 where id = $2", [
    student.email,
    friend.id,
  ]);
  return { browser, friend, tutor: teacher };
}

/** What they write to their tutor and to the office, and report of the tutor's answer. */
async function writeMessages(browser: TestBrowser, id: string, teacher: Person): Promise<void> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from lines where student_id = $1",
    [id],
  );
  const lineId = rows[0]?.id ?? "";
  const write = (text: string) => ({ clientId: randomUUID(), text });
  await browser.post(`/dashboard/messages/${lineId}`, write("Canaryquestion"));
  await teacher.browser.post(`/tutor-dashboard/messages/${lineId}`, write("Canaryanswer"));
  await browser.post(`/dashboard/messages/${lineId}/2/report`, { reason: "Canaryreason" });
  await browser.post(`/dashboard/messages/${id}`, write("Canaryoffice"));
  await admin.browser.post(`/admin-dashboard/messages/${lineId}/2`, {
    decision: "talked",
    note: "Canarynote",
  });
  await academy.pool.query("update mails set due_at = now() where kind = 'line-message'");
}

const messages = ["Canaryquestion", "Canaryanswer", "Canaryreason", "Canaryoffice", "Canarynote"];

/** What their tutor reports about them. */
const reported = [
  "Canarychapter",
  "the canaryproof",
  "Canaryhomework",
  "Canaryanswer",
  "Canaryword",
  "Canarypicture",
  "Canarypiece",
];

const studentTraces = [
  ...Object.values(student),
  guardianEmail,
  password,
  device,
  "Canaryguess",
  "Stale Canary",
  ...reported,
  ...messages,
];

describe("after an erasure no trace of the person is left", () => {
  test("of a student who deleted their account", async () => {
    const { browser } = await liveAsStudent();
    // All but what is never kept is there, so that the search is known to find it.
    const before = findTraces(await everywhere(), studentTraces);
    for (const kept of ["email", "newName", "newPhone", "address", "username"] as const) {
      expect(before).toContain(student[kept]);
    }
    for (const kept of [guardianEmail, ...reported, ...messages]) expect(before).toContain(kept);
    expect(before).not.toContain(password);
    expect((await browser.post("/account/deletion", { password })).status).toBe(303);
    await sweepOutbox();
    await deletePhotosOfNobody(academy.database);
    expect(findTraces(await everywhere(), studentTraces)).toEqual([]);
  });

  test("of a student deleted by an admin, once it cannot be undone", async () => {
    const { friend } = await liveAsStudent();
    await admin.browser.post(`/admin-dashboard/students/${await idOf(student.email)}/delete`);
    expect(findTraces(await everywhere(), studentTraces)).toContain(student.email);
    const { rows: still } = await academy.pool.query(
      "select referral_email from students where id = $1",
      [friend.id],
    );
    expect(still).toEqual([{ referral_email: student.email }]);
    await academy.pool.query("update undo_snapshots set expires_at = now()");
    // The sweep of every 20 seconds, or the next undo, whichever comes first.
    await admin.browser.post(`/admin-dashboard/students/${friend.id}/undo`);
    await sweepOutbox();
    await deletePhotosOfNobody(academy.database);
    expect(findTraces(await everywhere(), studentTraces)).toEqual([]);
  });

  test("in the sheets of a file of which one is still to be chosen, as a whole", async () => {
    const child = await makeStudent(academy);
    const lines = ["Name,Email,Class", "First Canary,first@test.example,Class 9"];
    const [chosen, open, other] = [
      await uploadSheet("students", lines),
      await uploadSheet("students", lines),
      await uploadSheet("students", lines),
    ];
    const fileWith = (email: string) =>
      JSON.stringify({
        sheets: [{ name: "Left", headers: ["Email"], rows: [[email]] }],
        refused: [],
      });
    const store = (id: string, email: string, keepsSheet: boolean) =>
      academy.pool.query(
        "update imports set sheets = $2, sheet = case when $3 then sheet end where id = $1",
        [id, fileWith(email), keepsSheet],
      );
    await store(chosen, child.email.toUpperCase(), true);
    await store(open, child.email, false);
    await store(other, "first@test.example", false);
    await academy.pool.query("delete from accounts where id = $1", [child.id]);
    const { rows } = await academy.pool.query(
      "select id, sheet is not null as sheet, sheets is not null as sheets from imports where id = any($1) order by sheet",
      [[chosen, open, other]],
    );
    expect(rows).toEqual([
      { id: other, sheet: false, sheets: true },
      { id: chosen, sheet: true, sheets: false },
    ]);
  });

  test("in sheets that are not imported yet, in which all others stay", async () => {
    const [child, sibling] = [await makeStudent(academy), await makeStudent(academy)];
    const loud = child.email.toUpperCase();
    const sheets: [kind: string, lines: string[], left: string[][]][] = [
      [
        "students",
        [
          "Name,Email,Phone,Class,Subjects,Referred by",
          "First Canary,first@test.example,+91 98480 00001,Class 9,Maths,",
          `Child Canary, ${loud} ,+91 98480 00002,No class,Maths,`,
          `Third Canary,third@test.example,+91 98480 00003,Class 9,Maths,${child.email}`,
          `Other Canary,${sibling.email},+91 98480 00002,No class,Maths,`,
        ],
        [
          ["First Canary", "first@test.example", "+91 98480 00001", "Class 9", "Maths"],
          [],
          ["Third Canary", "third@test.example", "+91 98480 00003", "Class 9", "Maths", ""],
          ["Other Canary", sibling.email, "+91 98480 00002", "No class", "Maths"],
        ],
      ],
      [
        "guardians",
        [
          "Student Email,Name,Email,Phone",
          `<${child.email}>,Mother Canary,mother@test.example,+91 98480 00004`,
          `${sibling.email},Mother Canary,mother@test.example,+91 98480 00004`,
        ],
        [[], [sibling.email, "Mother Canary", "mother@test.example", "+91 98480 00004"]],
      ],
      // Without headings the first row is somebody's too.
      [
        "students",
        [`Child Canary,${child.email}`, `Other Canary,${sibling.email}`],
        [["Other Canary", sibling.email]],
      ],
    ];
    const ids: string[] = [];
    for (const [kind, lines] of sheets) ids.push(await uploadSheet(kind, lines));
    expect(findTraces(await everywhere(), [child.email])).toEqual([child.email]);
    await child.browser.post("/account/deletion", { password: usualPassword });
    await sweepOutbox();
    expect(findTraces(await everywhere(), [child.email, "Child Canary"])).toEqual([]);
    const { rows } = await academy.pool.query<{ rows: string[][]; problems: { row: number }[] }>(
      `select sheet -> 'rows' as rows, problems from unnest($1::uuid[]) with ordinality o (id, place)
       join imports using (id) order by place`,
      [ids],
    );
    expect(rows.map((row) => row.rows)).toEqual(sheets.map(([, , left]) => left));
    // The rows have the numbers that they have in the spreadsheet.
    expect(rows[0]?.problems.map(({ row }) => row)).toEqual([5]);
    for (const id of ids) {
      expect((await admin.browser.get(`/admin-dashboard/import/${id}`)).status).toBe(200);
    }
  });

  test("of a tutor, except the lessons", async () => {
    const browser = new TestBrowser(academy, { "user-agent": device });
    const fields = {
      ...tutor,
      qualification: "phd",
      experience: "10+",
      selectedClasses: "class-10",
      selectedSubjects: "mathematics",
      password,
      confirmPassword: password,
    };
    expect((await browser.post("/tutor-signup", fields)).status).toBe(303);
    const id = await idOf(tutor.email);
    await admin.browser.post(`/admin-dashboard/tutors/${id}/approval`);
    const learner = await makeStudent(academy);
    const assignmentId = await assign(academy, learner, { id });
    const item = { title: "Chords", description: "Part 1.", url: "https://video.example/1" };
    await browser.post(`/tutor-dashboard/${assignmentId}/recordings/add`, item);
    await admin.browser.read(`/admin-dashboard/tutors?q=${tutor.lastName}`);
    await browser.post("/calendar", { currentPassword: password });
    const traces = [...Object.values(tutor), password, device];
    expect(findTraces(await everywhere(), traces).toSorted()).toEqual(
      [...Object.values(tutor), device].toSorted(),
    );
    expect((await browser.post("/account/deletion", { password })).status).toBe(303);
    await sweepOutbox();
    expect(findTraces(await everywhere(), traces)).toEqual([]);
    expect(await learner.browser.read(`/dashboard/courses/${assignmentId}`)).toContain("Chords");
  });

  test.each([
    ["deleted by its owner", "own"],
    ["deleted by an admin, once it can't be undone", "admin"],
  ])("of an earlier address that friends had typed, of a student %s", async (_, by) => {
    const [referrer, friend, other] = [
      await makeStudent(academy),
      await makeStudent(academy),
      await makeStudent(academy),
    ];
    const refer = (id: string, email: string) =>
      academy.pool.query("update students set referral_email = $1 where id = $2", [email, id]);
    await refer(friend.id, referrer.email);
    await refer(other.id, referrer.email);
    await academy.pool.query("update accounts set email = 'later-' || email where id = $1", [
      referrer.id,
    ]);
    await refer(other.id, "somebody@test.example");
    expect(findTraces(await everywhere(), [referrer.email])).toEqual([referrer.email]);
    if (by === "own") {
      await referrer.browser.post("/account/deletion", { password: usualPassword });
    } else {
      await admin.browser.post(`/admin-dashboard/students/${referrer.id}/delete`);
      await academy.pool.query("update undo_snapshots set expires_at = now()");
      await admin.browser.post(`/admin-dashboard/students/${friend.id}/undo`);
    }
    await sweepOutbox();
    expect(findTraces(await everywhere(), [referrer.email])).toEqual([]);
    const { rows } = await academy.pool.query(
      "select referral_email, referrer_id from students where id in ($1, $2) order by 1",
      [friend.id, other.id],
    );
    expect(rows).toEqual([
      { referral_email: "somebody@test.example", referrer_id: null },
      { referral_email: null, referrer_id: null },
    ]);
  });
});
