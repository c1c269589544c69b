import { describe, expect, test } from "vitest";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();

/** A valid request: at the same time of day in two and in three days. */
function request(more: Record<string, string> = {}) {
  const [first, second] = [2, 3].map((days) =>
    toIndiaDateTimeFields(new Date(Date.now() + days * day)),
  );
  return {
    firstDate: first?.date ?? "",
    firstTime: "17:30",
    secondDate: second?.date ?? "",
    secondTime: "18:00",
    phoneNumber: "+91 00000 12345",
    ...more,
  };
}

async function readRequests(studentId: string) {
  const { rows } = await academy.pool.query<{ first_at: Date; phone_number: string }>(
    `select d.first_at, s.phone_number from demo_requests d join students s on s.id = d.student_id
     where student_id = $1`,
    [studentId],
  );
  return rows;
}

async function countEntries(studentId: string): Promise<number> {
  const { rows } = await academy.pool.query(
    "select from audit_log where action = 'ask-demo' and subject_id = $1",
    [studentId],
  );
  return rows.length;
}

describe("before the first course", () => {
  test("the home asks when a demo class would suit, with the phone number of the profile", async () => {
    const { browser, phoneNumber } = await makeStudent(academy);
    const home = await browser.read("/dashboard");
    for (const words of [
      "Your free demo",
      "No courses assigned yet. Contact admin for course assignments.",
      `value="${phoneNumber}"`,
      "We choose a tutor for you",
    ]) {
      expect(home).toContain(words);
    }
  });

  test("a request is stored with the number, shown, and can be changed", async () => {
    const { id, browser } = await makeStudent(academy);
    const answer = await browser.post("/dashboard/demo", request());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/dashboard"]);
    const home = await browser.read("/dashboard");
    expect(home).toContain("You asked for on ");
    expect(home).toContain("at 5:30 PM or on ");
    expect(home).toContain("We call you at +91 00000 12345");
    expect(await readRequests(id)).toMatchObject([{ phone_number: "+91 00000 12345" }]);

    await browser.post("/dashboard/demo", request());
    expect(await countEntries(id)).toBe(1);
    await browser.post("/dashboard/demo", request({ firstTime: "16:00" }));
    expect(await browser.read("/dashboard/demo")).toContain("at 4:00 PM or on ");
    expect(await readRequests(id)).toHaveLength(1);
    expect(await countEntries(id)).toBe(2);
  });

  test("a wrong form is shown again with its values, and stores nothing", async () => {
    const { id, browser } = await makeStudent(academy);
    const wrong = request({ secondTime: "17:30", phoneNumber: "ring my mother" });
    const answer = await browser.post("/dashboard/demo", wrong);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("Please check the phone number.");
    expect(page).toContain('value="ring my mother"');
    expect(await readRequests(id)).toEqual([]);
  });
});

test("with a course there is nothing to ask, and the steps end with the first class", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  await student.browser.post("/dashboard/demo", request());
  const courseId = await assign(academy, student, tutor);
  const late = await student.browser.post("/dashboard/demo", request({ firstTime: "16:00" }));
  expect(late.headers.get("location")).toBe("/dashboard");
  expect(await countEntries(student.id)).toBe(1);
  const waiting = await student.browser.read("/dashboard");
  expect(waiting).toMatch(/<li aria-current="step"(?:(?!<\/li>).)*Your first lesson/);
  await publish(academy, courseId, tutor, "live-session", {
    title: "First",
    startsAt: new Date(Date.now() + day),
  });
  expect(await student.browser.read("/dashboard")).not.toContain("Your free demo");
});

test("a request comes back with a student whose deletion is undone", async () => {
  const [student, admin] = [await makeStudent(academy), await makeAdmin(academy)];
  await student.browser.post("/dashboard/demo", request());
  const before = await readRequests(student.id);
  await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
  expect(await readRequests(student.id)).toEqual([]);
  await admin.browser.post(`/admin-dashboard/students/${student.id}/undo`);
  expect(await readRequests(student.id)).toEqual(before);
});
