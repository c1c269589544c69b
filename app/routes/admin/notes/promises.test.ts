import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const pageOf = ({ id }: Person) => `/admin-dashboard/students/${id}`;
const past = { date: "2026-01-02", time: "17:00" };
const kept = /Done: \w+ \d+, \d{4}/;
const future = { date: "2040-01-02", time: "17:00" };

async function noteOf(student: Person): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from staff_notes where account_id = $1",
    [student.id],
  );
  return `/admin-dashboard/notes/${rows[0]?.id}`;
}

describe("a note with a time", () => {
  test("is a promise: on the home and in the evening's list when it is due, until it is done", async () => {
    const student = await makeStudent(academy);
    const text = `Call back ${student.id}`;
    const note = { text, ...past, owner: admin.id };
    expect((await admin.browser.post(pageOf(student), note)).status).toBe(303);
    const due = async () =>
      Promise.all(
        ["", "/evening"].map(async (path) =>
          (await admin.browser.read(`/admin-dashboard${path}`)).includes(text),
        ),
      );
    expect(await due()).toEqual([true, true]);
    const shown = await admin.browser.read(pageOf(student));
    expect(shown).toMatch(/To do: Friday 2 January( 2026)? at 5:00 PM IST/);
    expect(shown).toContain(`by ${admin.name}`);
    const done = await admin.browser.submit(`${await noteOf(student)}/done`, {});
    expect(done.path).toBe(pageOf(student));
    expect(done.page).toContain("Done. It is no longer on the list.");
    expect(done.page).toContain(`${await noteOf(student)}/done/undo`);
    expect(await due()).toEqual([false, false]);
    const again = await admin.browser.submit(`${await noteOf(student)}/done`, {});
    expect(again.page).toContain("Somebody has changed this meanwhile.");
    await admin.browser.submit(`${await noteOf(student)}/done/undo`, {});
    expect(await due()).toEqual([true, true]);
    // Put off.
    await admin.browser.post(await noteOf(student), { ...note, ...future });
    expect(await due()).toEqual([false, false]);
  });

  test("of another time is open again", async () => {
    const student = await makeStudent(academy);
    const note = { text: "Call.", ...past, owner: "" };
    await admin.browser.post(pageOf(student), note);
    await admin.browser.post(`${await noteOf(student)}/done`);
    await admin.browser.post(await noteOf(student), { ...note, text: "Call her." });
    expect(await admin.browser.read(pageOf(student))).toMatch(kept);
    await admin.browser.post(await noteOf(student), { ...note, time: "18:00" });
    expect(await admin.browser.read(pageOf(student))).toContain("at 6:00 PM");
    expect(await admin.browser.read(pageOf(student))).not.toMatch(kept);
  });

  test.each([
    [{ time: "17:00" }, "Please fill in the date too."],
    [{ date: "2040-01-02" }, "Please fill in the time too."],
    [{ date: "2040-02-30", time: "17:00" }, "There is no such time. Please check it."],
  ])("is refused with %j, and keeps what was typed", async (fields, problem) => {
    const student = await makeStudent(academy);
    const answer = await admin.browser.post(pageOf(student), { text: "Call.", ...fields });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(problem);
    expect(page).toContain(">Call.</textarea>");
  });

  test("is nobody's where its keeper is no member of the staff", async () => {
    for (const owner of ["nobody", (await makeTutor(academy)).id]) {
      const student = await makeStudent(academy);
      const note = { text: "Call.", ...past, owner };
      expect((await admin.browser.post(pageOf(student), note)).status).toBe(303);
      expect(await admin.browser.read(pageOf(student))).not.toContain(", by ");
    }
  });
});

test("the next step of an enquiry is due in the same lists, until it is another one", async () => {
  const enquiryId = await makeEnquiry(academy);
  const page = `/admin-dashboard/enquiries/${enquiryId}`;
  const step = { nextStep: `Ask ${enquiryId} for a time`, ...past };
  await admin.browser.post(`${page}/next-step`, step);
  const shown = await admin.browser.read("/admin-dashboard/evening");
  expect(shown).toContain(step.nextStep);
  expect(shown).toContain(page);
  await admin.browser.post(`${page}/next-step`, { ...step, ...future });
  expect(await admin.browser.read("/admin-dashboard/evening")).not.toContain(step.nextStep);
});
