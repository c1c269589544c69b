import { RouterContextProvider } from "react-router";
import { expect, beforeAll, describe, test } from "vitest";
import { actorContext, requestIdContext, servicesContext } from "#request/context.ts";
import { createAddressLimits } from "#limits/address-limits.ts";
import { createEnquiryLimits } from "#limits/enquiry-limits.ts";
import { createMailboxLimits } from "#limits/mailbox-limits.ts";
import { createCounter } from "#limits/attempt-counter.ts";
import { createSignInLimits } from "#limits/sign-in-limits.ts";
import { shareOwnAssignment } from "#use-cases/assignments/tutor-assignments.ts";
import type { Actor } from "#data/account/sessions.ts";
import { useAcademy } from "#test/support/academy.ts";
import { cheapCost } from "#test/support/fast.ts";
import { makeAdmin, makeCourse, makeTutor, type Person } from "#test/support/people.ts";
import { action as create } from "../../app/routes/admin/assignments/create.tsx";
import { action as reject } from "../../app/routes/admin/tutors/rejection.tsx";
import { checkMeeting } from "../../app/routes/public/schedule/meeting-input.ts";
import { action as add } from "../../app/routes/tutor/add-content/page.tsx";
import { meetingProblems } from "#content/enquiries/meeting-request.ts";
import {
  expectAgreement,
  formRequest,
  manyForms,
  timeLimit,
  readRefusal,
  type Answer,
} from "./agree.ts";
import { assignmentForms, contentForms, meetingForms, reasonForms } from "./cases.ts";
import { Form, type Sent } from "./model/sent.ts";
import { addContent, createAssignment, rejectApplication, requestMeeting } from "./model/work.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let pending: Person;
let admin: Person;
let assignmentId: string;

beforeAll(async () => {
  pending = await makeTutor(academy, "pending");
  admin = await makeAdmin(academy);
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const now = new Date();
const erasures = { save: async () => {}, revoke: async () => {} };
const mailQueue = { put: async () => {} };
const live = { open: () => null };
const secret = new Uint8Array(32);
const quiet = {
  log() {},
  erasures,
  live,
  mailQueue,
  readPhoto: async () => ({ ok: false as const, reason: "no-photo" as const }),
  readSheet: async () => ({ problem: "empty" as const }),
  readMarkdown: async () => new Map(),
  secret,
  passwordCost: cheapCost,
  isSecondFactorRequired: false,
  deployment: { sendsMail: false, mailFrom: null, publicUrl: null },
  gateway: null,
  pushKey: null,
  languages: ["en"] as const,
};
const session = {
  id: "00000000-0000-4000-8000-000000000000",
  openedAt: now,
  seenAt: now,
  push: "off" as const,
};
const nobody = { session, language: "en" as const, student: null, tutor: null, admin: null };
const tutorActor = (): Actor => ({
  ...nobody,
  accountId: tutor.id,
  email: tutor.email,
  tutor: {
    firstName: "Tutor",
    lastName: "One",
    status: "approved",
    approvedDate: null,
    rejectionReason: null,
    roomUrl: "",
  },
});
const adminActor = (): Actor => ({
  ...nobody,
  accountId: admin.id,
  email: admin.email,
  admin: {
    name: admin.name,
    role: "owner",
    hasSecondFactor: false,
    hasPasskey: false,
    counts: { students: 0, tutors: 0, assignments: 0 },
  },
});

/** What the guards have found out when an action runs. */
function contextOf(actor: Actor): RouterContextProvider {
  const context = new RouterContextProvider();
  const { database, pool } = academy;
  const limits = createSignInLimits(pool);
  const addressLimits = createAddressLimits(pool);
  const enquiryLimits = createEnquiryLimits(pool);
  const mailboxLimits = createMailboxLimits(pool);
  const wrongCodes = createCounter(pool, "wrong-codes", { failures: 4, seconds: 60 });
  const services = {
    database,
    limits,
    addressLimits,
    enquiryLimits,
    mailboxLimits,
    wrongCodes,
    ...quiet,
    secure: false,
  };
  context.set(servicesContext, services);
  context.set(requestIdContext, session.id);
  context.set(actorContext, actor);
  return context;
}

type Action = (args: unknown) => Promise<unknown>;

/** The very action of a screen, on the real database. */
function run(action: unknown, context: RouterContextProvider, params: object, sent: Sent) {
  const request = formRequest(sent);
  return (action as Action)({ request, context, params, url: new URL(request.url) });
}

/** A form that passed has left one row, and those before it that were refused have left none. */
async function expectOneRow(table: "announcements" | "assignments" | "content_items") {
  const { rowCount } = await academy.pool.query(`delete from ${table}`);
  expect(rowCount).toBe(1);
}

const kinds = {
  recordings: "recording",
  "live-sessions": "live-session",
  exams: "exam",
  announcements: "announcement",
} as const;
const sections = Object.keys(kinds) as (keyof typeof kinds)[];

describe.each(sections)("adding to %s", (section) => {
  test(
    "judges any form as §5 does, and saves what passes",
    async () => {
      const table = section === "announcements" ? "announcements" : "content_items";
      const answer: Answer = async (sent) => {
        const context = contextOf(tutorActor());
        shareOwnAssignment(context, assignmentId, kinds[section]);
        const verdict = readRefusal(await run(add, context, { assignmentId, section }, sent));
        if (verdict === null) await expectOneRow(table);
        return verdict;
      };
      const numRuns = manyForms / sections.length;
      await expectAgreement(contentForms, addContent(kinds[section]), answer, { numRuns });
    },
    timeLimit,
  );
});

test(
  "/admin-dashboard/assignments/new judges any form as §5 does",
  async () => {
    const people = { students: [student.id], tutors: [tutor.id, pending.id] };
    const teaches = { classes: ["class-10"], subjects: ["mathematics", "physics"] };
    const demands = createAssignment(people.students, [
      { id: tutor.id, isApproved: true, ...teaches },
      { id: pending.id, isApproved: false, ...teaches },
    ]);
    await academy.pool.query("delete from assignments");
    const answer: Answer = async (sent) => {
      const verdict = readRefusal(await run(create, contextOf(adminActor()), {}, sent));
      if (verdict === null) await expectOneRow("assignments");
      return verdict;
    };
    const forms = assignmentForms(people.students, people.tutors);
    await expectAgreement(forms, demands, answer, { namesField: false });
  },
  timeLimit,
);

test("/admin-dashboard/tutors/:tutorId/rejection judges any form as the screen says", async () => {
  const answer: Answer = async (sent) =>
    readRefusal(await run(reject, contextOf(adminActor()), { tutorId: "none" }, sent));
  await expectAgreement(reasonForms, rejectApplication, answer, { namesField: false });
});

// This form is judged in the browser alone (§2: it makes no submit call).
test("the meeting form's rules judge any form as §5 does", async () => {
  await expectAgreement(meetingForms, requestMeeting, async (sent) => {
    const form = new Form(sent);
    const texts = [
      "date",
      "time",
      "name",
      "email",
      "phone",
      "grade",
      "subject",
      "topic",
      "message",
    ];
    const typed = Object.fromEntries(texts.map((name) => [name, form.one(name)]));
    const failure = checkMeeting({ ...typed, services: [] } as never);
    return failure && { words: meetingProblems[failure.problem], field: failure.field };
  });
});
