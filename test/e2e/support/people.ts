import { createStudent, createTutor } from "#data/account/accounts.ts";
import { createAdmin } from "#data/people/admins.ts";
import { verifyEmail } from "#data/account/email-addresses.ts";
import { approveTutor } from "#data/people/tutors.ts";
import { hashPassword } from "#security/password.ts";
import { createSession } from "#security/session.ts";
import { cheapCost } from "#test/support/fast.ts";
import { admin as adminAccount } from "./academy-process.ts";
import { academyDatabase } from "./database.ts";

export const password = "correct horse";
const passwordHash = hashPassword(password, cheapCost);
let people = 0;

/** The data that a person signs up and signs in with. */
export interface Account {
  name: string;
  email: string;
  password: string;
}

/** An account with a session. */
export interface SignedIn extends Account {
  /** The session's cookie as "name=value". */
  cookie: string;
}

/** A person added by a test. */
export interface Person extends SignedIn {
  id: string;
}

/** A name and an address that no other test of this run uses. */
export function nextAccount(
  role: "Student" | "Tutor" | "Admin",
  firstName: string = role,
): Account {
  people += 1;
  const tag = `${process.env["TEST_WORKER_INDEX"] ?? 0}x${people}x${Date.now().toString(36)}`;
  return {
    name: `${firstName} ${tag}`,
    email: `${role.toLowerCase()}-${tag}@e2e.example`,
    password,
  };
}

async function signIn(account: Account, id: string | null): Promise<Person> {
  if (!id) throw new Error(`${account.email} has an account already`);
  const setCookie = await createSession(academyDatabase(), false, id, "");
  return { ...account, id, cookie: setCookie.split(";")[0] ?? "" };
}

/** Opens a new session of a person whose sessions have ended. */
export const signInAgain = (person: Person): Promise<Person> => signIn(person, person.id);

/** Opens the session of the first admin that all tests share. @returns its cookie */
export async function signInAdmin(): Promise<string> {
  const { id } = await findId(adminAccount);
  return (await signIn(adminAccount, id)).cookie;
}

/** The academy's first admin, with the session that all tests share. */
export function theAdmin(): SignedIn {
  return { ...adminAccount, cookie: process.env["ADMIN_COOKIE"] ?? "" };
}

/** The id of an account that was made through a form. */
export async function findId({ email }: Account): Promise<{ id: string }> {
  return academyDatabase()
    .selectFrom("accounts")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
}

/** Confirms the address of an account that was made through a form. */
export async function proveAddress(account: Account): Promise<void> {
  const { id: accountId } = await findId(account);
  await verifyEmail(academyDatabase(), { accountId, email: account.email });
}

/** Adds an admin for one test. */
export async function makeAdmin(account = nextAccount("Admin")): Promise<Person> {
  const hash = await passwordHash;
  const id = await academyDatabase()
    .transaction()
    .execute((trx) => createAdmin(trx, account.email, hash, account.name));
  return signIn(account, id);
}

/** Adds a student of class 10 mathematics. */
export async function makeStudent(account = nextAccount("Student")): Promise<Person> {
  const profile = {
    name: account.name,
    username: "student",
    phoneNumber: "",
    address: "",
    referralEmail: null,
    selectedClass: "class-10",
    selectedSubjects: ["mathematics"],
  };
  const hash = await passwordHash;
  const id = await academyDatabase()
    .transaction()
    .execute((trx) => createStudent(trx, account.email, hash, profile));
  if (id) await verifyEmail(academyDatabase(), { accountId: id, email: account.email });
  return signIn(account, id);
}

/** Adds a tutor of class 10 mathematics and physics whose application is under review. */
export async function makeApplicant(account = nextAccount("Tutor")): Promise<Person> {
  const [firstName = "", lastName = ""] = account.name.split(" ");
  const profile = {
    firstName,
    lastName,
    phoneNumber: "+91 00000 00000",
    qualification: "master",
    experience: "1-3",
    selectedClasses: ["class-10"],
    selectedSubjects: ["mathematics", "physics"],
    bio: "",
  };
  const hash = await passwordHash;
  const id = await academyDatabase()
    .transaction()
    .execute((trx) => createTutor(trx, account.email, hash, profile));
  if (id) await verifyEmail(academyDatabase(), { accountId: id, email: account.email });
  return signIn(account, id);
}

/** Adds an approved tutor of class 10 mathematics and physics. */
export async function makeTutor(account = nextAccount("Tutor")): Promise<Person> {
  const tutor = await makeApplicant(account);
  await academyDatabase()
    .transaction()
    .execute((trx) => approveTutor(trx, tutor.id, new Date()));
  return tutor;
}
