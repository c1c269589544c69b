import { randomUUID } from "node:crypto";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { insertMessage } from "#data/messages/written.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { assign, makeStudent, makeTutor } from "#test/support/people.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { Submission, Submissions } from "./submission.ts";

type Role = "student" | "guardian" | "tutor";

/** A form that somebody sends about a line in which each of them has written, in this order. */
async function about(
  academy: TestAcademy,
  url: string,
  action: string,
  by: Role,
  more: { seq?: number; fields?: Submission["fields"] } = {},
): Promise<Submission> {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  await assign(academy, student, tutor);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from lines where student_id = $1",
    [student.id],
  );
  const lineId = rows[0]?.id ?? "";
  const people = { student, guardian, tutor };
  for (const writtenAs of ["student", "guardian", "tutor"] as const) {
    const message = { lineId, authorId: people[writtenAs].id, writtenAs, clientId: randomUUID() };
    await insertMessage(academy.database, { ...message, text: "Hello" });
  }
  const link = {
    guardianId: guardian.id,
    opens: "messages",
    mailKind: "guardian-messages",
  } as const;
  const guardianToken = await createGuardianLink(academy.database, link);
  const browsers = {
    student: student.browser,
    tutor: tutor.browser,
    guardian: new TestBrowser(academy),
  };
  const { seq, fields } = more;
  const ids = { chatId: lineId, messageSeq: String(seq ?? 1), guardianToken };
  const actor = { actor_id: people[by].id, actor_role: by };
  return {
    browser: browsers[by],
    path: fillUrl(url, ids),
    ...(fields && { fields }),
    entry: {
      ...actor,
      action,
      subject_kind: "line",
      subject_id: lineId,
      detail: seq === undefined ? {} : { seq },
    },
  };
}

const written = () => ({ fields: { text: "A question", clientId: randomUUID() } });
const reason = { reason: "It is rude." };

/** What families and tutors write, and what the staff do with it. */
export const messageSubmissions: Submissions = {
  "/dashboard/messages/:chatId": (url, { academy }) =>
    about(academy, url, "write-message", "student", written()),
  "/dashboard/messages/:chatId/:messageSeq/withdrawal": (url, { academy }) =>
    about(academy, url, "withdraw-message", "student", { seq: 1 }),
  "/dashboard/messages/:chatId/:messageSeq/report": (url, { academy }) =>
    about(academy, url, "report-message", "student", { seq: 3, fields: reason }),
  "/tutor-dashboard/messages/:chatId": (url, { academy }) =>
    about(academy, url, "write-message", "tutor", written()),
  "/tutor-dashboard/messages/:chatId/:messageSeq/withdrawal": (url, { academy }) =>
    about(academy, url, "withdraw-message", "tutor", { seq: 3 }),
  "/tutor-dashboard/messages/:chatId/:messageSeq/report": (url, { academy }) =>
    about(academy, url, "report-message", "tutor", { seq: 1, fields: reason }),
  "/guardian/messages/:guardianToken": null,
  "/guardian/messages/:guardianToken/:chatId": (url, { academy }) =>
    about(academy, url, "write-message", "guardian", written()),
  "/guardian/messages/:guardianToken/:chatId/:messageSeq/withdrawal": (url, { academy }) =>
    about(academy, url, "withdraw-message", "guardian", { seq: 2 }),
  "/guardian/messages/:guardianToken/:chatId/:messageSeq/report": (url, { academy }) =>
    about(academy, url, "report-message", "guardian", { seq: 1, fields: reason }),
  "/guardian/:guardianToken/messages/:childId": async (url, { academy }) => {
    const guardian = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    const { id, pageToken: guardianToken } = guardian;
    const actor = { actor_id: id, actor_role: "guardian", subject_id: id };
    return {
      browser: new TestBrowser(academy),
      path: fillUrl(url, { guardianToken, childId: id }),
      status: 200,
      entry: { ...actor, action: "ask-messages-link" },
    };
  },
  "/guardian/:guardianToken/messages/:childId/:chatId": null,
  "/admin-dashboard/messages/:chatId": async (url, { academy, admin }) => {
    const { id } = await makeStudent(academy);
    const path = fillUrl(url, { chatId: id });
    const entry = { action: "write-message", actor_id: admin.id, subject_id: id };
    return { browser: admin.browser, path, ...written(), entry };
  },
  "/admin-dashboard/messages/:chatId/:messageSeq": async (url, { academy, admin }) => {
    const { path, entry } = await about(academy, url, "decide-message", "tutor", { seq: 1 });
    const staff = { actor_id: admin.id, actor_role: "admin" };
    return {
      browser: admin.browser,
      path,
      fields: { decision: "fine" },
      entry: { ...entry, ...staff },
    };
  },
};
