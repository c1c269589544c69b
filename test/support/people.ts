import { hashPassword } from "#security/password.ts";
import { createSession } from "#security/session.ts";
import { createStudent, createTutor } from "#data/account/accounts.ts";
import { createAdmin } from "#data/people/admins.ts";
import { insertAssignment } from "#data/assignments/assignments.ts";
import { verifyEmail } from "#data/account/email-addresses.ts";
import { insertContent } from "#data/teaching/content.ts";
import { approveTutor, rejectTutor } from "#data/people/tutors.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { emptyContent, type Content } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import type { TestAcademy } from "./academy.ts";
import { TestBrowser } from "./browser.ts";
import { cheapCost } from "./fast.ts";

export const password = "correct horse";
const passwordHash = hashPassword(password, cheapCost);
let people = 0;

export interface Person {
  id: string;
  email: string;
  name: string;
  /** Unique, so that a page that shows it can be recognised; admins have none. */
  phoneNumber: string;
  browser: TestBrowser;
}

/** A browser with a session, opened without a password. */
export async function signedIn(
  academy: TestAcademy,
  person: { id: string },
  userAgent = "",
): Promise<TestBrowser> {
  const browser = new TestBrowser(academy);
  const isSecure = academy.origin.startsWith("https:");
  browser.keep(await createSession(academy.database, isSecure, person.id, userAgent));
  return browser;
}

function nextPerson(role: string) {
  people += 1;
  return {
    email: `${role}-${people}@test.example`,
    // The full stop keeps "Number1" from being found in "Number10".
    name: `${role} Number${people}.`,
    phoneNumber: `+91 00000 ${String(people).padStart(5, "0")}`,
    hash: passwordHash,
  };
}

/** A student with a signed-in browser, whose email address is proved unless it says otherwise. */
export async function makeStudent(
  academy: TestAcademy,
  { isProved = true, ...more }: { enrolledCourses?: string[]; isProved?: boolean } = {},
): Promise<Person> {
  const { email, name, phoneNumber, hash } = nextPerson("student");
  const profile = {
    name,
    username: "student",
    phoneNumber,
    address: "Warangal",
    referralEmail: null,
    selectedClass: "class-10",
    selectedSubjects: ["mathematics"],
    ...more,
  };
  const id = (await createStudent(academy.database, email, await hash, profile)) ?? "";
  if (isProved) await verifyEmail(academy.database, { accountId: id, email });
  return { id, email, name, phoneNumber, browser: await signedIn(academy, { id }) };
}

/** A tutor of class 10 mathematics and physics with a signed-in browser. */
export async function makeTutor(
  academy: TestAcademy,
  status: Exclude<TutorStatus, "suspended"> = "approved",
): Promise<Person> {
  const { email, name, phoneNumber, hash } = nextPerson("tutor");
  const [firstName = "", lastName = ""] = name.split(" ");
  const profile = {
    firstName,
    lastName,
    phoneNumber,
    qualification: "master",
    experience: "1-3",
    selectedClasses: ["class-10"],
    selectedSubjects: ["mathematics", "physics"],
    bio: "",
  };
  const id = await academy.database.transaction().execute(async (trx) => {
    const made = (await createTutor(trx, email, await hash, profile)) ?? "";
    await verifyEmail(trx, { accountId: made, email });
    if (status === "approved") await approveTutor(trx, made, new Date());
    if (status === "rejected") await rejectTutor(trx, made, "No certificate.");
    return made;
  });
  return { id, email, name, phoneNumber, browser: await signedIn(academy, { id }) };
}

/** An admin with a signed-in browser: an owner, unless it says otherwise. */
export async function makeAdmin(academy: TestAcademy, role: StaffRole = "owner"): Promise<Person> {
  const { email, name, hash } = nextPerson("admin");
  const id = (await createAdmin(academy.database, email, await hash, name, role)) ?? "";
  return { id, email, name, phoneNumber: "", browser: await signedIn(academy, { id }) };
}

/** An active assignment of class 10 mathematics. @returns its id */
export async function assign(
  academy: TestAcademy,
  student: { id: string },
  tutor: { id: string },
): Promise<string> {
  const subject = { classId: "class-10", subjectId: "mathematics" };
  const id = await academy.database.transaction().execute((trx) =>
    insertAssignment(trx, {
      studentId: student.id,
      tutorId: tutor.id,
      createdBy: null,
      ...subject,
    }),
  );
  if (!id) throw new Error("the assignment exists already");
  return id;
}

/** A student and the tutor who teaches them, by an active assignment of class 10 mathematics. */
export async function makeCourse(academy: TestAcademy, givenTutor?: Person) {
  const student = await makeStudent(academy);
  const tutor = givenTutor ?? (await makeTutor(academy));
  return { student, tutor, assignmentId: await assign(academy, student, tutor) };
}

/** An item of an assignment, published by its tutor. @returns its id */
export async function publish(
  academy: TestAcademy,
  assignmentId: string,
  tutor: { id: string },
  kind: ContentKind,
  content: Partial<Content> & { title: string },
): Promise<string> {
  const owner = { assignmentId, tutorId: tutor.id };
  const id = await insertContent(academy.database, owner, kind, {
    ...emptyContent,
    description: "About it.",
    url: "https://video.example/1",
    ...(kind === "live-session" && {
      startsAt: await freeTime(academy, assignmentId),
      minutes: 60,
    }),
    ...content,
  });
  if (!id) throw new Error("the item exists already");
  return id;
}

/** 17:30 in India on December 1, 2036, or on the first day after it without a lesson of these people. */
async function freeTime({ pool }: TestAcademy, assignmentId: string): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `select day as at from generate_series(timestamptz '2036-12-01 12:00Z', '2038-12-01', '1 day') day
     where not exists (select from booked_times b join assignments a on a.id = $1
       where (b.student_id = a.student_id or b.tutor_id = a.tutor_id)
         and b.starts_at < day + interval '8 hours' and b.ends_at > day - interval '8 hours')
     order by day limit 1`,
    [assignmentId],
  );
  if (!rows[0]) throw new Error("no free time");
  return rows[0].at;
}

/** The id of a person's session; with `except`, of their other one. */
export async function sessionOf(
  { database }: TestAcademy,
  person: { id: string },
  except: string | null = null,
): Promise<string> {
  const { id } = await database
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", person.id)
    .$if(except !== null, (query) => query.where("id", "!=", except))
    .executeTakeFirstOrThrow();
  return id;
}
