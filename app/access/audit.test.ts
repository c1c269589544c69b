import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { countRows, readTold, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
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
import { beginSecondFactor, codeOf, makeCarefulAdmin } from "#test/support/second-factor.ts";
import { stopLink } from "#test/support/mail.ts";
import type { LinkPurpose } from "#domain/mailed-link.ts";
import { makeLink } from "#test/support/mail.ts";
import { fillUrl, listActions } from "#test/support/urls.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
let admin: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  ({ tutor, assignmentId } = await makeClass(academy));
});

interface Press {
  browser: TestBrowser;
  path: string;
  fields?: Record<string, string | string[]>;
  /** What it is answered with; 303 by default. */
  status?: number;
  /** What its line of the log has to say. */
  tells: Record<string, unknown>;
}

const anId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
let people = 0;
const newEmail = () => `new-${(people += 1)}@test.example`;

const signIn = async (path: string, role: string, make: () => Promise<Person>): Promise<Press> => {
  const { id, email } = await make();
  const tells = { action: "sign-in", actor_id: id, actor_role: role, subject_id: id };
  return { browser: visitor(), path, fields: { email, password }, tells };
};
const signUp = (path: string, action: string, role: string, fields: Press["fields"]): Press => ({
  browser: visitor(),
  path,
  fields: { email: newEmail(), password, confirmPassword: password, ...fields },
  tells: { action, actor_id: anId, actor_role: role, subject_kind: role, subject_id: anId },
});
const byAdmin = (url: string, action: string, kind: string, id: string): Press => {
  const path = url.replace(/:\w+/, id);
  const tells = { actor_id: admin.id, actor_role: "admin", subject_kind: kind, subject_id: id };
  return { browser: admin.browser, path, tells: { action, ...tells } };
};

const byLink = async (url: string, purpose: LinkPurpose, action: string): Promise<Press> => {
  const person = await makeTutor(academy);
  const isNew = purpose === "change-email" || purpose === "undo-email";
  const token = await makeLink(academy, person, purpose, isNew ? newEmail() : person.email);
  return {
    browser: visitor(),
    path: fillUrl(url, { token }),
    fields: { password: "another long password", confirmPassword: "another long password" },
    tells: { action, actor_id: person.id, actor_role: "tutor", subject_id: person.id },
  };
};

const byGuardian = async (
  url: string,
  action: string,
  token: "consentToken" | "pageToken",
  fields: Press["fields"] = {},
): Promise<Press> => {
  const guardian = await makeGuardian(academy, await makeStudent(academy));
  const { id } = guardian;
  const tells = { actor_id: id, actor_role: "guardian", subject_kind: "guardian", subject_id: id };
  const path = fillUrl(url, { guardianToken: guardian[token] });
  return { browser: visitor(), path, fields, tells: { action, ...tells } };
};

/** For each action of the product a press that succeeds, or null where it takes no form at all. */
const presses: Record<string, ((url: string) => Press | Promise<Press>) | null> = {
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
    const tells = { action: "sign-out", actor_id: id, actor_role: "student", subject_id: id };
    return { browser, path, tells };
  },
  "/*": null,
  "/forgot-password": (path) => ({
    browser: visitor(),
    path,
    fields: { email: newEmail() },
    tells: { action: "ask-password-reset", actor_id: null, subject_kind: null, subject_id: null },
  }),
  "/reset-password/:token": (url) => byLink(url, "reset-password", "reset-password"),
  "/undo-email/:token": (url) => byLink(url, "undo-email", "undo-email-change"),
  "/verify-email/:token": (url) => byLink(url, "verify-email", "verify-email"),
  "/change-email/:token": (url) => byLink(url, "change-email", "change-email"),
  "/account/verification": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const tells = { action: "ask-verification", actor_id: id, subject_id: id };
    return { browser, path, tells };
  },
  "/account/email": async (path) => {
    const { id, browser } = await makeStudent(academy);
    return {
      browser,
      path,
      fields: { email: newEmail(), currentPassword: password },
      tells: { action: "ask-email-change", actor_id: id, subject_id: id },
    };
  },
  "/account/password": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const next = "another long password";
    return {
      browser,
      path,
      fields: { currentPassword: password, password: next, confirmPassword: next },
      tells: { action: "change-password", actor_id: id, subject_id: id },
    };
  },
  "/admin-login/code": async (path) => {
    const { id, email, browser, codes } = await makeCarefulAdmin(academy);
    await browser.post("/admin-login", { email, password });
    const tells = { action: "sign-in", actor_id: id, actor_role: "admin", subject_id: id };
    return { browser, path, fields: { code: codes[0] ?? "" }, tells };
  },
  "/account/profile": async (path) => {
    const { id, browser } = await makeTutor(academy);
    const opened = /name="opened" value="([^"]+)"/.exec(await browser.read(path))?.[1] ?? "";
    const tells = { action: "change-profile", actor_id: id, subject_kind: "tutor", subject_id: id };
    const fields = {
      opened,
      phoneNumber: "+91 00000 00009",
      selectedClasses: "class-9",
      selectedSubjects: "physics",
      bio: "New.",
    };
    return { browser, path, fields, tells };
  },
  "/account/export/confirmation": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const tells = { action: "confirm-password", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, tells };
  },
  "/account/deletion": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const tells = { action: "delete-own-account", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, tells };
  },
  "/account/second-factor": async (path) => {
    const { id, browser } = await makeAdmin(academy);
    const tells = { action: "begin-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { password }, tells };
  },
  "/account/second-factor/confirmation": async (path) => {
    const { id, browser } = await makeAdmin(academy);
    const secret = await beginSecondFactor(browser);
    const tells = { action: "set-up-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { code: codeOf(secret) }, status: 200, tells };
  },
  "/account/second-factor/recovery-codes": async (path) => {
    const { id, signedIn: browser, codes } = await makeCarefulAdmin(academy);
    const tells = { action: "replace-recovery-codes", actor_id: id, subject_id: id };
    return { browser, path, fields: { password, code: codes[0] ?? "" }, status: 200, tells };
  },
  "/account/second-factor/removal": async (path) => {
    const { id, signedIn: browser, codes } = await makeCarefulAdmin(academy);
    const tells = { action: "remove-second-factor", actor_id: id, subject_id: id };
    return { browser, path, fields: { password, code: codes[0] ?? "" }, tells };
  },
  "/account/second-factor/devices/:deviceId/end": async (url) => {
    const { id, signedIn: browser } = await makeCarefulAdmin(academy);
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from known_devices where admin_id = $1",
      [id],
    );
    const tells = { action: "forget-device", actor_id: id, subject_id: id };
    return { browser, path: fillUrl(url, { deviceId: rows[0]?.id ?? "" }), tells };
  },
  "/account/mail": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const tells = { action: "choose-mails", actor_id: id, subject_id: id };
    return { browser, path, fields: { mails: "news" }, tells };
  },
  "/mail/unsubscribe/:token": async (url) => {
    const { id } = await makeStudent(academy);
    const token = await stopLink(academy, { accountId: id, group: "news" });
    const tells = { action: "stop-mails", actor_id: null, subject_id: id };
    return { browser: visitor(), path: fillUrl(url, { token }), status: 200, tells };
  },
  "/account/sessions/end": async (path) => {
    const { id, browser } = await makeStudent(academy);
    return { browser, path, tells: { action: "end-all-sessions", actor_id: id, subject_id: id } };
  },
  "/account/sessions/:sessionId/end": async (url) => {
    const person = await makeStudent(academy);
    await signedIn(academy, person);
    return {
      browser: person.browser,
      path: fillUrl(url, { sessionId: await sessionOf(academy, person) }),
      tells: { action: "end-session", actor_id: person.id, subject_id: person.id },
    };
  },
  "/live": null,
  "/account/guardian/birth-date": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const fields = { day: "1", month: "5", year: "2013" };
    const tells = { action: "set-birth-date", actor_id: id, subject_kind: "student" };
    return { browser, path, fields, tells: { ...tells, subject_id: id } };
  },
  "/account/guardian/later": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const tells = { action: "put-off-guardian", actor_id: id, subject_id: id };
    return { browser, path, tells };
  },
  "/account/guardian/contact": async (path) => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/account/guardian/birth-date", { day: "1", month: "5", year: "2013" });
    const fields = { name: "Lakshmi", relation: "mother", email: newEmail(), phoneNumber: "" };
    const tells = { action: "name-guardian", actor_id: id, subject_kind: "guardian" };
    return {
      browser,
      path,
      fields,
      tells: { ...tells, subject_id: anId, detail: { studentId: id } },
    };
  },
  "/account/guardian/end": async (path) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student, { bornOn: "2000-01-01" });
    const tells = { action: "end-guardian", actor_id: student.id, subject_id: guardian.id };
    return { browser: student.browser, path, tells };
  },
  "/admin-dashboard/students/:studentId/guardian": async (url) => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    const press = byAdmin(url, "end-guardian", "guardian", student.id);
    return { ...press, tells: { ...press.tells, subject_id: guardian.id } };
  },
  "/guardian": async (path) => {
    const { id, email } = await makeGuardian(academy, await makeStudent(academy));
    const tells = { action: "renew-guardian-link", actor_id: null, subject_id: id };
    return { browser: visitor(), path, fields: { email }, tells };
  },
  "/guardian/consent/:guardianToken": (url) =>
    byGuardian(url, "give-consent", "consentToken", { answer: "given" }),
  "/guardian/consent/:guardianToken/mistake": (url) =>
    byGuardian(url, "disown-student", "consentToken"),
  "/guardian/:guardianToken/end": (url) => byGuardian(url, "end-guardian-links", "pageToken"),
  "/guardian/:guardianToken": null,
  "/guardian/:guardianToken/classes.ics": null,
  "/calendar/:token.ics": null,
  "/dashboard/sessions/:liveSessionId.ics": null,
  "/tutor-dashboard/sessions/:liveSessionId.ics": null,
  "/calendar/revocation": async (path) => {
    const { id, browser } = await makeStudent(academy);
    await browser.post("/calendar");
    const tells = { action: "revoke-calendar-address", actor_id: id, subject_id: id };
    return { browser, path, tells };
  },
  "/calendar": async (path) => {
    const { id, browser } = await makeStudent(academy);
    const tells = { action: "make-calendar-address", actor_id: id, subject_id: id };
    return { browser, path, tells, status: 200 };
  },
  "/dashboard/courses/:courseId": null,
  "/tutor-dashboard/:assignmentId/:section": null,
  "/tutor-dashboard/:assignmentId/:section/add": (url) => ({
    browser: tutor.browser,
    path: fillUrl(url, { assignmentId, section: "recordings" }),
    fields: { title: newEmail(), description: "About it.", url: "https://video.example/2" },
    tells: {
      action: "publish",
      actor_id: tutor.id,
      subject_kind: "recording",
      subject_id: anId,
      detail: { assignmentId },
    },
  }),
  "/tutor-dashboard/:assignmentId/:section/:itemId/delete": async (url) => {
    const title = newEmail();
    const itemId = await publish(academy, assignmentId, tutor, "announcement", { title });
    return {
      browser: tutor.browser,
      path: fillUrl(url, { assignmentId, section: "announcements", itemId }),
      tells: {
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
      tells: { action: "edit", subject_kind: "announcement", subject_id: itemId },
    };
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/undo": async (url) => {
    const title = newEmail();
    const itemId = await publish(academy, assignmentId, tutor, "announcement", { title });
    const path = fillUrl(url, { assignmentId, section: "announcements", itemId });
    await tutor.browser.post(path.replace("/undo", "/delete"));
    const tells = { action: "undo-unpublish", subject_kind: "announcement", subject_id: itemId };
    return { browser: tutor.browser, path, tells };
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
  "/admin-dashboard/assignments/new": async (path) => {
    const { id: studentId } = await makeStudent(academy);
    const detail = { studentId, tutorId: tutor.id };
    return {
      browser: admin.browser,
      path,
      fields: { ...detail, classId: "class-10", subjectId: "physics" },
      tells: { action: "create-assignment", actor_id: admin.id, subject_id: anId, detail },
    };
  },
  "/admin-dashboard/assignments/:assignmentId/delete": async (url) => {
    const id = await assign(academy, await makeStudent(academy), tutor);
    return byAdmin(url, "delete-assignment", "assignment", id);
  },
};

const changes = Object.entries(presses).flatMap(([url, press]) => (press ? [{ url, press }] : []));

describe("each change", () => {
  test("that the product can make is tested here", async () => {
    const actions = await listActions();
    expect(actions.length).toBeGreaterThan(10);
    expect(actions.toSorted()).toEqual(Object.keys(presses).toSorted());
  });

  test.each(changes)("by $url leaves one line in the audit log", async ({ url, press }) => {
    const { browser, path, fields, tells, status = 303 } = await press(url);
    const started = new Date();
    const answer = await browser.post(path, fields);
    expect(answer.status).toBe(status);
    const { kept, logged } = await readTold(academy, answer);
    expect(kept).toEqual([expect.objectContaining({ outcome: "done", reason: null, ...tells })]);
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

  describe("whose line can't be written", () => {
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

    test.each(changes)("is not made by $url", async ({ url, press }) => {
      const { browser, path, fields } = await press(url);
      await academy.pool.query(`
        create trigger no_more before insert on audit_log
          for each row when (new.outcome = 'done') execute function no_more();`);
      const before = await readAll();
      const answer = await browser.post(path, fields);
      expect(answer.status).toBe(500);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await readAll()).toEqual(before);
      const { kept, logged } = await readTold(academy, answer);
      expect(kept).toEqual([]);
      expect(logged).toMatchObject([{ level: "error", event: "surprise" }]);
    });
  });

  test.each(["student", "tutor", "assignment"])(
    "of hands, as when a list of %ss is taken away, leaves a line, and a look at its head none",
    async (kind) => {
      const path = `/admin-dashboard/${kind}s.csv?q=x`;
      const answer = await admin.browser.get(path);
      await answer.text();
      const { kept } = await readTold(academy, answer);
      expect(kept).toMatchObject([
        { action: "export-list", subject_kind: kind, subject_id: null, actor_id: admin.id },
      ]);
      const head = await admin.browser.send(path, { method: "HEAD" });
      expect(await readTold(academy, head)).toEqual({ kept: [], logged: [] });
    },
  );

  test("that was made already leaves no second line", async () => {
    const path = `/tutor-dashboard/${assignmentId}/exams/add`;
    const fields = { title: "Twice", description: "A test.", url: "https://exam.example/1" };
    await tutor.browser.post(path, fields);
    const again = await tutor.browser.post(path, fields);
    expect(again.status).toBe(303);
    expect(await readTold(academy, again)).toEqual({ kept: [], logged: [] });
  });
});
