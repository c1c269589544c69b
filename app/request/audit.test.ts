import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { consentText } from "#content/guardian-consent.ts";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { setOwnChapters } from "#data/syllabi.ts";
import { insertNote } from "#data/staff-notes.ts";
import { countRows, readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeClass,
  makeStudent,
  makeTutor,
  password,
  type Person,
  publish,
  sessionOf,
  signedIn,
} from "#test/support/people.ts";
import { addPasskey, prove, readOptions, TestDevice } from "#test/support/passkeys.ts";
import { beginSecondFactor, codeOf, makeCarefulAdmin } from "#test/support/second-factor.ts";
import { makeClassWithLesson, makeRequest } from "#test/support/requests.ts";
import { makeLink, stopLink } from "#test/support/mail.ts";
import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import type { LinkPurpose } from "#domain/mailed-link.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl, listActions } from "#test/support/urls.ts";
import { oneWeeklyLesson } from "#test/support/weekly-lessons.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  await prove(admin.browser);
  ({ tutor, assignmentId } = await makeClass(academy));
});

interface Submission {
  browser: TestBrowser;
  path: string;
  fields?: Record<string, string | string[]>;
  /** The expected status; 303 by default. */
  status?: number;
  /** The expected columns of its audit entry. */
  entry: Record<string, unknown>;
}

const anId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
let people = 0;
const newEmail = () => `new-${(people += 1)}@test.example`;

let plannedLessons = 0;
/** A lesson of the tutor's, on a day that has no other, and the hour after it. */
async function planLesson() {
  plannedLessons += 1;
  const was = new Date(Date.parse("2032-01-01T06:30:00Z") + plannedLessons * 86_400_000);
  const lesson = { title: `Planned ${plannedLessons}`, startsAt: was };
  const id = await publish(academy, assignmentId, tutor, "live-session", lesson);
  return { id, was, to: new Date(was.getTime() + 3_600_000) };
}

const signIn = async (
  path: string,
  role: string,
  make: () => Promise<Person>,
): Promise<Submission> => {
  const { id, email } = await make();
  const entry = { action: "sign-in", actor_id: id, actor_role: role, subject_id: id };
  return { browser: visitor(), path, fields: { email, password }, entry };
};
const signUp = (
  path: string,
  action: string,
  role: string,
  fields: Submission["fields"],
): Submission => ({
  browser: visitor(),
  path,
  fields: { email: newEmail(), password, confirmPassword: password, ...fields },
  entry: { action, actor_id: anId, actor_role: role, subject_kind: role, subject_id: anId },
});
const makeNote = async () => {
  const { id: accountId } = await makeStudent(academy);
  const about = { role: "student", accountId, authorId: admin.id, text: "A note." } as const;
  return { accountId, noteId: (await insertNote(academy.database, about)) ?? "" };
};
const weeklyLesson = async () => {
  // Those of another address: on one of them the lesson would have to be confirmed.
  await academy.pool.query("delete from holidays");
  return oneWeeklyLesson();
};
const byAdmin = (url: string, action: string, kind: string, id: string): Submission => {
  const path = url.replace(/:\w+/, id);
  const entry = { actor_id: admin.id, actor_role: "admin", subject_kind: kind, subject_id: id };
  return { browser: admin.browser, path, entry: { action, ...entry } };
};

const byLink = async (url: string, purpose: LinkPurpose, action: string): Promise<Submission> => {
  const person = await makeTutor(academy);
  const isNew = purpose === "change-email" || purpose === "undo-email";
  const token = await makeLink(academy, person, purpose, isNew ? newEmail() : person.email);
  return {
    browser: visitor(),
    path: fillUrl(url, { token }),
    fields: { password: "another long password", confirmPassword: "another long password" },
    entry: { action, actor_id: person.id, actor_role: "tutor", subject_id: person.id },
  };
};

async function makePastLesson() {
  const { student, tutor, assignmentId } = await makeClass(academy);
  const session = { title: newEmail(), startsAt: new Date(Date.now() - 2 * 3_600_000) };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
  return { student, lessonId };
}

const byGuardian = async (
  url: string,
  action: string,
  token: "consentToken" | "pageToken",
  fields: Submission["fields"] = {},
): Promise<Submission> => {
  const guardian = await makeGuardian(academy, await makeStudent(academy));
  const { id } = guardian;
  const entry = { actor_id: id, actor_role: "guardian", subject_kind: "guardian", subject_id: id };
  const path = fillUrl(url, { guardianToken: guardian[token] });
  return { browser: visitor(), path, fields, entry: { action, ...entry } };
};

const byLearner = async (
  url: string,
  kind: "recording" | "exam" | "live-session",
  action: string,
): Promise<Submission> => {
  const made = await makeClass(academy);
  const startsAt = kind === "live-session" ? new Date() : null;
  const content = { title: newEmail(), startsAt };
  const id = await publish(academy, made.assignmentId, made.tutor, kind, content);
  const entry = { action, actor_id: made.student.id, subject_kind: kind, subject_id: id };
  const path = fillUrl(url, { studyItemId: id, liveSessionId: id });
  return { browser: made.student.browser, path, entry };
};

/** For each URL with an action a request that succeeds; null if it accepts no form. */
const submissions: Record<string, ((url: string) => Submission | Promise<Submission>) | null> = {
  "/login": (url) => signIn(url, "student", () => makeStudent(academy)),
  "/tutor-login": (url) => signIn(url, "tutor", () => makeTutor(academy)),
  "/admin-login": (url) => signIn(url, "admin", () => makeAdmin(academy)),
  "/signup": (url) =>
    signUp(url, "sign-up", "student", {
      name: "Asha",
      username: "asha",
      selectedClass: "class-9",
      selectedSubjects: "physics",
    }),
  "/tutor-signup": (url) =>
    signUp(url, "apply", "tutor", {
      firstName: "Ravi",
      lastName: "Rao",
      phoneNumber: "+91 00000 00000",
      qualification: "phd",
      experience: "10+",
      selectedClasses: "class-9",
      selectedSubjects: "physics",
    }),
  "/logout": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "sign-out", actor_id: id, actor_role: "student", subject_id: id };
    return { browser, path, entry };
  },
  "/*": null,
  "/forgot-password": (path) => ({
    browser: visitor(),
    path,
    fields: { email: newEmail() },
    entry: { action: "ask-password-reset", actor_id: null, subject_kind: null, subject_id: null },
  }),
  "/reset-password/:token": (url) => byLink(url, "reset-password", "reset-password"),
  "/undo-email/:token": (url) => byLink(url, "undo-email", "undo-email-change"),
  "/verify-email/:token": (url) => byLink(url, "verify-email", "verify-email"),
  "/change-email/:token": (url) => byLink(url, "change-email", "change-email"),
  "/account/verification": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "ask-verification", actor_id: id, subject_id: id };
    return { browser, path, entry };
  },
  "/account/email": async (path) => {
    const { id, browser } = await makeStudent(academy);
    return {
      browser,
      path,
      fields: { email: newEmail(), currentPassword: password },
      entry: { action: "ask-email-change", actor_id: id, subject_id: id },
    };
  },
  "/account/password": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const next = "another long password";
    return {
      browser,
      path,
      fields: { currentPassword: password, password: next, confirmPassword: next },
      entry: { action: "change-password", actor_id: id, subject_id: id },
    };
  },
  "/admin-login/code": async (path) => {
    const { id, email, browser, codes } = await makeCarefulAdmin(academy);
    await browser.post("/admin-login", { email, password });
    const entry = { action: "sign-in", actor_id: id, actor_role: "admin", subject_id: id };
    return { browser, path, fields: { code: codes[0] ?? "" }, entry };
  },
  "/passkey/sign-in/:role": async (url) => {
    const { id, browser } = await makeTutor(academy);
    const device = await addPasskey(academy, browser);
    const other = visitor();
    const fields = { answer: device.get(await readOptions(other, "/passkey/challenge")) };
    const entry = { action: "sign-in", actor_id: id, actor_role: "tutor", subject_id: id };
    return { browser: other, path: fillUrl(url, { role: "tutor" }), fields, status: 200, entry };
  },
  "/account/passkeys": async (path) => {
    const { id, browser } = await makeStudent(academy);
    await prove(browser);
    const options = await readOptions(browser, `${path}/challenge`);
    const fields = { name: "Mine", answer: new TestDevice(academy).create(options) };
    return {
      browser,
      path,
      fields,
      entry: { action: "add-passkey", actor_id: id, subject_id: id },
    };
  },
  "/account/passkeys/:passkeyId/removal": async (url) => {
    const { id, browser } = await makeStudent(academy);
    await addPasskey(academy, browser);
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from passkeys where account_id = $1",
      [id],
    );
    const path = fillUrl(url, { passkeyId: rows[0]?.id ?? "" });
    return { browser, path, entry: { action: "remove-passkey", actor_id: id, subject_id: id } };
  },
  "/account/profile": async (path) => {
    const { id, browser } = await makeTutor(academy);
    const opened = /name="opened" value="([^"]+)"/.exec(await browser.read(path))?.[1] ?? "";
    const entry = { action: "change-profile", actor_id: id, subject_kind: "tutor", subject_id: id };
    const fields = {
      opened,
      phoneNumber: "+91 00000 00009",
      selectedClasses: "class-9",
      selectedSubjects: "physics",
      bio: "New.",
    };
    return { browser, path, fields, entry };
  },
  "/account/proof": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "confirm-password", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, entry };
  },
  "/account/deletion": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "delete-own-account", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, entry };
  },
  "/account/second-factor": async (path) => {
    const { id, browser } = await makeAdmin(academy);
    const entry = { action: "begin-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, entry };
  },
  "/account/second-factor/confirmation": async (path) => {
    const { id, browser } = await makeAdmin(academy);
    const secret = await beginSecondFactor(browser);
    const entry = { action: "set-up-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { code: codeOf(secret) }, status: 200, entry };
  },
  "/account/second-factor/recovery-codes": async (path) => {
    const { id, signedIn: browser, codes } = await makeCarefulAdmin(academy);
    const entry = { action: "replace-recovery-codes", actor_id: id, subject_id: id };
    return { browser, path, fields: { password, code: codes[0] ?? "" }, status: 200, entry };
  },
  "/account/second-factor/removal": async (path) => {
    const { id, signedIn: browser, codes } = await makeCarefulAdmin(academy);
    const entry = { action: "remove-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { password, code: codes[0] ?? "" }, entry };
  },
  "/account/second-factor/devices/:deviceId/end": async (url) => {
    const { id, signedIn: browser } = await makeCarefulAdmin(academy);
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from known_devices where admin_id = $1",
      [id],
    );
    const entry = { action: "forget-device", actor_id: id, subject_id: id };
    return { browser, path: fillUrl(url, { deviceId: rows[0]?.id ?? "" }), entry };
  },
  "/account/mail": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "choose-mails", actor_id: id, subject_id: id };
    return { browser, path, fields: { mails: "news" }, entry };
  },
  "/mail/unsubscribe/:token": async (url) => {
    const { id } = await makeStudent(academy);
    const token = await stopLink(academy, { accountId: id, group: "news" });
    const entry = { action: "stop-mails", actor_id: null, subject_id: id };
    return { browser: visitor(), path: fillUrl(url, { token }), status: 200, entry };
  },
  "/account/sessions/end": async (path) => {
    const { id, browser } = await makeStudent(academy);
    return { browser, path, entry: { action: "end-all-sessions", actor_id: id, subject_id: id } };
  },
  "/account/sessions/:sessionId/end": async (url) => {
    const person = await makeStudent(academy);
    const own = await sessionOf(academy, person);
    await signedIn(academy, person);
    return {
      browser: person.browser,
      path: fillUrl(url, { sessionId: await sessionOf(academy, person, own) }),
      entry: { action: "end-session", actor_id: person.id, subject_id: person.id },
    };
  },
  "/live": null,
  "/account/guardian/birth-date": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const fields = { day: "1", month: "5", year: "2013" };
    const entry = { action: "set-birth-date", actor_id: id, subject_kind: "student" };
    return { browser, path, fields, entry: { ...entry, subject_id: id } };
  },
  "/account/guardian/later": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "put-off-guardian", actor_id: id, subject_id: id };
    return { browser, path, entry };
  },
  "/account/guardian/contact": async (path) => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", { day: "1", month: "5", year: "2013" });
    const fields = { name: "Lakshmi", relation: "mother", email: newEmail(), phoneNumber: "" };
    const entry = { action: "name-guardian", actor_id: id, subject_kind: "guardian" };
    return {
      browser,
      path,
      fields,
      entry: { ...entry, subject_id: anId, detail: { studentId: id } },
    };
  },
  "/account/hours": async (path) => {
    const { id, browser } = await makeTutor(academy);
    const entry = { action: "set-hours", actor_id: id, subject_kind: "tutor", subject_id: id };
    return { browser, path, fields: { "from-1-0": "17:00", "to-1-0": "20:00" }, entry };
  },
  "/account/hours/time-off": async (path) => {
    const { id, browser } = await makeTutor(academy);
    const entry = { action: "add-time-off", actor_id: id, subject_kind: "tutor", subject_id: id };
    const { date: day } = toIndiaDateTimeFields(new Date());
    return { browser, path, fields: { firstDay: day, lastDay: day }, entry };
  },
  "/account/hours/time-off/:timeOffId/delete": async (url) => {
    const { id, browser } = await makeTutor(academy);
    const days = { firstDay: "2026-12-01", lastDay: "2026-12-05" };
    const timeOffId = await insertTimeOff(academy.database, id, days);
    const entry = { action: "delete-time-off", actor_id: id, subject_id: id };
    return { browser, path: fillUrl(url, { timeOffId }), entry };
  },
  "/account/times": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "set-preferred-times", actor_id: id, subject_id: id };
    return { browser, path, fields: { "from-1-0": "17:00", "to-1-0": "20:00" }, entry };
  },
  "/account/times/later": async (path) => {
    const { id, browser } = await makeStudent(academy);
    return { browser, path, entry: { action: "put-off-times", actor_id: id, subject_id: id } };
  },
  "/guardian/:guardianToken/times/:childId": async (url) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    await answerAs(academy, guardian, "given");
    const path = fillUrl(url, { guardianToken: guardian.pageToken, childId: guardian.id });
    const actor = { actor_id: guardian.id, actor_role: "guardian" };
    const entry = { action: "set-preferred-times", ...actor, subject_id: student.id };
    const fields = { "from-1-0": "17:00", "to-1-0": "20:00" };
    return { browser: visitor(), path, fields, entry };
  },
  "/admin-dashboard/holidays": async (path) => ({
    browser: admin.browser,
    path: `${path}?year=2031`,
    fields: { day: `2031-01-${String((people += 1)).padStart(2, "0")}`, name: "Our day" },
    entry: { action: "add-holiday", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/holidays/acceptance": async (path) => {
    await academy.pool.query("delete from holidays");
    const entry = { action: "add-holiday", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path: `${path}?year=2026`, fields: { day: "fixed" }, entry };
  },
  "/admin-dashboard/holidays/:holiday/removal": async (url) => {
    await insertHolidays(academy.database, null, [{ day: "2032-01-01", name: "Our day" }]);
    const path = fillUrl(url, { holiday: "2032-01-01" });
    const entry = { action: "remove-holiday", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, entry };
  },
  "/admin-dashboard/syllabus": async (path) => ({
    browser: admin.browser,
    path: `${path}?class=class-9&subject=physics`,
    fields: { chapters: "Motion" },
    entry: { action: "save-chapters", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/syllabus/removal": async (path) => {
    await setOwnChapters(academy.database, "class-9", "physics", ["Motion"]);
    const entry = { action: "reset-chapters", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path: `${path}?class=class-9&subject=physics`, entry };
  },
  "/account/guardian/end": async (path) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { bornOn: "2000-01-01" });
    const entry = { action: "end-guardian", actor_id: student.id, subject_id: guardian.id };
    return { browser: student.browser, path, entry };
  },
  "/admin-dashboard/students/:studentId/guardian": async (url) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    const press = byAdmin(url, "end-guardian", "guardian", student.id);
    return { ...press, entry: { ...press.entry, subject_id: guardian.id } };
  },
  "/guardian": async (path) => {
    const { email } = await makeGuardian(academy, await makeStudent(academy));
    const nobody = { actor_id: null, subject_kind: null, subject_id: null };
    const entry = { action: "ask-guardian-link", ...nobody };
    return { browser: visitor(), path, fields: { email }, entry };
  },
  "/guardian/consent/:guardianToken": (url) =>
    byGuardian(url, "give-consent", "consentToken", {
      answer: "given",
      version: String(consentText.version),
    }),
  "/guardian/consent/:guardianToken/mistake": (url) =>
    byGuardian(url, "disown-student", "consentToken"),
  "/guardian/:guardianToken/end": (url) => byGuardian(url, "end-guardian-links", "pageToken"),
  "/guardian/:guardianToken": null,
  "/guardian/:guardianToken/classes.ics": null,
  "/guardian/:guardianToken/progress/:childId": null,
  "/admin-dashboard/students/:studentId/progress": null,
  "/calendar/:token.ics": null,
  "/dashboard/sessions/:liveSessionId.ics": null,
  "/tutor-dashboard/sessions/:liveSessionId.ics": null,
  "/calendar/revocation": async (path) => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/calendar", { currentPassword: password });
    const entry = { action: "revoke-calendar-address", actor_id: id, subject_id: id };
    return { browser, path, entry };
  },
  "/calendar": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "make-calendar-address", actor_id: id, subject_id: id };
    return { browser, path, fields: { currentPassword: password }, entry, status: 200 };
  },
  "/dashboard/courses/:courseId": null,
  "/dashboard/demo": async (path) => {
    const { id, browser, phoneNumber } = await makeStudent(academy);
    const entry = { action: "ask-demo", actor_id: id, subject_kind: "student", subject_id: id };
    const day = (ahead: number) =>
      toIndiaDateTimeFields(new Date(Date.now() + ahead * 86_400_000)).date;
    const times = { firstTime: "17:30", secondTime: "17:30" };
    const fields = { ...times, firstDate: day(2), secondDate: day(3), phoneNumber };
    return { browser, path, fields, entry };
  },
  "/dashboard/items/:studyItemId/finish": (url) => byLearner(url, "exam", "finish-item"),
  "/dashboard/items/:studyItemId/reopen": async (url) => {
    const press = await byLearner(url, "recording", "reopen-item");
    await press.browser.post(press.path.replace("/reopen", "/finish"));
    return press;
  },
  "/dashboard/sessions/:liveSessionId/attendance": async (url) => {
    const press = await byLearner(url, "live-session", "attend-class");
    return { ...press, status: 204 };
  },
  "/dashboard/sessions/:liveSessionId/request": async (url) => {
    const { student, lessonId } = await makeClassWithLesson(academy);
    const path = fillUrl(url, { liveSessionId: lessonId });
    const entry = { action: "ask-lesson-change", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, fields: { kind: "cancel" }, entry };
  },
  "/dashboard/sessions/:liveSessionId/request/withdrawal": async (url) => {
    const { student, lessonId } = await makeRequest(academy);
    const path = fillUrl(url, { liveSessionId: lessonId });
    const entry = { action: "withdraw-request", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, entry };
  },
  "/guardian/:guardianToken/sessions/:liveSessionId/request": async (url) => {
    const { student, lessonId } = await makeClassWithLesson(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const path = fillUrl(url, { guardianToken: pageToken, liveSessionId: lessonId });
    const entry = { action: "ask-lesson-change", actor_id: id, actor_role: "guardian" };
    return {
      browser: visitor(),
      path,
      fields: { kind: "cancel" },
      entry: { ...entry, subject_id: lessonId },
    };
  },
  "/guardian/:guardianToken/sessions/:liveSessionId/request/withdrawal": async (url) => {
    const { student, lessonId } = await makeRequest(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const path = fillUrl(url, { guardianToken: pageToken, liveSessionId: lessonId });
    const entry = { action: "withdraw-request", actor_id: id, actor_role: "guardian" };
    return { browser: visitor(), path, entry: { ...entry, subject_id: lessonId } };
  },
  "/tutor-dashboard/requests/:requestId": async (url) => {
    const { tutor, requestId } = await makeRequest(academy);
    const entry = { action: "decline-request", actor_id: tutor.id, subject_id: requestId };
    const path = fillUrl(url, { requestId });
    return { browser: tutor.browser, path, fields: { answer: "declined" }, entry };
  },
  "/requests/:requestToken": async (url) => {
    const { tutor, requestId, requestToken } = await makeRequest(academy);
    const entry = { action: "accept-request", actor_id: tutor.id, subject_id: requestId };
    const path = fillUrl(url, { requestToken });
    return { browser: visitor(), path, fields: { answer: "accepted" }, entry };
  },
  "/tutor-dashboard/:assignmentId/:section": null,
  "/tutor-dashboard/:assignmentId/:section/add": (url) => ({
    browser: tutor.browser,
    path: fillUrl(url, { assignmentId, section: "recordings" }),
    fields: { title: newEmail(), description: "About it.", url: "https://video.example/2" },
    entry: {
      action: "publish",
      actor_id: tutor.id,
      subject_kind: "recording",
      subject_id: anId,
      detail: { assignmentId },
    },
  }),
  "/tutor-dashboard/:assignmentId/:section/weekly": async (url) => ({
    browser: tutor.browser,
    path: fillUrl(url, { assignmentId, section: "live-sessions" }),
    fields: await weeklyLesson(),
    entry: {
      action: "plan-lessons",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: anId,
      detail: { assignmentId },
    },
  }),
  "/tutor-dashboard/sessions/:liveSessionId/finish": async (url) => {
    const { tutor, assignmentId } = await makeClass(academy);
    const session = { title: newEmail(), startsAt: new Date(Date.now() - 60_000) };
    const liveSessionId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "finish-class",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: liveSessionId,
      detail: { assignmentId },
    };
    return { browser: tutor.browser, path: fillUrl(url, { liveSessionId }), fields: {}, entry };
  },
  "/dashboard/sessions/:liveSessionId/outcome": async (url) => {
    const { student, lessonId } = await makePastLesson();
    const path = fillUrl(url, { liveSessionId: lessonId });
    const entry = { action: "dispute-lesson", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, entry };
  },
  "/guardian/:guardianToken/sessions/:liveSessionId/outcome": async (url) => {
    const { student, lessonId } = await makePastLesson();
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const path = fillUrl(url, { guardianToken: pageToken, liveSessionId: lessonId });
    const entry = { action: "dispute-lesson", actor_id: id, actor_role: "guardian" };
    return { browser: visitor(), path, entry: { ...entry, subject_id: lessonId } };
  },
  "/admin-dashboard/lessons/:liveSessionId": async (url) => {
    const { tutor, assignmentId } = await makeClass(academy);
    const session = { title: newEmail(), startsAt: new Date(Date.now() - 72 * 3_600_000) };
    const liveSessionId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "decide-lesson",
      actor_id: admin.id,
      subject_kind: "live-session",
      subject_id: liveSessionId,
    };
    const fields = { outcome: "held", reason: "Both were there." };
    return { browser: admin.browser, path: fillUrl(url, { liveSessionId }), fields, entry };
  },
  "/tutor-dashboard/sessions/:liveSessionId/attendance": async (url) => {
    const { tutor, assignmentId } = await makeClass(academy);
    const session = { title: newEmail(), startsAt: new Date(Date.now() - 60_000) };
    const liveSessionId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "attend-class",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: liveSessionId,
      detail: { assignmentId },
    };
    const path = fillUrl(url, { liveSessionId });
    return { browser: tutor.browser, path, fields: {}, entry, status: 204 };
  },
  "/tutor-dashboard/:assignmentId/:section/:liveSessionId/cancel": async (url) => {
    const { tutor, assignmentId } = await makeClass(academy);
    const session = { title: newEmail() };
    const liveSessionId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "cancel-lesson",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: liveSessionId,
      detail: { assignmentId },
    };
    return {
      browser: tutor.browser,
      path: fillUrl(url, { assignmentId, section: "live-sessions", liveSessionId }),
      fields: { reason: "Fever." },
      entry,
    };
  },
  "/tutor-dashboard/:assignmentId/:section/:liveSessionId/make-up": async (url) => {
    const { tutor, assignmentId } = await makeClass(academy);
    const session = { title: newEmail() };
    const liveSessionId = await publish(academy, assignmentId, tutor, "live-session", session);
    const path = fillUrl(url, { assignmentId, section: "live-sessions", liveSessionId });
    await tutor.browser.post(path.replace("/make-up", "/cancel"), { reason: "Fever." });
    return {
      browser: tutor.browser,
      path,
      fields: {
        title: newEmail(),
        description: "Made up.",
        url: "https://meet.example/1",
        date: "2037-01-05",
        time: "17:30",
      },
      entry: { action: "publish", actor_id: tutor.id, subject_kind: "live-session" },
    };
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/delete": async (url) => {
    const title = newEmail();
    const itemId = await publish(academy, assignmentId, tutor, "announcement", { title });
    return {
      browser: tutor.browser,
      path: fillUrl(url, { assignmentId, section: "announcements", itemId }),
      entry: {
        action: "unpublish",
        actor_id: tutor.id,
        subject_kind: "announcement",
        subject_id: itemId,
      },
    };
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/edit": async (url) => {
    const title = newEmail();
    const itemId = await publish(academy, assignmentId, tutor, "announcement", { title });
    const page = await tutor.browser.read(
      fillUrl(url, { assignmentId, section: "announcements", itemId }),
    );
    return {
      browser: tutor.browser,
      path: fillUrl(url, { assignmentId, section: "announcements", itemId }),
      fields: {
        title: `${title} again`,
        description: "Better.",
        url: "",
        date: "",
        time: "",
        opened: /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "",
      },
      entry: { action: "edit", subject_kind: "announcement", subject_id: itemId },
    };
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/undo": async (url) => {
    const title = newEmail();
    const itemId = await publish(academy, assignmentId, tutor, "announcement", { title });
    const path = fillUrl(url, { assignmentId, section: "announcements", itemId });
    await tutor.browser.post(path.replace("/undo", "/delete"));
    const entry = { action: "undo-unpublish", subject_kind: "announcement", subject_id: itemId };
    return { browser: tutor.browser, path, entry };
  },
  "/tutor-dashboard/timetable/:liveSessionId": async (url) => {
    const { id, was, to } = await planLesson();
    return {
      browser: tutor.browser,
      path: fillUrl(url, { liveSessionId: id }),
      fields: { ...toIndiaDateTimeFields(to), was: was.toISOString() },
      entry: { action: "edit", subject_kind: "live-session", subject_id: id },
    };
  },
  "/tutor-dashboard/timetable/:liveSessionId/undo": async (url) => {
    const { id, was, to } = await planLesson();
    const query = new URLSearchParams({ was: `${was.getTime()}`, to: `${to.getTime()}` });
    return {
      browser: tutor.browser,
      path: `${fillUrl(url, { liveSessionId: id })}?${query}`,
      entry: { action: "edit", subject_kind: "live-session", subject_id: id },
    };
  },
  "/admin-dashboard/students/:studentId/undo": async (url) => {
    const { id } = await makeStudent(academy);
    await admin.browser.post(`/admin-dashboard/students/${id}/delete`);
    return byAdmin(url, "undo-delete-student", "student", id);
  },
  "/admin-dashboard/assignments/:assignmentId/undo": async (url) => {
    const id = await assign(academy, await makeStudent(academy), tutor);
    await admin.browser.post(`/admin-dashboard/assignments/${id}/delete`);
    return byAdmin(url, "undo-delete-assignment", "assignment", id);
  },
  "/admin-dashboard/students/:studentId/delete": async (url) =>
    byAdmin(url, "delete-student", "student", (await makeStudent(academy)).id),
  "/admin-dashboard/students/:studentId/sign-out": async (url) =>
    byAdmin(url, "sign-person-out", "student", (await makeStudent(academy)).id),
  "/admin-dashboard/tutors/:tutorId/sign-out": async (url) =>
    byAdmin(url, "sign-person-out", "tutor", (await makeTutor(academy)).id),
  "/admin-dashboard/tutors/:tutorId/approval": async (url) =>
    byAdmin(url, "approve-tutor", "tutor", (await makeTutor(academy, "pending")).id),
  "/admin-dashboard/tutors/approvals": async (url) => {
    const { id } = await makeTutor(academy, "pending");
    return { ...byAdmin(url, "approve-tutor", "tutor", id), fields: { tutorId: id } };
  },
  "/admin-dashboard/tutors/:tutorId/rejection": async (url) => ({
    ...byAdmin(url, "reject-tutor", "tutor", (await makeTutor(academy, "pending")).id),
    fields: { reason: "No certificate." },
  }),
  "/admin-dashboard/tutors/:tutorId/suspension": async (url) => ({
    ...byAdmin(url, "suspend-tutor", "tutor", (await makeTutor(academy)).id),
    fields: { reason: "A complaint." },
  }),
  "/admin-dashboard/tutors/:tutorId/suspension/end": async (url) => {
    const { id } = await makeTutor(academy);
    const fields = { reason: "A complaint." };
    await admin.browser.post(`/admin-dashboard/tutors/${id}/suspension`, fields);
    return { ...byAdmin(url, "lift-suspension", "tutor", id), fields };
  },
  "/admin-dashboard/assignments/new": async (path) => {
    const { id: studentId } = await makeStudent(academy);
    const detail = { studentId, tutorId: tutor.id };
    return {
      browser: admin.browser,
      path,
      fields: { ...detail, classId: "class-10", subjectId: "physics" },
      entry: { action: "create-assignment", actor_id: admin.id, subject_id: anId, detail },
    };
  },
  "/admin-dashboard/assignments/:assignmentId/hand-over": async (url) => {
    const student = await makeStudent(academy);
    const id = await assign(academy, student, tutor);
    const { id: tutorId } = await makeTutor(academy);
    const press = byAdmin(url, "hand-over-assignment", "assignment", id);
    const detail = { studentId: student.id, tutorId, formerTutorId: tutor.id };
    return { ...press, fields: { tutorId }, entry: { ...press.entry, detail } };
  },
  "/admin-dashboard/assignments/:assignmentId/lessons/weekly": async (url) => {
    const id = await assign(academy, await makeStudent(academy), await makeTutor(academy));
    const press = byAdmin(url, "plan-lessons", "live-session", id);
    const entry = { ...press.entry, subject_id: anId, detail: { assignmentId: id } };
    return { ...press, fields: await weeklyLesson(), entry };
  },
  "/admin-dashboard/assignments/:assignmentId/end": async (url) => {
    const id = await assign(academy, await makeStudent(academy), tutor);
    return byAdmin(url, "end-assignment", "assignment", id);
  },
  "/admin-dashboard/students/:studentId": async (url) => ({
    ...byAdmin(url, "write-note", "student", (await makeStudent(academy)).id),
    fields: { text: "Prefers evenings." },
  }),
  "/admin-dashboard/tutors/:tutorId": async (url) => ({
    ...byAdmin(url, "write-note", "tutor", (await makeTutor(academy)).id),
    fields: { text: "Prefers mornings." },
  }),
  "/admin-dashboard/notes/:noteId": async (url) => {
    const { accountId, noteId } = await makeNote();
    const press = byAdmin(url, "change-note", "student", noteId);
    const entry = { ...press.entry, subject_id: accountId, detail: { noteId } };
    return { ...press, fields: { text: "Prefers weekends." }, entry };
  },
  "/admin-dashboard/notes/:noteId/delete": async (url) => {
    const { accountId, noteId } = await makeNote();
    const press = byAdmin(url, "delete-note", "student", noteId);
    return { ...press, entry: { ...press.entry, subject_id: accountId, detail: { noteId } } };
  },
  "/admin-dashboard/assignments/:assignmentId/delete": async (url) => {
    const id = await assign(academy, await makeStudent(academy), tutor);
    return byAdmin(url, "delete-assignment", "assignment", id);
  },
};

const changes = Object.entries(submissions).flatMap(([url, submit]) =>
  submit ? [{ url, submit }] : [],
);

describe("an audit entry", () => {
  test("is tested here for each action of the product", async () => {
    const actions = await listActions();
    expect(actions.length).toBeGreaterThan(10);
    expect(actions.toSorted()).toEqual(Object.keys(submissions).toSorted());
  });

  test.each(changes)("is written and logged once for a change by $url", async ({ url, submit }) => {
    const { browser, path, fields, entry, status = 303 } = await submit(url);
    const started = new Date();
    const answer = await browser.post(path, fields);
    expect(answer.status).toBe(status);
    const { kept, logged } = await readAuditTrail(academy, answer);
    expect(kept).toEqual([expect.objectContaining({ outcome: "done", reason: null, ...entry })]);
    const [row = {}] = kept;
    expect(Number(row["at"])).toBeGreaterThan(started.getTime() - 1000);
    expect(logged).toEqual([
      expect.objectContaining({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
        level: "info",
        event: row["action"],
        actor: row["actor_id"],
        outcome: "done",
        ...(row["subject_id"] !== null && { subjectId: row["subject_id"] }),
        route: url,
      }),
    ]);
  });

  describe("that can't be written", () => {
    beforeAll(async () => {
      await academy.pool.query(`
        create function no_more() returns trigger language plpgsql as
          $$ begin raise exception 'the disk is full'; end $$;`);
    });
    afterEach(() => academy.pool.query("drop trigger if exists no_more on audit_log"));

    const readAll = async () => {
      const { rows } = await academy.pool.query(`
        select (select json_agg(t order by id) from tutors t) as tutors,
          (select count(*) from sessions)::int as sessions`);
      return [await countRows(academy), rows];
    };

    test.each(everyNth(2, changes))("undoes the change by $url", async ({ url, submit }) => {
      const { browser, path, fields } = await submit(url);
      await academy.pool.query(`
        create trigger no_more before insert on audit_log
          for each row when (new.outcome = 'done') execute function no_more();`);
      const before = await readAll();
      const answer = await browser.post(path, fields);
      expect(answer.status).toBe(500);
      // The dashboard around the error may show the message of an earlier change, and end it.
      const cookies = answer.headers.getSetCookie();
      expect(cookies.filter((cookie) => !cookie.startsWith("viluva_notice=;"))).toEqual([]);
      expect(await readAll()).toEqual(before);
      const { kept, logged } = await readAuditTrail(academy, answer);
      expect(kept).toEqual([]);
      const errors = logged.filter(({ event }) => event !== "failure");
      expect(errors).toMatchObject([{ level: "error", event: "unexpected-error" }]);
    });
  });

  test.each(["student", "tutor", "assignment"])(
    "is written for an exported list of %ss, and not for its HEAD request",
    async (kind) => {
      const path = `/admin-dashboard/${kind}s.csv?q=x`;
      await prove(admin.browser);
      const answer = await admin.browser.get(path);
      await answer.text();
      const { kept } = await readAuditTrail(academy, answer);
      expect(kept).toMatchObject([
        { action: "export-list", subject_kind: kind, subject_id: null, actor_id: admin.id },
      ]);
      const head = await admin.browser.send(path, { method: "HEAD" });
      expect(await readAuditTrail(academy, head)).toEqual({ kept: [], logged: [] });
    },
  );

  test("is not written for a repeated change", async () => {
    const path = `/tutor-dashboard/${assignmentId}/exams/add`;
    const fields = { title: "Twice", description: "A test.", url: "https://exam.example/1" };
    await tutor.browser.post(path, fields);
    const again = await tutor.browser.post(path, fields);
    expect(again.status).toBe(303);
    expect(await readAuditTrail(academy, again)).toEqual({ kept: [], logged: [] });
  });
});
