import { senderOf } from "#content/site/academy-sender.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import { insertKeptSender } from "#data/site/kept-sender.ts";
import { findPublishedSite, insertSiteVersion, saveSiteDraft } from "#data/site/site.ts";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { setOwnChapters } from "#data/teaching/syllabi.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import {
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
  publish,
} from "#test/support/people.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { anId, newEmail, type Submission, type Submissions } from "./submission.ts";

const byAdmin = (
  admin: Person,
  url: string,
  action: string,
  kind: string,
  id: string,
): Submission => {
  const path = url.replace(/:\w+/, id);
  const entry = { actor_id: admin.id, actor_role: "admin", subject_kind: kind, subject_id: id };
  return { browser: admin.browser, path, entry: { action, ...entry } };
};

/** An import of nobody, with a dry run that would make one student. */
async function makeImport(academy: TestAcademy, admin: Person, state: string): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    `insert into imports
       (kind, created_by, state, columns, problems, bad, created, changed, same, digest, finished_at)
     values ('students', $1, $2, '{}', '[]', 0, 1, 0, 0, 'shown', now()) returning id`,
    [admin.id, state],
  );
  return rows[0]?.id ?? "";
}

/** A planned lesson of new people, and the line of the log about an admin's change of it. */
async function makePlanned(academy: TestAcademy, admin: Person, action: string) {
  const { tutor, assignmentId } = await makeCourse(academy);
  const startsAt = new Date("2037-02-02T12:00:00Z");
  const session = { title: newEmail(), startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
  const entry = {
    action,
    actor_id: admin.id,
    subject_kind: "live-session",
    subject_id: lessonId,
    detail: { assignmentId },
  };
  return { lesson: { ids: { lessonId }, startsAt }, entry };
}

async function makeSiteDraft({ database }: TestAcademy, { id }: Person) {
  const changes = { academy: { tagline: `Tagline ${Date.now()}` } };
  const author = { accountId: id, name: "An admin" };
  await saveSiteDraft(database, { changes, basedOn: null, author });
}

async function makeTranslatedDraft({ database }: TestAcademy, { id }: Person) {
  const announcements = [{ text: "We are open.", from: "2026-01-01", until: "" }];
  const words = { announcements: [{ text: "మేము ఉన్నాం." }] };
  const changes = { announcements, translations: { te: { announcements: { of: "", words } } } };
  await saveSiteDraft(database, {
    changes,
    basedOn: null,
    author: { accountId: id, name: "Asha" },
  });
}

let holidays = 0;

/** What admins do. */
export const adminSubmissions: Submissions = {
  "/admin-dashboard/holidays": async (path, { admin }) => ({
    browser: admin.browser,
    path: `${path}?year=2031`,
    fields: { day: `2031-01-${String((holidays += 1)).padStart(2, "0")}`, name: "Our day" },
    entry: { action: "add-holiday", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/holidays/acceptance": async (path, { academy, admin }) => {
    await academy.pool.query("delete from holidays");
    const entry = { action: "add-holiday", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path: `${path}?year=2026`, fields: { day: "fixed" }, entry };
  },
  "/admin-dashboard/holidays/:holiday/lessons": async (
    url,
    { academy, admin, tutor, assignmentId },
  ) => {
    const startsAt = new Date("2032-01-02T11:30:00Z");
    const session = { title: "On a holiday", startsAt };
    const id = await publish(academy, assignmentId, tutor, "live-session", session);
    await insertHolidays(academy.database, null, [{ day: "2032-01-02", name: "Our day" }]);
    const path = fillUrl(url, { holiday: "2032-01-02" });
    const fields = { lesson: id, [`way-${id}`]: "cancel", reason: "It is a holiday." };
    const entry = { action: "cancel-lesson", actor_id: admin.id, subject_id: id };
    return { browser: admin.browser, path, fields, entry };
  },
  "/admin-dashboard/holidays/:holiday/removal": async (url, { academy, admin }) => {
    await insertHolidays(academy.database, null, [{ day: "2032-01-01", name: "Our day" }]);
    const path = fillUrl(url, { holiday: "2032-01-01" });
    const entry = { action: "remove-holiday", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, entry };
  },
  "/admin-dashboard/setup/test-mail": async (path, { admin }) => ({
    browser: admin.browser,
    path,
    entry: { action: "send-test-mail", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/setup/sender": async (path, { academy, admin }) => {
    const sender = { name: "Deepam", address: "hello@deepam.example" };
    await insertKeptSender(academy.database, sender);
    const published = await findPublishedSite(academy.database);
    const fields = { ...senderOf(readSiteChanges(published?.changes)) };
    const entry = { action: "confirm-sender", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, fields, entry };
  },
  "/admin-dashboard/site/logo": async (path, { academy, admin }) => {
    await makeSiteDraft(academy, admin);
    const entry = { action: "edit-site", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, fields: { step: "standard" }, entry };
  },
  "/admin-dashboard/site/:siteSection": async (url, { admin }) => ({
    browser: admin.browser,
    path: fillUrl(url, { siteSection: "questions" }),
    fields: { step: "standard" },
    entry: { action: "edit-site", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/site/:siteSection/:siteLanguage": async (url, { academy, admin }) => {
    await makeTranslatedDraft(academy, admin);
    return {
      browser: admin.browser,
      path: fillUrl(url, { siteSection: "announcements", siteLanguage: "te" }),
      fields: { step: "remove" },
      entry: { action: "edit-site", actor_id: admin.id, subject_id: null },
    };
  },
  "/admin-dashboard/site/draft/removal": async (path, { academy, admin }) => {
    await makeSiteDraft(academy, admin);
    const entry = { action: "discard-site-draft", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, entry };
  },
  "/admin-dashboard/site/publication": async (path, { academy, admin }) => {
    await makeSiteDraft(academy, admin);
    const page = await admin.browser.read(path);
    const opened = /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const entry = { action: "publish-site", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, fields: { opened }, entry };
  },
  "/admin-dashboard/site/versions/:siteVersion": async (url, { academy, admin }) => {
    const author = { accountId: admin.id, name: "An admin" };
    const version = await academy.database
      .transaction()
      .execute((trx) => insertSiteVersion(trx, { changes: {}, author, note: "" }));
    const path = fillUrl(url, { siteVersion: String(version) });
    const entry = { action: "restore-site", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path, entry };
  },
  "/admin-dashboard/syllabus": async (path, { admin }) => ({
    browser: admin.browser,
    path: `${path}?class=class-9&subject=physics`,
    fields: { chapters: "Motion" },
    entry: { action: "save-chapters", actor_id: admin.id, subject_id: null },
  }),
  "/admin-dashboard/syllabus/removal": async (path, { academy, admin }) => {
    await setOwnChapters(academy.database, "class-9", "physics", {
      chapters: ["Motion"],
      names: {},
    });
    const entry = { action: "reset-chapters", actor_id: admin.id, subject_id: null };
    return { browser: admin.browser, path: `${path}?class=class-9&subject=physics`, entry };
  },
  "/admin-dashboard/students/:studentId/guardian": async (url, { academy, admin }) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    const press = byAdmin(admin, url, "end-guardian", "guardian", student.id);
    return { ...press, entry: { ...press.entry, subject_id: guardian.id } };
  },
  "/admin-dashboard/students/:studentId/progress": null,
  "/admin-dashboard/lessons/:lessonId": async (url, { academy, admin }) => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const session = { title: newEmail(), startsAt: new Date(Date.now() - 72 * 3_600_000) };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "decide-lesson",
      actor_id: admin.id,
      subject_kind: "live-session",
      subject_id: lessonId,
    };
    const fields = { outcome: "held", reason: "Both were there." };
    return { browser: admin.browser, path: fillUrl(url, { lessonId }), fields, entry };
  },
  "/admin-dashboard/lessons/:lessonId/move/undo": async (url, { academy, admin }) => {
    const { lesson, entry } = await makePlanned(academy, admin, "edit");
    const was = lesson.startsAt.getTime();
    const path = `${fillUrl(url, lesson.ids)}?to=${was - 7 * 86_400_000}&was=${was}&scope=this`;
    return { browser: admin.browser, path, fields: {}, entry };
  },
  "/admin-dashboard/lessons/:lessonId/make-up": async (url, { academy, admin }) => {
    const { lesson, entry } = await makePlanned(academy, admin, "publish");
    const path = fillUrl(url, lesson.ids);
    await admin.browser.post(path.replace("make-up", "cancellation"), { reason: "Ill." });
    const fields = { date: "2037-04-06", time: "17:30" };
    return { browser: admin.browser, path, fields, entry: { ...entry, subject_id: anId } };
  },
  "/admin-dashboard/import": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: { kind: "students", text: "Name,Email\nAsha,asha@sheet.example" },
    entry: { action: "read-sheet", actor_id: admin.id, subject_kind: "import", subject_id: anId },
  }),
  // Another dry run changes nobody's data.
  "/admin-dashboard/import/:importId": null,
  "/admin-dashboard/import/:importId/start": async (url, { academy, admin }) => {
    const id = await makeImport(academy, admin, "checked");
    const press = byAdmin(admin, url, "start-import", "import", id);
    return { ...press, fields: { digest: "shown" } };
  },
  "/admin-dashboard/import/:importId/undo": async (url, { academy, admin }) =>
    byAdmin(admin, url, "undo-import", "import", await makeImport(academy, admin, "done")),
  "/admin-dashboard/students/invite": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: {
      name: "Invited",
      email: newEmail(),
      selectedClass: "class-9",
      selectedSubjects: "physics",
    },
    entry: { action: "invite-student", actor_id: admin.id, subject_id: anId },
  }),
  "/admin-dashboard/tutors/invite": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: {
      firstName: "Invited",
      lastName: "Tutor",
      email: newEmail(),
      phoneNumber: "1",
      selectedClasses: "class-9",
      selectedSubjects: "physics",
    },
    entry: { action: "invite-tutor", actor_id: admin.id, subject_id: anId },
  }),
  "/admin-dashboard/students/:studentId/invitation": async (url, { academy, admin }) => {
    const { id } = await makeStudent(academy);
    await academy.pool.query("update accounts set password_hash = null where id = $1", [id]);
    return byAdmin(admin, url, "renew-invitation", "student", id);
  },
  "/admin-dashboard/tutors/:tutorId/invitation": async (url, { academy, admin }) => {
    const { id } = await makeTutor(academy);
    await academy.pool.query("update accounts set password_hash = null where id = $1", [id]);
    return byAdmin(admin, url, "renew-invitation", "tutor", id);
  },
  "/admin-dashboard/staff/invite": (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: { name: "Invited", email: newEmail(), role: "editor" },
    entry: { action: "invite-staff", actor_id: admin.id, subject_id: anId },
  }),
  "/admin-dashboard/staff/:adminId": async (url, { academy, admin }) => ({
    ...byAdmin(admin, url, "change-staff-role", "admin", (await makeAdmin(academy)).id),
    fields: { role: "editor" },
  }),
  "/admin-dashboard/staff/:adminId/end": async (url, { academy, admin }) =>
    byAdmin(admin, url, "end-staff", "admin", (await makeAdmin(academy)).id),
  "/admin-dashboard/staff/:adminId/invitation": async (url, { academy, admin }) => {
    const { id } = await makeAdmin(academy);
    await academy.pool.query("update accounts set password_hash = null where id = $1", [id]);
    return byAdmin(admin, url, "renew-invitation", "admin", id);
  },
  "/admin-dashboard/tutors/:tutorId/decision/undo": async (url, { academy, admin }) => {
    const { id } = await makeTutor(academy, "pending");
    await admin.browser.post(`/admin-dashboard/tutors/${id}/approval`);
    return byAdmin(admin, url, "undo-tutor-decision", "tutor", id);
  },
};
