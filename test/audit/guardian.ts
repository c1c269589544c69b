import { consentText } from "#content/guardians/guardian-consent.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import { makeStudent } from "#test/support/people.ts";
import { makeCourseWithLesson, makeRequest } from "#test/support/requests.ts";
import { makeProposal } from "#test/support/proposals.ts";
import { createFeeLink } from "#data/fees/mails/links.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { makeFamily, makeOwingFamily } from "./fees.ts";
import { anId, makePastLesson, newEmail, type Submission, type Submissions } from "./submission.ts";

const byGuardian = async (
  academy: TestAcademy,
  url: string,
  action: string,
  token: "consentToken" | "pageToken",
  fields: Submission["fields"] = {},
): Promise<Submission> => {
  const guardian = await makeGuardian(academy, await makeStudent(academy));
  const { id } = guardian;
  const entry = { actor_id: id, actor_role: "guardian", subject_kind: "guardian", subject_id: id };
  const path = fillUrl(url, { guardianToken: guardian[token] });
  return { browser: new TestBrowser(academy), path, fields, entry: { action, ...entry } };
};

/** Guardians, and what a student says of theirs. */
export const guardianSubmissions: Submissions = {
  "/account/guardian/birth-date": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const fields = { day: "1", month: "5", year: "2013" };
    const entry = { action: "set-birth-date", actor_id: id, subject_kind: "student" };
    return { browser, path, fields, entry: { ...entry, subject_id: id } };
  },
  "/account/guardian/later": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "put-off-guardian", actor_id: id, subject_id: id };
    return { browser, path, entry };
  },
  "/account/guardian/contact": async (path, { academy }) => {
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
  "/guardian/:guardianToken/times/:childId": async (url, { academy }) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    await answerAs(academy, guardian, "given");
    const path = fillUrl(url, { guardianToken: guardian.pageToken, childId: guardian.id });
    const actor = { actor_id: guardian.id, actor_role: "guardian" };
    const entry = { action: "set-preferred-times", ...actor, subject_id: student.id };
    const fields = { "from-1-0": "17:00", "to-1-0": "20:00" };
    return { browser: new TestBrowser(academy), path, fields, entry };
  },
  "/account/guardian/end": async (path, { academy }) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { bornOn: "2000-01-01" });
    const entry = { action: "end-guardian", actor_id: student.id, subject_id: guardian.id };
    return { browser: student.browser, path, entry };
  },
  "/guardian": async (path, { academy }) => {
    const { email } = await makeGuardian(academy, await makeStudent(academy));
    const nobody = { actor_id: null, subject_kind: null, subject_id: null };
    const entry = { action: "ask-guardian-link", ...nobody };
    return { browser: new TestBrowser(academy), path, fields: { email }, entry };
  },
  "/guardian/consent/:guardianToken": (url, { academy }) =>
    byGuardian(academy, url, "give-consent", "consentToken", {
      answer: "given",
      version: String(consentText.version),
    }),
  "/guardian/consent/:guardianToken/mistake": (url, { academy }) =>
    byGuardian(academy, url, "disown-student", "consentToken"),
  "/guardian/:guardianToken/end": (url, { academy }) =>
    byGuardian(academy, url, "end-guardian-links", "pageToken"),
  "/guardian/:guardianToken/language": (url, { academy }) =>
    byGuardian(academy, url, "choose-language", "pageToken", { language: "te" }),
  "/guardian/:guardianToken": null,
  "/guardian/:guardianToken/classes.ics": null,
  "/guardian/:guardianToken/progress/:childId": null,
  "/guardian/:guardianToken/homework/:homeworkId": null,
  "/guardian/:guardianToken/fees/:childId": async (url, { academy }) => {
    const { student, familyId } = await makeFamily(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const entry = { action: "claim-payment", actor_id: id, actor_role: "guardian" };
    return {
      browser: new TestBrowser(academy),
      path: fillUrl(url, { guardianToken: pageToken, childId: id }),
      fields: { amount: "600", reference: "402612345678" },
      entry: { ...entry, subject_id: student.id, detail: { familyId } },
    };
  },
  "/guardian/:guardianToken/fees/:childId/online": async (url, { academy }) => {
    const { student, familyId } = await makeOwingFamily(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const entry = { action: "pay-online", actor_id: id, actor_role: "guardian" };
    return {
      browser: new TestBrowser(academy),
      path: fillUrl(url, { guardianToken: pageToken, childId: id }),
      fields: { amount: "600" },
      entry: { ...entry, subject_id: student.id, detail: { familyId } },
    };
  },
  "/fees/:feesToken": async (url, { academy }) => {
    const { student, familyId } = await makeFamily(academy);
    const { id, email } = await makeGuardian(academy, student, { decision: "given" });
    const link = { familyId, guardianId: id, studentId: null, email };
    const mailKind = "fee-invoice";
    const feesToken = await createFeeLink(academy.database, { ...link, mailKind });
    const entry = { action: "claim-payment", actor_id: id, actor_role: "guardian" };
    return {
      browser: new TestBrowser(academy),
      path: fillUrl(url, { feesToken }),
      fields: { amount: "600", reference: "402612345679" },
      entry: { ...entry, subject_id: student.id, detail: { familyId } },
    };
  },
  "/fees/:feesToken/online": async (url, { academy }) => {
    const { student, familyId } = await makeOwingFamily(academy);
    const { id, email } = await makeGuardian(academy, student, { decision: "given" });
    const link = { familyId, guardianId: id, studentId: null, email };
    const mailKind = "fee-invoice";
    const feesToken = await createFeeLink(academy.database, { ...link, mailKind });
    const entry = { action: "pay-online", actor_id: id, actor_role: "guardian" };
    return {
      browser: new TestBrowser(academy),
      path: fillUrl(url, { feesToken }),
      fields: { amount: "600" },
      entry: { ...entry, subject_id: student.id, detail: { familyId } },
    };
  },
  "/guardian/:guardianToken/changes": async (url, { academy }) => {
    const { student, lessonId } = await makeCourseWithLesson(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const proposal = await makeProposal(academy, lessonId);
    const entry = { action: "refuse-proposal", actor_id: id, actor_role: "guardian" };
    return {
      browser: new TestBrowser(academy),
      path: fillUrl(url, { guardianToken: pageToken }),
      fields: { proposal, [`suits-${proposal}`]: "no" },
      entry: { ...entry, subject_id: lessonId },
    };
  },
  "/guardian/:guardianToken/sessions/:lessonId/request": async (url, { academy }) => {
    const { student, lessonId } = await makeCourseWithLesson(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const path = fillUrl(url, { guardianToken: pageToken, lessonId: lessonId });
    const entry = { action: "ask-lesson-change", actor_id: id, actor_role: "guardian" };
    return {
      browser: new TestBrowser(academy),
      path,
      fields: { kind: "cancel" },
      entry: { ...entry, subject_id: lessonId },
    };
  },
  "/guardian/:guardianToken/sessions/:lessonId/request/withdrawal": async (url, { academy }) => {
    const { student, lessonId } = await makeRequest(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const path = fillUrl(url, { guardianToken: pageToken, lessonId: lessonId });
    const entry = { action: "withdraw-request", actor_id: id, actor_role: "guardian" };
    return { browser: new TestBrowser(academy), path, entry: { ...entry, subject_id: lessonId } };
  },
  "/guardian/:guardianToken/sessions/:lessonId/outcome": async (url, { academy }) => {
    const { student, lessonId } = await makePastLesson(academy);
    const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const path = fillUrl(url, { guardianToken: pageToken, lessonId: lessonId });
    const entry = { action: "dispute-lesson", actor_id: id, actor_role: "guardian" };
    return { browser: new TestBrowser(academy), path, entry: { ...entry, subject_id: lessonId } };
  },
};
