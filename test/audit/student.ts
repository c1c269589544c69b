import { makeCourse, makeStudent, publish } from "#test/support/people.ts";
import { addPhoto, makeHomework } from "#test/support/homework.ts";
import { makeCourseWithLesson, makeRequest } from "#test/support/requests.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { makeProposal } from "#test/support/proposals.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { makeFamily, makeOwingFamily } from "./fees.ts";
import { makePastLesson, newEmail, type Submission, type Submissions } from "./submission.ts";
import { day } from "#domain/shared/durations.ts";

const byLearner = async (
  academy: TestAcademy,
  url: string,
  kind: "recording" | "exam" | "live-session",
  action: string,
): Promise<Submission> => {
  const made = await makeCourse(academy);
  const startsAt = kind === "live-session" ? new Date() : null;
  const content = { title: newEmail(), startsAt };
  const id = await publish(academy, made.assignmentId, made.tutor, kind, content);
  const entry = { action, actor_id: made.student.id, subject_kind: kind, subject_id: id };
  const path = fillUrl(url, { studyItemId: id, lessonId: id });
  return { browser: made.student.browser, path, entry };
};

const byHomework = async (
  academy: TestAcademy,
  url: string,
  action: string,
): Promise<Submission> => {
  const course = await makeCourse(academy);
  const homeworkId = await makeHomework(academy, course);
  const { id, browser } = course.student;
  const entry = { action, actor_id: id, subject_kind: "homework", subject_id: homeworkId };
  return { browser, path: fillUrl(url, { homeworkId }), entry };
};

/** What students do. */
export const studentSubmissions: Submissions = {
  "/live": null,
  // No form: test/fees/gateway.
  "/webhooks/razorpay": null,
  "/dashboard/sessions/:lessonId.ics": null,
  "/dashboard/courses/:courseId": null,
  "/dashboard/fees": async (path, { academy }) => {
    const { student, familyId } = await makeFamily(academy);
    const fields = { amount: "600", reference: "402612345679" };
    const entry = { action: "claim-payment", actor_id: student.id, subject_id: student.id };
    return { browser: student.browser, path, fields, entry: { ...entry, detail: { familyId } } };
  },
  "/dashboard/fees/online": async (path, { academy }) => {
    const { student, familyId } = await makeOwingFamily(academy);
    const entry = { action: "pay-online", actor_id: student.id, subject_id: student.id };
    const { browser } = student;
    return { browser, path, fields: { amount: "600" }, entry: { ...entry, detail: { familyId } } };
  },
  "/dashboard/changes": async (path, { academy }) => {
    const { student, lessonId } = await makeCourseWithLesson(academy);
    const proposal = await makeProposal(academy, lessonId);
    const entry = { action: "accept-proposal", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, fields: { proposal, all: "yes" }, entry };
  },
  "/dashboard/demo": async (path, { academy }) => {
    const { id, browser, phoneNumber } = await makeStudent(academy);
    const entry = { action: "ask-demo", actor_id: id, subject_kind: "student", subject_id: id };
    const dateIn = (days: number) => toIndiaDateTimeFields(new Date(Date.now() + days * day)).date;
    const times = { firstTime: "17:30", secondTime: "17:30" };
    const fields = { ...times, firstDate: dateIn(2), secondDate: dateIn(3), phoneNumber };
    return { browser, path, fields, entry };
  },
  "/dashboard/items/:studyItemId/finish": (url, { academy }) =>
    byLearner(academy, url, "exam", "finish-item"),
  "/dashboard/items/:studyItemId/reopen": async (url, { academy }) => {
    const press = await byLearner(academy, url, "recording", "reopen-item");
    await press.browser.post(press.path.replace("/reopen", "/finish"));
    return press;
  },
  "/dashboard/homework/:homeworkId": async (url, { academy }) => ({
    ...(await byHomework(academy, url, "hand-in-homework")),
    fields: { answer: "x = 4" },
  }),
  // No forms: app/routes/student/homework/uploads.test.ts.
  "/dashboard/homework/:homeworkId/photos": null,
  "/dashboard/homework/:homeworkId/upload": null,
  "/dashboard/photos/:photoId/removal": async (url, { academy }) => {
    const course = await makeCourse(academy);
    const photoId = await addPhoto(academy, course.student, await makeHomework(academy, course));
    const { id, browser } = course.student;
    const entry = { action: "remove-photo", actor_id: id, subject_id: photoId };
    return { browser, path: fillUrl(url, { photoId }), entry };
  },
  "/dashboard/homework/:homeworkId/finish": (url, { academy }) =>
    byHomework(academy, url, "finish-item"),
  "/dashboard/homework/:homeworkId/reopen": async (url, { academy }) => {
    const press = await byHomework(academy, url, "reopen-item");
    await press.browser.post(press.path.replace("/reopen", "/finish"));
    return press;
  },
  "/dashboard/sessions/:lessonId/attendance": async (url, { academy }) => {
    const press = await byLearner(academy, url, "live-session", "attend-class");
    return { ...press, status: 204 };
  },
  "/dashboard/sessions/:lessonId/request": async (url, { academy }) => {
    const { student, lessonId } = await makeCourseWithLesson(academy);
    const path = fillUrl(url, { lessonId: lessonId });
    const entry = { action: "ask-lesson-change", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, fields: { kind: "cancel" }, entry };
  },
  "/dashboard/sessions/:lessonId/request/withdrawal": async (url, { academy }) => {
    const { student, lessonId } = await makeRequest(academy);
    const path = fillUrl(url, { lessonId: lessonId });
    const entry = { action: "withdraw-request", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, entry };
  },
  "/dashboard/sessions/:lessonId/outcome": async (url, { academy }) => {
    const { student, lessonId } = await makePastLesson(academy);
    const path = fillUrl(url, { lessonId: lessonId });
    const entry = { action: "dispute-lesson", actor_id: student.id, subject_id: lessonId };
    return { browser: student.browser, path, entry };
  },
};
