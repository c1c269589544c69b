import {
  createStudent as insertStudent,
  createTutor as insertTutor,
} from "#data/account/accounts.ts";
import { createAdmin } from "#data/people/admins.ts";
import { insertAssignment } from "#data/assignments/assignments.ts";
import { insertContent } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { approveTutor } from "#data/people/tutors.ts";
import { emptyContent } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { hashPassword } from "#security/password.ts";
import { createSession } from "#security/session.ts";
import { day } from "#domain/shared/durations.ts";

/** The password of every account that this file makes. */
export const password = "correct horse battery";

export interface Person {
  id: string;
  email: string;
  /** Their session, as "name=value". */
  cookie: string;
}

let hash: Promise<string> | null = null;
let people = 0;
let lessons = 0;

async function nextAccount(role: string): Promise<{ email: string; passwordHash: string }> {
  people += 1;
  hash ??= hashPassword(password);
  return { email: `${role}-${people}@bench.example`, passwordHash: await hash };
}

/** Opens a session. @returns it as "name=value" */
export async function signInAs(database: Database, id: string): Promise<string> {
  const line = await createSession(database, false, id, "bench");
  return line.split(";")[0] ?? "";
}

async function signIn(database: Database, id: string | null, email: string): Promise<Person> {
  if (!id) throw new Error(`${email} exists already`);
  return { id, email, cookie: await signInAs(database, id) };
}

/** Makes a signed-in student. @param email their address, if it matters */
export async function makeStudent(database: Database, email?: string): Promise<Person> {
  const account = await nextAccount("student");
  const address = email ?? account.email;
  const id = await insertStudent(database, address, account.passwordHash, {
    name: `Student ${people}`,
    username: "student",
    phoneNumber: "",
    address: "",
    referralEmail: null,
    selectedClass: "class-10",
    selectedSubjects: ["mathematics"],
  });
  return signIn(database, id, address);
}

/** Makes a signed-in, approved tutor of class 10. */
export async function makeTutor(database: Database): Promise<Person> {
  const { email, passwordHash } = await nextAccount("tutor");
  const id = await database.transaction().execute(async (trx) => {
    const tutorId = await insertTutor(trx, email, passwordHash, {
      firstName: "Tutor",
      lastName: String(people),
      phoneNumber: "",
      qualification: "master",
      experience: "1-3",
      selectedClasses: ["class-10"],
      selectedSubjects: ["mathematics"],
      bio: "",
    });
    if (tutorId) await approveTutor(trx, tutorId, new Date());
    return tutorId;
  });
  return signIn(database, id, email);
}

/** Makes a signed-in admin. */
export async function makeAdmin(database: Database): Promise<Person> {
  const { email, passwordHash } = await nextAccount("admin");
  return signIn(database, await createAdmin(database, email, passwordHash, "Bench Admin"), email);
}

/** Assigns a student to a tutor for class 10 mathematics. @returns the assignment's id */
export async function assign(database: Database, student: Person, tutor: Person): Promise<string> {
  const id = await database.transaction().execute((trx) =>
    insertAssignment(trx, {
      studentId: student.id,
      tutorId: tutor.id,
      createdBy: null,
      classId: "class-10",
      subjectId: "mathematics",
    }),
  );
  if (!id) throw new Error("the assignment exists already");
  return id;
}

/** Publishes an item of an assignment. @returns its id */
export async function publish(
  database: Database,
  assignmentId: string,
  tutor: Person,
  kind: ContentKind,
  title: string,
): Promise<string> {
  // Each on another day, since nobody has two lessons at once.
  if (kind === "live-session") lessons += 1;
  const startsAt = kind === "live-session" ? new Date(Date.now() + lessons * day) : null;
  const url = "https://video.example/1";
  const minutes = kind === "live-session" ? 60 : null;
  const item = { ...emptyContent, title, description: "About it.", url, startsAt, minutes };
  const owner = { assignmentId, tutorId: tutor.id };
  const id = await insertContent(database, owner, kind, item);
  if (!id) throw new Error("the item exists already");
  return id;
}
