import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  sessionOf,
  type Person,
} from "#test/support/people.ts";

// Connected with the product's own rights, with which it fires the triggers.
let academy: TestDatabase;
let app: pg.Client;
let listener: pg.Client;
const messages: string[] = [];
let student: Person;
let tutor: Person;
let admin: Person;
let assignmentId = "";
let studentSession = "";
let pastId = "";

beforeAll(async () => {
  academy = await createDatabase("template");
  const people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
  student = await makeStudent(people, { enrolledCourses: ["class-10-physics"] });
  tutor = await makeTutor(people);
  admin = await makeAdmin(people);
  // Other people, who are never notified.
  await assign(people, await makeStudent(people), await makeTutor(people));
  assignmentId = await assign(people, student, tutor);
  await publish(people, assignmentId, tutor, "exam", { title: "Exam" });
  await publish(people, assignmentId, tutor, "announcement", { title: "News" });
  pastId = await publish(people, assignmentId, tutor, "live-session", {
    title: "Past",
    startsAt: new Date("2026-01-01T10:00:00Z"),
  });
  studentSession = await sessionOf(people, student);
  app = new pg.Client({ ...academy.config, user: appRole });
  listener = new pg.Client(academy.config);
  await app.connect();
  await listener.connect();
  listener.on("notification", ({ payload = "" }) => messages.push(payload));
  await listener.query("listen viluva_changes");
});
afterAll(async () => {
  await app.end();
  await listener.end();
  await academy.drop();
});

/** The people named in the messages that some statements cause. */
async function recipientsOf(...statements: string[]): Promise<string[]> {
  messages.length = 0;
  for (const statement of statements) await app.query(statement);
  await app.query("select pg_notify('viluva_changes', 'done')");
  await expect.poll(() => messages).toContain("done");
  const names = new Set(
    messages.filter((message) => message !== "done").flatMap((message) => message.split(" ")),
  );
  const known = new Map([
    [student.id, "student"],
    [tutor.id, "tutor"],
    [admin.id, "admin"],
    [`ended:${studentSession}`, "ended: the student's session"],
    [`ended:${admin.id}`, "ended: the admin"],
  ]);
  return [...names].map((name) => known.get(name) ?? name).toSorted();
}

const course = "'class-10-physics'";
const own = () => `assignment_id = '${assignmentId}'`;
const content = (kind: string) =>
  `insert into content_items (assignment_id, kind, title, description, url, created_by)
   values ('${assignmentId}', '${kind}', 'Told', 'D', 'https://a.example', '${tutor.id}')`;
const all = ["admins", "student", "tutor"];
const both = ["student", "tutor"];
const guardianId = "00000000-0000-4000-8000-00000000900d";
const guardian = `insert into guardians (id, student_id, name, relation, email, phone_number)`;
const lessonId = "00000000-0000-4000-8000-000000001e55";
const ofStudent = () => `student_id = '${student.id}'`;
const learner = ["admins", "student"];
const newAccount = "'00000000-0000-4000-8000-00000000abcd'";
const enquiry = "'00000000-0000-4000-8000-0000000e0001'";
const account = `insert into accounts (id, email, password_hash) values (${newAccount}, 'new@test.example', 'none')`;
const newId = newAccount.slice(1, -1);

/** For each table: its changes, in this order, and their recipients. */
const changes: Record<string, [change: string, sql: () => string[], recipients: string[]][]> = {
  // Before its items are deleted below.
  finished_items: [
    [
      "a tick",
      () => [
        `insert into finished_items (student_id, item_id)
         select '${student.id}', id from content_items where ${own()} and kind = 'exam'`,
      ],
      ["student"],
    ],
    ["its removal", () => [`delete from finished_items where ${ofStudent()}`], ["student"]],
  ],
  homeworks: [
    [
      "homework",
      () => [
        `insert into homeworks (student_id, assignment_id, text)
         values ('${student.id}', '${assignmentId}', 'Exercise 4')`,
      ],
      both,
    ],
    ["other words", () => [`update homeworks set text = 'Exercise 6' where ${ofStudent()}`], both],
    ["a tick", () => [`update homeworks set done_at = now() where ${ofStudent()}`], ["student"]],
  ],
  homework_answers: [
    [
      "an answer",
      () => [
        `insert into homework_answers (homework_id, text) select id, 'x' from homeworks where ${ofStudent()}`,
      ],
      both,
    ],
    ["a mark", () => ["update homework_answers set word = 'Good', marked_at = now()"], both],
  ],
  photos: [
    [
      "a photo",
      () => [
        `insert into photos (homework_id, student_id, upload_id, width, height)
         select id, student_id, id, 3, 4 from homeworks where ${ofStudent()}`,
      ],
      ["student"],
    ],
    ["what is drawn on it", () => ["update photos set marks = '[1]'"], ["student"]],
    ["the removal of its homework", () => [`delete from homeworks where ${ofStudent()}`], both],
  ],
  lesson_events: [
    [
      "a press of Join",
      () => [
        `insert into lesson_events (lesson_id, student_id, what, said_as, starts_at)
         values ('${pastId}', '${student.id}', 'joined', 'student', '2026-01-01')`,
      ],
      [],
    ],
    [
      "an outcome",
      () => [
        `insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
         values ('${pastId}', '${student.id}', 'settled', 'tutor', 'held', '2026-01-01')`,
      ],
      all,
    ],
  ],
  lesson_reports: [
    [
      "a report",
      () => [
        `insert into lesson_reports (lesson_id, student_id, tutor_id, assignment_id, class_id, subject_id, starts_at)
         values ('${pastId}', '${student.id}', '${tutor.id}', '${assignmentId}', 'class-10', 'mathematics', '2026-01-01')`,
      ],
      both,
    ],
    ["its change", () => ["update lesson_reports set homework = 'Exercise 5'"], both],
  ],
  lesson_requests: [
    [
      "a request",
      () => [
        `insert into content_items (id, assignment_id, kind, title, description, url, starts_at, minutes, created_by)
         values ('${lessonId}', '${assignmentId}', 'live-session', 'L', 'D', 'https://a.example', '2027-03-01', 60, '${tutor.id}')`,
        `insert into lesson_requests (lesson_id, kind, asked_as, is_late, expires_at)
         values ('${lessonId}', 'cancel', 'student', false, '2027-02-28')`,
      ],
      both,
    ],
    [
      "an answer",
      () => ["update lesson_requests set answer = 'declined', answered_at = now()"],
      both,
    ],
  ],
  lesson_proposals: [
    [
      "a proposal",
      () => [
        `insert into lesson_proposals (lesson_id, way, was_at, expires_at)
         values ('${lessonId}', 'move', '2027-03-01', '2027-02-28')`,
      ],
      ["admins", "student"],
    ],
    [
      "an answer",
      () => [
        "update lesson_proposals set suits = false, answered_at = now(), answered_as = 'student'",
      ],
      ["admins", "student"],
    ],
  ],
  line_messages: [
    [
      "a message to the tutor",
      () => [
        `insert into line_messages (line_id, seq, author_id, written_as, client_id, text)
         select id, 1, student_id, 'student', gen_random_uuid(), 'Hello' from lines
         where ${ofStudent()}`,
      ],
      both,
    ],
    [
      "a message to the office",
      () => [
        `insert into lines (id, account_id) values ('${student.id}', '${student.id}')`,
        `insert into line_messages (line_id, seq, author_id, written_as, client_id, text)
         values ('${student.id}', 1, '${student.id}', 'student', gen_random_uuid(), 'Hello')`,
      ],
      learner,
    ],
  ],
  line_reads: [
    [
      "the tutor's own",
      () => [
        `insert into line_reads (line_id, person_id, seq)
         select id, tutor_id, 1 from lines where ${ofStudent()}`,
      ],
      [],
    ],
    [
      "the family's",
      () => [
        `insert into line_reads (line_id, person_id, seq)
         select id, student_id, 1 from lines where ${ofStudent()}`,
      ],
      ["tutor"],
    ],
  ],
  line_withdrawals: [
    [
      "a message taken back",
      () => [
        `insert into line_withdrawals (line_id, seq) select id, 1 from lines where ${ofStudent()}`,
      ],
      both,
    ],
  ],
  line_reviews: [
    [
      "a message to look at",
      () => [
        `insert into line_reviews (line_id, seq, urgency)
         select id, 1, 1 from lines where ${ofStudent()}`,
      ],
      ["admins"],
    ],
    ["a decision", () => ["update line_reviews set note = 'Fine'"], ["admins"]],
  ],
  tutor_hours: [
    [
      "a time",
      () => [`insert into tutor_hours values ('${tutor.id}', 1, 600, 720)`],
      ["admins", "tutor"],
    ],
    ["its removal", () => ["delete from tutor_hours"], ["admins", "tutor"]],
  ],
  time_off: [
    [
      "some days",
      () => [
        `insert into time_off (tutor_id, first_day, last_day)
         values ('${tutor.id}', '2027-01-01', '2027-01-02')`,
      ],
      ["admins", "tutor"],
    ],
    ["their removal", () => ["delete from time_off"], ["admins", "tutor"]],
  ],
  preferred_times: [
    [
      "a time",
      () => [`insert into preferred_times values ('${student.id}', 1, 600, 720)`],
      learner,
    ],
    ["its removal", () => ["delete from preferred_times"], learner],
  ],
  holidays: [
    ["a day", () => ["insert into holidays values ('2027-01-26', 'Republic Day')"], ["everyone"]],
    ["its removal", () => ["delete from holidays"], ["everyone"]],
  ],
  content_items: [
    ["a publication", () => [content("recording")], both],
    ["an edit", () => [`update content_items set title = 'Other' where ${own()}`], both],
    ["a deletion", () => [`delete from content_items where title = 'Other' and ${own()}`], both],
    ["no rows", () => ["delete from content_items where false"], []],
  ],
  announcements: [
    [
      "a publication",
      () => [
        `insert into announcements (type, assignment_id, title, description, created_by)
         values ('assignment', '${assignmentId}', 'Told', 'D', '${tutor.id}')`,
      ],
      both,
    ],
    [
      "one of a legacy course",
      () => [
        `insert into announcements (type, course_id, title, description) values ('course', ${course}, 'T', 'D')`,
      ],
      ["student"],
    ],
    ["an edit", () => [`update announcements set title = 'Other' where ${own()}`], both],
    ["a deletion", () => [`delete from announcements where ${own()}`], both],
  ],
  course_approvals: [
    [
      "an approval",
      () => [`insert into course_approvals values ('${student.id}', ${course}, true)`],
      ["student"],
    ],
    [
      "a withdrawal",
      () => [`update course_approvals set approved = false where course_id = ${course}`],
      ["student"],
    ],
    ["a deletion", () => [`delete from course_approvals where course_id = ${course}`], ["student"]],
  ],
  tutors: [
    [
      "an application",
      () => [
        account,
        `insert into tutors (id, first_name, last_name, phone_number, qualification, experience, selected_classes, selected_subjects)
         values (${newAccount}, 'A', 'B', '0', 'phd', '10+', '{}', '{}')`,
      ],
      [newId, "admins"],
    ],
    ["an approval", () => [`update tutors set phone_number = '1' where id = '${tutor.id}'`], all],
    ["a deletion", () => [`delete from accounts where id = ${newAccount}`], [newId, "admins"]],
  ],
  birth_dates: [
    ["a date", () => [`insert into birth_dates values ('${student.id}', '2012-01-01')`], learner],
    ["another", () => ["update birth_dates set born_on = '2012-01-02'"], learner],
    ["a deletion", () => [`delete from birth_dates where ${ofStudent()}`], learner],
  ],
  demo_requests: [
    [
      "a request",
      () => [
        `insert into demo_requests (student_id, first_at, second_at)
         values ('${student.id}', '2027-01-01', '2027-01-02')`,
      ],
      learner,
    ],
    ["another time", () => ["update demo_requests set second_at = '2027-01-03'"], learner],
    ["a deletion", () => [`delete from demo_requests where ${ofStudent()}`], learner],
  ],
  enquiries: [
    [
      "one",
      () => [
        `insert into enquiries (id, source, asker, asker_name, phone, class_id)
         values (${enquiry}, 'website', 'parent', 'A', '0', 'class-10')`,
      ],
      ["admins"],
    ],
    ["a call", () => ["update enquiries set stage = 'called'"], ["admins"]],
  ],
  enquiry_events: [
    [
      "a note",
      () => [`insert into enquiry_events (enquiry_id, what) values (${enquiry}, 'note')`],
      ["admins"],
    ],
  ],
  demo_lessons: [
    [
      "a demo class",
      () => [
        `insert into demo_lessons (enquiry_id, tutor_id, subject_id, starts_at, minutes, url)
         values (${enquiry}, '${tutor.id}', 'mathematics', '2040-05-01', 45, 'https://a.example')`,
      ],
      ["admins", "tutor"],
    ],
    [
      "another time",
      () => ["update demo_lessons set starts_at = '2040-05-02'"],
      ["admins", "tutor"],
    ],
    ["the end of all", () => ["delete from enquiries"], ["admins", "tutor"]],
  ],
  guardians: [
    [
      "a new one",
      () => [
        `${guardian} values ('${guardianId}', '${student.id}', 'G', 'mother', 'g@a.example', '')`,
      ],
      learner,
    ],
    [
      "an end, by anybody",
      () => [
        `update guardians set ended_at = now(), ended_by = 'stranger' where id = '${guardianId}'`,
      ],
      learner,
    ],
    ["a deletion", () => [`delete from guardians where id = '${guardianId}'`], learner],
    [
      "another",
      () => [
        `${guardian} values ('${guardianId}', '${student.id}', 'G', 'mother', 'g@a.example', '')`,
      ],
      learner,
    ],
  ],
  guardian_consents: [
    [
      "an answer",
      () => [
        `insert into guardian_consents (guardian_id, decision, text_version, text_digest, mail_kind, mailed_at)
         values ('${guardianId}', 'given', 1, '', 'guardian-consent', now())`,
      ],
      learner,
    ],
  ],
  accounts: [
    [
      "a new email",
      () => [`update accounts set email = 'a@b.example' where id = '${student.id}'`],
      all,
    ],
    [
      "a tutor's",
      () => [`update accounts set email = 'b@b.example' where id = '${tutor.id}'`],
      all,
    ],
    ["a new password", () => ["update accounts set password_hash = 'other'"], []],
    ["a proof of an address", () => ["update accounts set verified_at = now()"], []],
  ],
  sessions: [
    ["its use", () => ["update sessions set last_seen_at = now()"], []],
    [
      "its end",
      () => [`delete from sessions where account_id = '${student.id}'`],
      ["ended: the student's session"],
    ],
  ],
  assignments: [
    [
      "a change",
      () => [`update assignments set status = 'over' where id = '${assignmentId}'`],
      all,
    ],
    ["a deletion", () => [`delete from assignments where id = '${assignmentId}'`], all],
    [
      "a new one",
      () => [
        `insert into assignments (id, student_id, tutor_id, class_id, subject_id)
         values ('${assignmentId}', '${student.id}', '${tutor.id}', 'class-10', 'physics')`,
      ],
      all,
    ],
  ],
  students: [
    ["a new name", () => [`update students set name = 'N' where id = '${student.id}'`], all],
    [
      "a deletion, also the tutors of the deleted assignments",
      () => [`delete from accounts where id = '${student.id}'`],
      all,
    ],
    [
      "a sign-up",
      () => [
        account,
        `insert into students (id, name, username, phone_number, address, selected_class)
         values (${newAccount}, 'A', 'a', '0', '', 'class-10')`,
      ],
      [newId, "admins"],
    ],
  ],
  site_versions: [
    [
      "a publication",
      () => [
        `insert into site_versions (version, changes, publisher, note) values (1, '{}', 'A', '')`,
      ],
      ["site"],
    ],
  ],
  admins: [
    ["a removal", () => [`delete from admins where id = '${admin.id}'`], ["ended: the admin"]],
  ],
};

/**
 * Tables without messages. No open page shows them, or only what its own person did, or another
 * table sends the message: the admins' counts change with the lists, series, booked times,
 * substitutions and fees with their lessons.
 */
const silent = [
  "audit_chain",
  "audit_log",
  "booked_times",
  "calendar_feeds",
  "cancelled_sessions",
  "denial_counts",
  "enquiry_counts",
  "erasures",
  "bank_lines",
  "bank_statements",
  "bill_checks",
  "closed_months",
  "document_lines",
  "document_series",
  "document_students",
  "documents",
  "discount_ends",
  "discounts",
  "families",
  "family_moves",
  "family_students",
  "fee_settings",
  "fee_sums",
  "free_lessons",
  "gateway_events",
  "gateway_links",
  "gateway_payments",
  "gateway_refunds",
  "journal",
  "ledger_accounts",
  "lesson_bills",
  "lesson_earnings",
  "pay_run_ends",
  "pay_run_lessons",
  "pay_run_lines",
  "pay_runs",
  "pay_series",
  "tutor_payees",
  "payment_claims",
  "payments",
  "postings",
  "rate_shares",
  "rates",
  "guardian_link_requests",
  "guardian_links",
  "fee_links",
  "fee_mail_settings",
  "fee_reminders",
  "imported_records",
  "imports",
  "invoicing",
  "issuers",
  "known_devices",
  "lesson_series",
  "line_reports",
  "lines",
  "list_counts",
  "mail_refusals",
  "photo_images",
  "upload_parts",
  "push_refusals",
  "push_subscriptions",
  "pushes",
  "mailed_links",
  "mails",
  "passkeys",
  "lesson_records",
  "pending_sign_ins",
  "rate_limits",
  "request_links",
  "kept_sender",
  "recovery_codes",
  "reset_requests",
  "second_factors",
  "secrets",
  "seen_items",
  "series_times",
  "sign_in_devices",
  "site_draft",
  "site_files",
  "spent_challenges",
  "siblings",
  "staff_notes",
  "substitutions",
  "skipped_setup_steps",
  "syllabi",
  "tutor_suspensions",
  "undo_snapshots",
];

test("every table is in one of the two lists", async () => {
  const { rows } = await academy.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`,
  );
  const names = rows.map(({ name }) => name).toSorted();
  expect([...Object.keys(changes), ...silent].toSorted()).toEqual(names);
});

describe.each(Object.keys(changes))("of %s", (table) => {
  test.each(changes[table] ?? [])(
    "%s names exactly the people who see it",
    async (_, sql, recipients) => {
      expect(await recipientsOf(...sql())).toEqual(recipients);
    },
  );
});

test("a rollback sends no message", async () => {
  expect(await recipientsOf("begin", "update students set name = 'Nobody'", "rollback")).toEqual(
    [],
  );
});

test("a change of many rows sends few messages, each within PostgreSQL's limit", async () => {
  await app.query(`
    insert into accounts (id, email, password_hash)
      select gen_random_uuid(), 'many' || n || '@test.example', 'none' from generate_series(1, 1000) n`);
  await recipientsOf(`
    insert into students (id, name, username, phone_number, address, selected_class)
    select id, 'A', 'a', '0', '', 'class-10' from accounts where email like 'many%'`);
  expect(messages.length).toBeLessThan(10);
  expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8000);
  expect(new Set(messages.flatMap((message) => message.split(" "))).size).toBe(1000 + 2);
});

test("a message contains ids only, and no user input", async () => {
  await recipientsOf(
    "update students set name = 'Canary name'",
    "update tutors set bio = 'Canary bio'",
  );
  const id = String.raw`(ended:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`;
  for (const message of messages)
    expect(message).toMatch(new RegExp(`^(done|(admins|${id})( (admins|${id}))*)$`));
});
