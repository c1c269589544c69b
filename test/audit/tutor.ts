import { TestBrowser } from "#test/support/browser.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import { makeCourse, makeTutor, publish } from "#test/support/people.ts";
import { makeAnswer, makeHomework } from "#test/support/homework.ts";
import { makeRequest } from "#test/support/requests.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { fillUrl } from "#test/support/urls.ts";
import { anId, newEmail, weeklyLesson, type AuditSetup, type Submissions } from "./submission.ts";
import { day } from "#domain/shared/durations.ts";

let plannedLessons = 0;
/** A lesson of the tutor's, on a day that has no other, and the hour after it. */
async function planLesson({ academy, tutor, assignmentId }: AuditSetup) {
  plannedLessons += 1;
  const was = new Date(Date.parse("2032-01-01T06:30:00Z") + plannedLessons * day);
  const lesson = { title: `Planned ${plannedLessons}`, startsAt: was };
  const id = await publish(academy, assignmentId, tutor, "live-session", lesson);
  return { id, was, to: new Date(was.getTime() + 3_600_000) };
}

/** An answer of a tutor who is asked to give one lesson instead of its own tutor. */
const answerAsked =
  (action: AuditAction): NonNullable<Submissions[string]> =>
  async (url, setup) => {
    const { id } = await planLesson(setup);
    const substitute = await makeTutor(setup.academy);
    await setup.academy.pool.query("update content_items set substitute_id = $2 where id = $1", [
      id,
      substitute.id,
    ]);
    const entry = { action, actor_id: substitute.id, subject_kind: "live-session", subject_id: id };
    return { browser: substitute.browser, path: fillUrl(url, { lessonId: id }), entry };
  };

/** What tutors do. */
export const tutorSubmissions: Submissions = {
  "/tutor-dashboard/sessions/:lessonId.ics": null,
  "/tutor-dashboard/homework/add/:assignmentId": (url, { tutor, assignmentId }) => ({
    browser: tutor.browser,
    path: fillUrl(url, { assignmentId }),
    fields: { text: "Page 12" },
    entry: { action: "set-homework", actor_id: tutor.id, subject_id: anId },
  }),
  "/tutor-dashboard/homework/:homeworkId": async (url, { academy }) => {
    const { tutor, homeworkId } = await makeAnswer(academy);
    const entry = { action: "mark-homework", actor_id: tutor.id, subject_id: homeworkId };
    const path = fillUrl(url, { homeworkId });
    return { browser: tutor.browser, path, fields: { word: "Well done." }, entry };
  },
  "/tutor-dashboard/homework/:homeworkId/removal": async (url, { academy, tutor, ...course }) => {
    const homeworkId = await makeHomework(academy, { tutor, ...course });
    const entry = { action: "delete-homework", actor_id: tutor.id, subject_id: homeworkId };
    return { browser: tutor.browser, path: fillUrl(url, { homeworkId }), entry };
  },
  "/tutor-dashboard/photos/:photoId/marks": async (url, { academy }) => {
    const { tutor, photoId } = await makeAnswer(academy);
    const entry = { action: "mark-photo", actor_id: tutor.id, subject_id: photoId };
    const path = fillUrl(url, { photoId });
    return { browser: tutor.browser, path, fields: { marks: "[]" }, entry };
  },
  "/tutor-dashboard/away": async (path, { academy }) => {
    const { id, browser } = await makeTutor(academy);
    const entry = { action: "add-time-off", actor_id: id, subject_kind: "tutor", subject_id: id };
    const { date } = toIndiaDateTimeFields(new Date());
    return { browser, path, fields: { firstDay: date, lastDay: date }, entry };
  },
  "/tutor-dashboard/away/:lessonId/undo": async (url, { academy }) => {
    const { assignmentId, tutor } = await makeCourse(academy);
    const content = { title: "Away", startsAt: new Date(Date.now() + day) };
    const id = await publish(academy, assignmentId, tutor, "live-session", content);
    const cancel = `/tutor-dashboard/${assignmentId}/live-sessions/${id}/cancel`;
    await tutor.browser.submit(cancel, { reason: "Ill." });
    const entry = { action: "restore-lesson", actor_id: tutor.id, subject_id: id };
    return { browser: tutor.browser, path: fillUrl(url, { lessonId: id }), entry };
  },
  // Its action only says that it takes no form.
  "/tutor-dashboard/substitutions/:lessonId": null,
  "/tutor-dashboard/substitutions/:lessonId/acceptance": answerAsked("accept-lesson"),
  "/tutor-dashboard/substitutions/:lessonId/decline": answerAsked("decline-lesson"),
  "/tutor-dashboard/requests/:requestId": async (url, { academy }) => {
    const { tutor, requestId } = await makeRequest(academy);
    const entry = { action: "decline-request", actor_id: tutor.id, subject_id: requestId };
    const path = fillUrl(url, { requestId });
    return { browser: tutor.browser, path, fields: { answer: "declined" }, entry };
  },
  "/requests/:requestToken": async (url, { academy }) => {
    const { tutor, requestId, requestToken } = await makeRequest(academy);
    const entry = { action: "accept-request", actor_id: tutor.id, subject_id: requestId };
    const path = fillUrl(url, { requestToken });
    return { browser: new TestBrowser(academy), path, fields: { answer: "accepted" }, entry };
  },
  "/tutor-dashboard/:assignmentId/:section": null,
  "/tutor-dashboard/:assignmentId/:section/add": (url, { tutor, assignmentId }) => ({
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
  "/tutor-dashboard/:assignmentId/:section/weekly": async (
    url,
    { academy, tutor, assignmentId },
  ) => ({
    browser: tutor.browser,
    path: fillUrl(url, { assignmentId, section: "live-sessions" }),
    fields: await weeklyLesson(academy),
    entry: {
      action: "plan-lessons",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: anId,
      detail: { assignmentId },
    },
  }),
  "/tutor-dashboard/sessions/:lessonId/finish": async (url, { academy }) => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const session = { title: newEmail(), startsAt: new Date(Date.now() - 60_000) };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "finish-class",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: lessonId,
      detail: { assignmentId },
    };
    return { browser: tutor.browser, path: fillUrl(url, { lessonId }), fields: {}, entry };
  },
  "/tutor-dashboard/sessions/:lessonId/attendance": async (url, { academy }) => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const session = { title: newEmail(), startsAt: new Date(Date.now() - 60_000) };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "attend-class",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: lessonId,
      detail: { assignmentId },
    };
    const path = fillUrl(url, { lessonId });
    return { browser: tutor.browser, path, fields: {}, entry, status: 204 };
  },
  "/tutor-dashboard/:assignmentId/:section/:lessonId/cancel": async (url, { academy }) => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const session = { title: newEmail() };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
    const entry = {
      action: "cancel-lesson",
      actor_id: tutor.id,
      subject_kind: "live-session",
      subject_id: lessonId,
      detail: { assignmentId },
    };
    return {
      browser: tutor.browser,
      path: fillUrl(url, { assignmentId, section: "live-sessions", lessonId }),
      fields: { reason: "Fever." },
      entry,
    };
  },
  "/tutor-dashboard/:assignmentId/:section/:lessonId/make-up": async (url, { academy }) => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const session = { title: newEmail() };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
    const path = fillUrl(url, { assignmentId, section: "live-sessions", lessonId });
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
  "/tutor-dashboard/:assignmentId/:section/:itemId/delete": async (
    url,
    { academy, tutor, assignmentId },
  ) => {
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
  "/tutor-dashboard/:assignmentId/:section/:itemId/edit": async (
    url,
    { academy, tutor, assignmentId },
  ) => {
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
  "/tutor-dashboard/:assignmentId/:section/:itemId/undo": async (
    url,
    { academy, tutor, assignmentId },
  ) => {
    const title = newEmail();
    const itemId = await publish(academy, assignmentId, tutor, "announcement", { title });
    const path = fillUrl(url, { assignmentId, section: "announcements", itemId });
    await tutor.browser.post(path.replace("/undo", "/delete"));
    const entry = { action: "undo-unpublish", subject_kind: "announcement", subject_id: itemId };
    return { browser: tutor.browser, path, entry };
  },
  "/tutor-dashboard/timetable/:lessonId": async (url, setup) => {
    const { id, was, to } = await planLesson(setup);
    return {
      browser: setup.tutor.browser,
      path: fillUrl(url, { lessonId: id }),
      fields: { ...toIndiaDateTimeFields(to), was: was.toISOString() },
      entry: { action: "edit", subject_kind: "live-session", subject_id: id },
    };
  },
  "/tutor-dashboard/timetable/:lessonId/undo": async (url, setup) => {
    const { id, was, to } = await planLesson(setup);
    const query = new URLSearchParams({ was: `${was.getTime()}`, to: `${to.getTime()}` });
    return {
      browser: setup.tutor.browser,
      path: `${fillUrl(url, { lessonId: id })}?${query}`,
      entry: { action: "edit", subject_kind: "live-session", subject_id: id },
    };
  },
};
