import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestAccounts } from "#test/access/actors.ts";
import { adminChanges } from "#test/access/changes/admin.ts";
import type { OfficeChange, Scene } from "#test/access/changes/change.ts";
import { enquiryChanges } from "#test/access/changes/enquiries.ts";
import { lessonIds } from "#test/access/lesson.ts";
import { accountSubmissions } from "#test/audit/account.ts";
import { adminSubmissions } from "#test/audit/admin.ts";
import { enquirySubmissions } from "#test/audit/enquiries.ts";
import { feesSubmissions } from "#test/audit/fees.ts";
import { guardianSubmissions } from "#test/audit/guardian.ts";
import { messageSubmissions } from "#test/audit/messages.ts";
import { signInSubmissions } from "#test/audit/sign-in.ts";
import { studentSubmissions } from "#test/audit/student.ts";
import type { AuditSetup, Submission, Submissions } from "#test/audit/submission.ts";
import { tutorSubmissions } from "#test/audit/tutor.ts";
import { countRows, readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { razorpayKeys, startRazorpay } from "#test/support/razorpay.ts";
import { makeAdmin, makeCourse, makeTutor } from "#test/support/people.ts";
import { prove } from "#test/support/passkeys.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl, listActions } from "#test/support/urls.ts";

const razorpay = await startRazorpay();
const gateway = { ...razorpay.options, interval: 3_600_000 };
const academy = useAcademy(razorpayKeys, { ...fastAcademy, gateway });
const setup = { academy, razorpay } as AuditSetup;
let scene: Scene;

beforeAll(async () => {
  const admin = await makeAdmin(academy);
  await prove(admin.browser);
  const { tutor, assignmentId } = await makeCourse(academy);
  Object.assign(setup, { admin, tutor, assignmentId });
  const accounts = await createTestAccounts(academy);
  await prove(accounts.browsers.admin);
  scene = { academy, accounts, successor: await makeTutor(academy) };
});

/** Those of the changes that the tests of access have too. */
const officeSubmissions: Submissions = Object.fromEntries(
  [...adminChanges, ...enquiryChanges].map((change) => [change.url, officeSubmission(change)]),
);

function officeSubmission({ url, fresh, fields, entry }: OfficeChange) {
  return async (): Promise<Submission> => {
    const { accounts } = scene;
    const lesson = await fresh(scene);
    return {
      browser: accounts.browsers.admin,
      path: fillUrl(url, lessonIds(lesson, "recordings")),
      fields: fields?.(lesson, scene) ?? {},
      entry: { actor_id: accounts.people.admin.id, actor_role: "admin", ...entry(lesson, scene) },
    };
  };
}

const submissions: Submissions = {
  ...signInSubmissions,
  ...accountSubmissions,
  ...guardianSubmissions,
  ...messageSubmissions,
  ...studentSubmissions,
  ...tutorSubmissions,
  ...adminSubmissions,
  ...enquirySubmissions,
  ...feesSubmissions,
  ...officeSubmissions,
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
    const { browser, path, fields, entry, status = 303 } = await submit(url, setup);
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

    test.each(everyNth(10, changes))("undoes the change by $url", async ({ url, submit }) => {
      const { browser, path, fields } = await submit(url, setup);
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
      const { admin } = setup;
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
    const { tutor, assignmentId } = setup;
    const path = `/tutor-dashboard/${assignmentId}/exams/add`;
    const fields = { title: "Twice", description: "A test.", url: "https://exam.example/1" };
    await tutor.browser.post(path, fields);
    const again = await tutor.browser.post(path, fields);
    expect(again.status).toBe(303);
    expect(await readAuditTrail(academy, again)).toEqual({ kept: [], logged: [] });
  });
});
