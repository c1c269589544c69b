import { wholeDays } from "#domain/timetable/week/days.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  sessionOf,
  signedIn,
} from "#test/support/people.ts";
import { makeDevice } from "#test/support/push.ts";
import { addPasskey, prove, readOptions, TestDevice } from "#test/support/passkeys.ts";
import { beginSecondFactor, codeOf, makeCarefulAdmin } from "#test/support/second-factor.ts";
import { stopLink } from "#test/support/mail.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { fillUrl } from "#test/support/urls.ts";
import { byLink, newEmail, type Submissions } from "./submission.ts";

/** A person's own account. */
export const accountSubmissions: Submissions = {
  "/undo-email/:token": (url, { academy }) =>
    byLink(academy, url, "undo-email", "undo-email-change"),
  "/verify-email/:token": (url, { academy }) =>
    byLink(academy, url, "verify-email", "verify-email"),
  "/change-email/:token": (url, { academy }) =>
    byLink(academy, url, "change-email", "change-email"),
  "/account/verification": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "ask-verification", actor_id: id, subject_id: id };
    return { browser, path, entry };
  },
  "/account/email": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    return {
      browser,
      path,
      fields: { email: newEmail(), currentPassword: password },
      entry: { action: "ask-email-change", actor_id: id, subject_id: id },
    };
  },
  "/account/password": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const next = "another long password";
    return {
      browser,
      path,
      fields: { currentPassword: password, password: next, confirmPassword: next },
      entry: { action: "change-password", actor_id: id, subject_id: id },
    };
  },
  "/account/passkeys": async (path, { academy }) => {
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
  "/account/passkeys/:passkeyId/removal": async (url, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    await addPasskey(academy, browser);
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from passkeys where account_id = $1",
      [id],
    );
    const path = fillUrl(url, { passkeyId: rows[0]?.id ?? "" });
    return { browser, path, entry: { action: "remove-passkey", actor_id: id, subject_id: id } };
  },
  "/account/profile": async (path, { academy }) => {
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
  "/account/proof": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "confirm-password", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, entry };
  },
  "/account/deletion": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "delete-own-account", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, entry };
  },
  "/account/second-factor": async (path, { academy }) => {
    const { id, browser } = await makeAdmin(academy);
    const entry = { action: "begin-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, entry };
  },
  "/account/second-factor/confirmation": async (path, { academy }) => {
    const { id, browser } = await makeAdmin(academy);
    const secret = await beginSecondFactor(browser);
    const entry = { action: "set-up-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { code: codeOf(secret) }, status: 200, entry };
  },
  "/account/second-factor/recovery-codes": async (path, { academy }) => {
    const { id, signedIn: browser, codes } = await makeCarefulAdmin(academy);
    const entry = { action: "replace-recovery-codes", actor_id: id, subject_id: id };
    return { browser, path, fields: { password, code: codes[0] ?? "" }, status: 200, entry };
  },
  "/account/second-factor/removal": async (path, { academy }) => {
    const { id, signedIn: browser, codes } = await makeCarefulAdmin(academy);
    const entry = { action: "remove-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { password, code: codes[0] ?? "" }, entry };
  },
  "/account/second-factor/devices/:deviceId/end": async (url, { academy }) => {
    const { id, signedIn: browser } = await makeCarefulAdmin(academy);
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from known_devices where admin_id = $1",
      [id],
    );
    const entry = { action: "forget-device", actor_id: id, subject_id: id };
    return { browser, path: fillUrl(url, { deviceId: rows[0]?.id ?? "" }), entry };
  },
  "/account/language": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "choose-language", actor_id: id, subject_id: id };
    return { browser, path, fields: { language: "hi" }, entry };
  },
  "/account/mail": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "choose-mails", actor_id: id, subject_id: id };
    return { browser, path, fields: { mails: "news" }, entry };
  },
  "/mail/unsubscribe/:token": async (url, { academy }) => {
    const { id } = await makeStudent(academy);
    const token = await stopLink(academy, { accountId: id, group: "news" });
    const entry = { action: "stop-mails", actor_id: null, subject_id: id };
    return { browser: new TestBrowser(academy), path: fillUrl(url, { token }), status: 200, entry };
  },
  "/account/sessions/end": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    return { browser, path, entry: { action: "end-all-sessions", actor_id: id, subject_id: id } };
  },
  "/account/sessions/:sessionId/end": async (url, { academy }) => {
    const person = await makeStudent(academy);
    const own = await sessionOf(academy, person);
    await signedIn(academy, person);
    return {
      browser: person.browser,
      path: fillUrl(url, { sessionId: await sessionOf(academy, person, own) }),
      entry: { action: "end-session", actor_id: person.id, subject_id: person.id },
    };
  },
  "/account/reminders": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "start-push", actor_id: id, subject_id: id };
    return { browser, path, fields: makeDevice().form, entry };
  },
  "/account/reminders/refusal": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    return { browser, path, entry: { action: "refuse-push", actor_id: id, subject_id: id } };
  },
  "/account/reminders/test": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/account/reminders", makeDevice().form);
    return { browser, path, entry: { action: "try-push", actor_id: id, subject_id: id } };
  },
  "/account/sessions/:sessionId/reminders/end": async (url, { academy }) => {
    const person = await makeStudent(academy);
    await person.browser.post("/account/reminders", makeDevice().form);
    return {
      browser: person.browser,
      path: fillUrl(url, { sessionId: await sessionOf(academy, person) }),
      entry: { action: "stop-push", actor_id: person.id, subject_id: person.id },
    };
  },
  "/account/hours": async (path, { academy }) => {
    const { id, browser } = await makeTutor(academy);
    const entry = { action: "set-hours", actor_id: id, subject_kind: "tutor", subject_id: id };
    return { browser, path, fields: { "from-1-0": "17:00", "to-1-0": "20:00" }, entry };
  },
  "/account/hours/room": async (path, { academy }) => {
    const { id, browser } = await makeTutor(academy);
    const entry = { action: "set-room", actor_id: id, subject_kind: "tutor", subject_id: id };
    return { browser, path, fields: { url: "https://meet.example/room" }, entry };
  },
  "/account/hours/time-off": async (path, { academy }) => {
    const { id, browser } = await makeTutor(academy);
    const entry = { action: "add-time-off", actor_id: id, subject_kind: "tutor", subject_id: id };
    const { date: day } = toIndiaDateTimeFields(new Date());
    return { browser, path, fields: { firstDay: day, lastDay: day }, entry };
  },
  "/account/hours/time-off/:timeOffId/delete": async (url, { academy }) => {
    const { id, browser } = await makeTutor(academy);
    const days = wholeDays("2026-12-01", "2026-12-05");
    const timeOffId = await insertTimeOff(academy.database, id, days);
    const entry = { action: "delete-time-off", actor_id: id, subject_id: id };
    return { browser, path: fillUrl(url, { timeOffId }), entry };
  },
  "/account/times": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "set-preferred-times", actor_id: id, subject_id: id };
    return { browser, path, fields: { "from-1-0": "17:00", "to-1-0": "20:00" }, entry };
  },
  "/account/times/later": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    return { browser, path, entry: { action: "put-off-times", actor_id: id, subject_id: id } };
  },
  "/calendar/:token.ics": null,
  "/calendar/revocation": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/calendar", { currentPassword: password });
    const entry = { action: "revoke-calendar-address", actor_id: id, subject_id: id };
    return { browser, path, entry };
  },
  "/calendar": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "make-calendar-address", actor_id: id, subject_id: id };
    return { browser, path, fields: { currentPassword: password }, entry, status: 200 };
  },
};
