import { beforeAll, describe, expect, test } from "vitest";
import { suspendTutor } from "#data/people/suspensions.ts";
import { languages, localizePath } from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { linksOf } from "#test/support/mail-links.ts";
import { useMailSink, type Arrived } from "#test/support/mail-sink.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env, remindingAcademy);
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const password = "correct horse";
const signUp = {
  password,
  confirmPassword: password,
  name: "Asha <b>Rao</b>",
  username: "asha",
  selectedClass: "class-9",
  selectedSubjects: "physics",
};
const application = {
  password,
  confirmPassword: password,
  firstName: "Ravi",
  lastName: "Rao",
  phoneNumber: "+91 00000 00000",
  qualification: "phd",
  experience: "10+",
  selectedClasses: "class-9",
  selectedSubjects: "physics",
};

/** The only mail to a recipient. */
const only = async (email: string): Promise<Arrived> => {
  const [mail] = await sink.to(email, 1);
  if (!mail) throw new Error("no mail");
  return mail;
};

/** The one mail with a subject. */
const subjectIs = (subject: string, mails: readonly Arrived[]): Arrived => {
  const found = mails.filter((mail) => mail.subject === subject);
  expect(found).toHaveLength(1);
  const [mail] = found;
  if (!mail) throw new Error("no mail");
  return mail;
};

/** Makes the mails that wait for some minutes due now. */
const letNewsBeDue = async () => {
  await academy.pool.query(
    "update pgboss.job set start_after = now() where state in ('created', 'retry')",
  );
};

/** What an assignment's tutor publishes in the browser. */
const publish = async (tutor: Person, assignmentId: string, section: string, title: string) => {
  const fields = {
    title,
    description: "Chords & tangents.",
    url: "https://video.example/1",
    date: "2030-01-15",
    time: "18:30",
  };
  const path = `/tutor-dashboard/${assignmentId}/${section}/add`;
  expect((await tutor.browser.post(path, fields)).status).toBe(303);
};

describe("a mail goes out", () => {
  test("to an admin about new students and applications, without anything that they typed", async () => {
    const reader = await makeAdmin(academy);
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy, "pending")];
    for (const table of ["students", "tutors"]) {
      await academy.pool.query(`update ${table} set created_at = '2025-02-01' where id = any($1)`, [
        [student.id, tutor.id],
      ]);
    }
    await academy.pool.query(
      `update admins set arrivals_pace = 'at-once', arrivals_until = '2025-01-01' where id = $1`,
      [reader.id],
    );
    const mail = await only(reader.email);
    expect(mail.subject).toBe("1 new student and 1 new application at Viluva");
    expect(mail.text).toContain("/admin-dashboard");
    for (const { name, email } of [student, tutor]) {
      expect(mail.text).not.toContain(name);
      expect(mail.text).not.toContain(email);
    }
  });

  test("once to a student who signed up, with the same content in text and HTML", async () => {
    const email = "asha@test.example";
    const visitor = new TestBrowser(academy);
    expect((await visitor.post("/signup", { ...signUp, email })).status).toBe(303);
    // The address is taken by now.
    expect((await visitor.post("/signup", { ...signUp, email })).status).not.toBe(303);
    // The other one asks to confirm the address.
    const mail = subjectIs("Welcome to Viluva", await sink.to(email, 2));
    expect(mail.from).toMatchObject({ name: "Viluva", address: "hello@academy.example" });
    expect(mail.messageId).toMatch(/^<[\da-f-]{36}@academy\.example>$/);
    expect(mail.header("auto-submitted")).toBe("auto-generated");
    expect(mail.header("list-unsubscribe")).toBeUndefined();
    // Nobody has proved the address, so the mail has nothing that was typed.
    expect(mail.text).toContain("Hello,\n");
    for (const content of [mail.text, mail.html]) expect(content).not.toMatch(/Asha|Rao|asha/);
    expect(mail.text).toContain(`Open your dashboard:\n${academy.origin}/dashboard\n`);
    expect(linksOf(mail)).toEqual([
      `${academy.origin}/dashboard`,
      `${academy.origin}/account/mail`,
    ]);
    expect(mail.html).not.toMatch(/<img|<script|src=|url\(/);
    expect(mail.attachments).toEqual([]);
  });

  test("to a tutor who applied, is rejected with the reason, and is approved", async () => {
    const email = "ravi@test.example";
    const visitor = new TestBrowser(academy);
    await visitor.post("/tutor-signup", { ...application, email });
    subjectIs("We have your application", await sink.to(email, 2));
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from accounts where email = $1",
      [email],
    );
    const tutors = `/admin-dashboard/tutors/${rows[0]?.id}`;
    const reason = "No certificate yet.\nPlease send it.";
    // These wait for an Undo of the admin.
    const hurry = () =>
      academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
    expect((await admin.browser.post(`${tutors}/rejection`, { reason })).status).toBe(303);
    await hurry();
    const rejected = subjectIs("About your application", await sink.to(email, 3));
    expect(rejected.text).toContain("> No certificate yet.\n> Please send it.\n");
    expect((await admin.browser.post(`${tutors}/approval`)).status).toBe(303);
    await hurry();
    subjectIs("You have been approved as a tutor", await sink.to(email, 4));
  });

  test("to both people of a new assignment", async () => {
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    const fields = {
      studentId: student.id,
      tutorId: tutor.id,
      classId: "class-10",
      subjectId: "mathematics",
    };
    const path = "/admin-dashboard/assignments/new";
    expect((await admin.browser.post(path, fields)).status).toBe(303);
    const forStudent = await only(student.email);
    expect(forStudent.subject).toBe("Your course in Mathematics is ready");
    expect(forStudent.text).toContain(`Tutor: ${tutor.name}`);
    expect(forStudent.text).not.toContain(tutor.email);
    const forTutor = await only(tutor.email);
    expect(forTutor.subject).toBe("You have a new student in Mathematics");
    expect(forTutor.text).toContain(`Student: ${student.name}`);
    for (const [mail, { browser }] of [
      [forStudent, student] as const,
      [forTutor, tutor] as const,
    ]) {
      const [first = ""] = linksOf(mail);
      expect((await browser.get(new URL(first).pathname)).status).toBe(200);
    }
  });

  test("to the student and both tutors of a handover, and to its people at the end", async () => {
    const [student, tutor, next] = [
      await makeStudent(academy),
      await makeTutor(academy),
      await makeTutor(academy),
    ];
    const url = `/admin-dashboard/assignments/${await assign(academy, student, tutor)}`;
    expect((await admin.browser.post(`${url}/hand-over`, { tutorId: next.id })).status).toBe(303);
    const forStudent = await only(student.email);
    expect(forStudent.subject).toBe("You have a new tutor in Mathematics");
    expect(forStudent.text).toContain(`New tutor: ${next.name}`);
    expect(forStudent.text).not.toContain(next.email);
    const forNext = await only(next.email);
    expect(forNext.subject).toBe("You have a new student in Mathematics");
    expect(forNext.text).toContain(`Student: ${student.name}`);
    const forFormer = await only(tutor.email);
    expect(forFormer.subject).toBe("Another tutor has taken over a course in Mathematics");
    expect(forFormer.text).toContain(`Student: ${student.name}`);
    expect(forFormer.text).not.toContain(next.name);

    expect((await admin.browser.post(`${url}/end`)).status).toBe(303);
    const ended = subjectIs(
      "Your course in Mathematics has ended",
      await sink.to(student.email, 2),
    );
    expect(ended.text).toContain(`Tutor: ${next.name}`);
    subjectIs("A course of yours in Mathematics has ended", await sink.to(next.email, 2));
    for (const [mail, { browser }] of [
      [forStudent, student],
      [ended, student],
      [forFormer, tutor],
    ] as const) {
      const [first = ""] = linksOf(mail);
      expect((await browser.get(new URL(first).pathname)).status).toBe(200);
      expect(mail.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    }
  });

  test("to a suspended tutor about a handover without the student's name", async () => {
    const [student, tutor, next] = [
      await makeStudent(academy),
      await makeTutor(academy),
      await makeTutor(academy),
    ];
    const url = `/admin-dashboard/assignments/${await assign(academy, student, tutor)}`;
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId: admin.id }),
      );
    expect((await admin.browser.post(`${url}/hand-over`, { tutorId: next.id })).status).toBe(303);
    const mail = await only(tutor.email);
    expect(mail.text).toContain("Mathematics");
    expect(mail.text).not.toContain(student.name);
  });

  test.each(languages)(
    "for an announcement at once, with a header that a mail program posts to, in %s",
    async (language) => {
      const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
      await academy.pool.query("update accounts set language = $1 where id = $2", [
        language,
        student.id,
      ]);
      const assignmentId = await assign(academy, student, tutor);
      await publish(tutor, assignmentId, "announcements", "No class on Friday");
      const mail = await only(student.email);
      expect(mail.text).toContain("> No class on Friday\n>\n> Chords & tangents.");
      const stop = mail.header("list-unsubscribe")?.slice(1, -1) ?? "";
      expect(new URL(stop).pathname).toBe(
        localizePath(`/mail/unsubscribe/${stop.split("/").at(-1)}`, language),
      );
      expect(linksOf(mail)).toContain(stop);
      // As a mail program asks: no cookie, no origin, and the field of the other header.
      const oneClick = new URLSearchParams(mail.header("list-unsubscribe-post"));
      expect([...oneClick]).toEqual([["List-Unsubscribe", "One-Click"]]);
      const form = new FormData();
      for (const [name, value] of oneClick) form.append(name, value);
      for (const body of [oneClick, form]) {
        expect((await fetch(stop, { method: "POST", body })).status).toBe(200);
      }
      await publish(tutor, assignmentId, "announcements", "No class on Monday");
      const waiting = async () => {
        const { rowCount } = await academy.pool.query(
          "select from mails where account_id = $1 and sent_at is null",
          [student.id],
        );
        return rowCount;
      };
      await expect.poll(waiting).toBe(0);
      await sink.to(student.email, 1);
    },
  );

  test("for new items, collected, without seen or deleted ones, at most once an hour", async () => {
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    const assignmentId = await assign(academy, student, tutor);
    await publish(tutor, assignmentId, "exams", "Seen exam");
    await student.browser.read(`/dashboard/courses/${assignmentId}`);
    await publish(tutor, assignmentId, "recordings", "Circles");
    await publish(tutor, assignmentId, "exams", "Doubts");
    await publish(tutor, assignmentId, "exams", "Gone exam");
    await academy.pool.query("delete from content_items where title = 'Gone exam'");
    await letNewsBeDue();
    const mail = await only(student.email);
    expect(mail.subject).toBe("2 new things in your courses");
    expect(mail.text).toContain(
      `Mathematics with ${tutor.name}\n- Recording: Circles\n- Exam: Doubts\n`,
    );
    await publish(tutor, assignmentId, "exams", "Next exam");
    const { rows } = await academy.pool.query<{ minutes: number }>(
      `select extract(epoch from due_at - now())::int / 60 as minutes from mails
       where account_id = $1 and kind = 'news' and sent_at is null`,
      [student.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.minutes).toBeGreaterThanOrEqual(58);
    // Even when its job comes too early, it is only sent later.
    await letNewsBeDue();
    const retries = "select from pgboss.job where state = 'retry'";
    await expect.poll(async () => (await academy.pool.query(retries)).rowCount).toBe(1);
    await sink.to(student.email, 1);
    await academy.pool.query(
      "update mails set sent_at = sent_at - interval '1 hour' where sent_at is not null",
    );
    await letNewsBeDue();
    const [, next] = await sink.to(student.email, 2);
    expect(next?.text).toContain("- Exam: Next exam\n");
    expect(next?.text).not.toContain("Circles");
  });

  test("to nobody, if the change was refused or rolled back", async () => {
    const tutor = await makeTutor(academy);
    const [student, stranger] = [await makeStudent(academy), await makeTutor(academy)];
    const assignmentId = await assign(academy, student, tutor);
    const path = `/tutor-dashboard/${assignmentId}/announcements/add`;
    const fields = { title: "Not theirs", description: "At all.", url: "" };
    expect((await stranger.browser.post(path, fields)).status).toBe(404);
    await academy.pool.query(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await academy.pool.query(`create constraint trigger fail after insert on announcements
      deferrable initially deferred for each row execute function fail()`);
    expect((await tutor.browser.post(path, fields)).status).toBe(500);
    await academy.pool.query("drop trigger fail on announcements; drop function fail");
    const counts = await academy.pool.query(
      "select from mails where account_id = $1 union all select from pgboss.job where state = 'created' and start_after <= now()",
      [student.id],
    );
    expect(counts.rowCount).toBe(0);
  });
});

test("the log has ids only", () => {
  const told = academy.logged.filter(({ event }) => event.startsWith("mail-"));
  expect(told.length).toBeGreaterThan(8);
  for (const { event, ...fields } of told) {
    expect([event, Object.keys(fields).toSorted()]).toEqual([
      "mail-sent",
      ["actor", "kind", "level", "mailId", "requestId", "time"],
    ]);
  }
});
