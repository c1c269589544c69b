import type { Register } from "react-router";
import { canChange, canEnter, type StaffArea, type StaffRole } from "#domain/people/staff.ts";
import { actors, staff, type Actor, type Whose } from "./actors.ts";

/** An address of the product as the route table has it; the build writes down the type. */
export type Url = keyof Register["pages"];

/** A status, a redirect's target, or "changes" for the valid forms of `changes.test.ts`. */
export type Answer = number | `/${string}` | "changes";

/** The answer to each actor, for their own records and for another's. */
export type Answers = Record<Actor, Record<Whose, Answer>>;

export interface Row {
  get: Answers;
  /** For a form with nothing in it. */
  post: Answers;
}

export const same = (answer: Answer): Record<Whose, Answer> => ({ own: answer, another: answer });

export function everyone(answer: Answer): Answers {
  return Object.fromEntries(actors.map((actor) => [actor, same(answer)])) as Answers;
}

export function visitors(answer: Answer) {
  return { visitor: same(answer), deletedStudent: same(answer), forgedMarker: same(answer) };
}

/** An admin of each role, who is led to their own first screen. */
export const staffHomes = {
  admin: same("/admin-dashboard"),
  coordinator: same("/admin-dashboard"),
  accountant: same("/admin-dashboard/quality"),
  editor: same("/admin-dashboard/site"),
};

/** `/dashboard` is for students; a tutor or an admin is led to their own. */
export function students(own: Answer, another: Answer = own): Answers {
  return {
    ...everyone("/tutor-dashboard"),
    ...visitors("/login"),
    student: { own, another },
    otherStudent: { own, another },
    ...staffHomes,
  };
}

/** `/tutor-dashboard` is for tutors; some of it only for approved ones. */
export function tutors(own: Answer, another: Answer = own, unapproved: Answer = own): Answers {
  return {
    ...everyone(403),
    ...visitors("/tutor-login"),
    tutor: { own, another },
    otherTutor: { own, another },
    pendingTutor: { own: unapproved, another },
    rejectedTutor: { own: unapproved, another },
    suspendedTutor: same("/tutor-dashboard"),
  };
}

/** An assignment's pages: a rejected tutor is told of their own that they may not manage it. */
export function ownAssignments(row: Row): Row {
  const refused = { own: 403, another: 404 } as const;
  return {
    get: { ...row.get, rejectedTutor: refused },
    post: { ...row.post, rejectedTutor: refused },
  };
}

/** Of a tutor's records otherwise, a rejected one has none. */
export function ownRecords(row: Row): Row {
  const none = { own: 404, another: 404 } as const;
  return { get: { ...row.get, rejectedTutor: none }, post: { ...row.post, rejectedTutor: none } };
}

export function suspendedToo(answers: Answers, answer: Answer): Answers {
  return { ...answers, suspendedTutor: same(answer) };
}

/** `/account` is for every signed-in person, whatever the role. */
export function members(own: Answer, another: Answer = own): Answers {
  const everybody = actors.map((actor) => [actor, { own, another }]);
  return { ...(Object.fromEntries(everybody) as Answers), ...visitors("/login") };
}

/** `/calendar` is for students, and for tutors who are not rejected; others are led home. */
export function calendarOwners(answer: Answer): Answers {
  const home = same("/tutor-dashboard");
  return { ...members(answer), rejectedTutor: home, suspendedTutor: home, ...staffHomes };
}

/** Where everybody is led home. @param week for those who have a week of lessons, from their home */
export function homes(week: "" | "/timetable"): Answers {
  const student = same(`/dashboard${week}`);
  const tutor = same(`/tutor-dashboard${week}`);
  return {
    ...calendarOwners(`/tutor-dashboard${week}`),
    student,
    otherStudent: student,
    tutor,
    otherTutor: tutor,
  };
}

/** `/account/hours` is for tutors, whatever their status; others are led home. */
export function hourOwners(answer: Answer): Answers {
  const student = same("/dashboard");
  return { ...members(answer), student, otherStudent: student, ...staffHomes };
}

/** A lesson of a tutor's, who is not rejected. */
export function sessionTutors(own: Answer): Answers {
  return { ...tutors(own, 404), rejectedTutor: { own: 404, another: 404 } };
}

/** A student's session, as each of the two students asks for their own. */
export function sessionOwners(own: Answer): Answers {
  const mine = { own, another: 404 as const };
  return { ...members(404), student: mine, otherStudent: mine };
}

export const proofOf = (next: string) => `/account/proof?next=${encodeURIComponent(next)}` as const;

/** An admin has no record to say more about themself in. */
export function profiles(own: Answer): Answers {
  return { ...members(own), ...ofStaff(() => 404) };
}

/** A second factor is an admin's own matter: other members don't have that page. */
export function secondFactors(own: Answer): Answers {
  return { ...members(404), ...ofStaff(() => own) };
}

/** An answer for each role of the staff. */
export function ofStaff(answer: (role: StaffRole) => Answer) {
  const entries = Object.entries(staff).map(([actor, role]) => [actor, same(answer(role))]);
  return Object.fromEntries(entries) as Record<keyof typeof staff, Record<Whose, Answer>>;
}

/** A form of `/admin-dashboard` is for those who may change its area, for records about anyone. */
export function admins(answer: Answer, name: StaffArea = "people"): Answers {
  const answerTo = (role: StaffRole) =>
    canEnter(role, name) && canChange(role, name) ? answer : 403;
  return { ...everyone("/admin-login"), ...ofStaff(answerTo) };
}

/** A page of an area, which every role that may enter the area reads, and its form. */
export function area(name: StaffArea, get: Answer, post: Answer): Row {
  const answerTo = (role: StaffRole) => (canEnter(role, name) ? get : 403);
  return { get: { ...everyone("/admin-login"), ...ofStaff(answerTo) }, post: admins(post, name) };
}
