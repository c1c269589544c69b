import { admin as adminAccount } from "./academy-process.ts";
import { findInPage, postForm, readCookie } from "./requests.ts";

export const password = "correct horse";
let people = 0;

/** Someone's account, before or after it exists. */
export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Someone with an account and a session, "name=value" as its cookie says it. */
export interface Person extends Account {
  cookie: string;
}

/** A name and an address that no other test of this run uses. */
export function nextAccount(role: "Student" | "Tutor", firstName: string = role): Account {
  people += 1;
  const tag = `${process.env["TEST_WORKER_INDEX"] ?? 0}x${people}x${Date.now().toString(36)}`;
  return {
    name: `${firstName} ${tag}`,
    email: `${role.toLowerCase()}-${tag}@e2e.example`,
    password,
  };
}

/** The academy's admin, with the session that all tests share. */
export function theAdmin(): Person {
  return { ...adminAccount, cookie: process.env["ADMIN_COOKIE"] ?? "" };
}

/** Signs a student of class 10 mathematics up, without a browser. */
export async function makeStudent(account = nextAccount("Student")): Promise<Person> {
  const answer = await postForm("/signup", {
    name: account.name,
    username: "student",
    email: account.email,
    selectedClass: "class-10",
    selectedSubjects: ["mathematics"],
    password: account.password,
    confirmPassword: account.password,
  });
  return { ...account, cookie: readCookie(answer) };
}

/** A tutor of class 10 mathematics and physics who has applied, without a browser. */
export async function makeApplicant(account = nextAccount("Tutor")): Promise<Person> {
  const [firstName = "", lastName = ""] = account.name.split(" ");
  const answer = await postForm("/tutor-signup", {
    firstName,
    lastName,
    email: account.email,
    phoneNumber: "+91 00000 00000",
    qualification: "master",
    experience: "1-3",
    selectedClasses: ["class-10"],
    selectedSubjects: ["mathematics", "physics"],
    password: account.password,
    confirmPassword: account.password,
  });
  return { ...account, cookie: readCookie(answer) };
}

/** A tutor of class 10 mathematics and physics whom the admin has approved. */
export async function makeTutor(account = nextAccount("Tutor")): Promise<Person> {
  const tutor = await makeApplicant(account);
  await postForm(`/admin-dashboard/tutors/${await tutorId(tutor)}/approval`, {}, theAdmin().cookie);
  return tutor;
}

/** A record's id, read from the admin's lists. */
export function tutorId({ email }: Account): Promise<string> {
  const list = `/admin-dashboard/tutors?q=${encodeURIComponent(email)}`;
  return findInPage(list, theAdmin().cookie, /\btutor-([\w-]+)"/);
}

/** A record's id, read from the admin's lists. */
export function studentId({ email }: Account): Promise<string> {
  const list = `/admin-dashboard?q=${encodeURIComponent(email)}`;
  return findInPage(list, theAdmin().cookie, /\/students\/([\w-]+)\/delete/);
}
