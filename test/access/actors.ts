import type { StaffRole } from "#domain/people/staff.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, signedIn, type Person } from "#test/support/people.ts";
import { lessonCanaries, makeLesson, type Canary, type Lesson } from "./lesson.ts";

/** All actors. */
export const actors = [
  "visitor",
  "student",
  "otherStudent",
  "deletedStudent",
  "tutor",
  "otherTutor",
  "pendingTutor",
  "rejectedTutor",
  "suspendedTutor",
  "admin",
  "coordinator",
  "accountant",
  "editor",
  "forgedMarker",
] as const;

export type Actor = (typeof actors)[number];

/** The actors of the staff, and the role of each. */
export const staff = {
  admin: "owner",
  coordinator: "coordinator",
  accountant: "accountant",
  editor: "editor",
} as const satisfies Partial<Record<Actor, StaffRole>>;

/** Whose records an address names: the actor's own ones, or another person's. */
export type Whose = "own" | "another";

/** The academy of the access tests: its people, and the texts that only some may read. */
export interface TestAccounts {
  browsers: Record<Actor, TestBrowser>;
  people: Record<"student" | "tutor" | "admin", Person>;
  /** The lesson whose records an actor asks for; null where they have none of their own. */
  lesson(actor: Actor, whose: Whose): Lesson | null;
  canaries: Canary[];
}

/** A browser that claims in every way to be the admin's, without a session. */
function forgeAdmin(academy: TestAcademy, admin: Person): TestBrowser {
  const marker = JSON.stringify({ uid: admin.id, email: admin.email, name: admin.name });
  const browser = new TestBrowser(academy, {
    authorization: `Bearer ${admin.id}`,
    "x-admin": "true",
    "x-forwarded-user": admin.email,
    "x-user-id": admin.id,
  });
  browser.keep(`adminUser=${encodeURIComponent(marker)}`);
  browser.keep(`viluva_session=${Buffer.from(`"${admin.id}"`).toString("base64")}`);
  return browser;
}

/** Fills an academy with one of each actor, their lessons, and their canary texts. */
export async function createTestAccounts(academy: TestAcademy): Promise<TestAccounts> {
  const [student, otherStudent, deletedStudent, bystander] = (await Promise.all(
    [1, 2, 3, 4].map(() => makeStudent(academy)),
  )) as [Person, Person, Person, Person];
  const [tutor, otherTutor] = [await makeTutor(academy), await makeTutor(academy)];
  const pendingTutor = await makeTutor(academy, "pending");
  const rejectedTutor = await makeTutor(academy, "rejected");
  const suspendedTutor = await makeTutor(academy);
  const admin = await makeAdmin(academy);
  const [coordinator, accountant, editor] = [
    await makeAdmin(academy, "coordinator"),
    await makeAdmin(academy, "accountant"),
    await makeAdmin(academy, "editor"),
  ];

  const main = await makeLesson(academy, student, tutor);
  const other = await makeLesson(academy, otherStudent, otherTutor);
  const pending = await makeLesson(academy, bystander, pendingTutor);
  const rejected = await makeLesson(academy, bystander, rejectedTutor);
  const suspended = await makeLesson(academy, bystander, suspendedTutor);
  await academy.database
    .transaction()
    .execute((trx) =>
      suspendTutor(trx, { tutorId: suspendedTutor.id, reason: "A test.", adminId: admin.id }),
    );
  // The suspension has ended the session; signing in again is allowed.
  const suspendedBrowser = await signedIn(academy, suspendedTutor);
  const deleted = await makeLesson(academy, deletedStudent, otherTutor);
  // Opens the next page too, whose message names the student once.
  await admin.browser.submit(`/admin-dashboard/students/${deletedStudent.id}/delete`);

  const own: Partial<Record<Actor, Lesson>> = {
    student: main,
    tutor: main,
    otherStudent: other,
    otherTutor: other,
    pendingTutor: pending,
    rejectedTutor: rejected,
    suspendedTutor: suspended,
  };
  const canaries = [
    ...lessonCanaries(main, { student: "student", tutor: "tutor" }),
    ...lessonCanaries(other, { student: "otherStudent", tutor: "otherTutor" }),
    ...lessonCanaries(pending, { tutor: "pendingTutor" }),
    ...closedCanaries(rejected, "rejectedTutor"),
    ...closedCanaries(suspended, "suspendedTutor"),
    { text: admin.email, readers: ["admin"] },
    { text: coordinator.email, readers: ["admin", "coordinator"] },
    { text: accountant.email, readers: ["admin", "accountant"] },
    { text: editor.email, readers: ["admin", "editor"] },
  ] satisfies Canary[];
  const erased = lessonCanaries(deleted, {}).filter(
    ({ text }) => !canaries.some((canary) => canary.text === text),
  );
  return {
    browsers: {
      visitor: new TestBrowser(academy),
      student: student.browser,
      otherStudent: otherStudent.browser,
      deletedStudent: deletedStudent.browser,
      tutor: tutor.browser,
      otherTutor: otherTutor.browser,
      pendingTutor: pendingTutor.browser,
      rejectedTutor: rejectedTutor.browser,
      suspendedTutor: suspendedBrowser,
      admin: admin.browser,
      coordinator: coordinator.browser,
      accountant: accountant.browser,
      editor: editor.browser,
      forgedMarker: forgeAdmin(academy, admin),
    },
    people: { student, tutor, admin },
    lesson: (actor, whose) => {
      const mine = own[actor] ?? null;
      if (whose === "own") return mine;
      return mine === main ? other : main;
    },
    canaries: [...mergeReaders(canaries), ...erased.map(({ text }) => ({ text, readers: [] }))],
  };
}

/**
 * A suspended or rejected tutor reads their own record only: nothing about the student, nor what they
 * published.
 */
function closedCanaries(lesson: Lesson, closed: "suspendedTutor" | "rejectedTutor"): Canary[] {
  const { tutor } = lesson;
  const own = [tutor.name, tutor.email, tutor.phoneNumber];
  return lessonCanaries(lesson, { tutor: closed }).map(({ text, readers }) => ({
    text,
    readers: own.includes(text) ? readers : readers.filter((reader) => reader !== closed),
  }));
}

/** A student of two tutors may be shown to both. */
function mergeReaders(canaries: readonly Canary[]): Canary[] {
  return [...new Set(canaries.map(({ text }) => text))].map((text) => ({
    text,
    readers: canaries.filter((one) => one.text === text).flatMap(({ readers }) => readers),
  }));
}
