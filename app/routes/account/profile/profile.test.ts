import { describe, expect, test } from "vitest";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import type { TestBrowser } from "#test/support/browser.ts";
import { assign, makeAdmin, makeStudent, makeTutor } from "#test/support/people.ts";

const academy = useAcademy();
const path = "/account/profile";

const studentForm = {
  name: "Asha Devi",
  username: "asha",
  phoneNumber: " +91 00000 99999 ",
  address: "12 Fort Road, Warangal",
  referralEmail: "Friend@Test.example",
  selectedClass: "class-9",
  selectedSubjects: ["physics", "chemistry"],
};
const tutorForm = {
  firstName: "Ravi",
  lastName: "Rao",
  phoneNumber: "+91 00000 88888",
  qualification: "phd",
  experience: "10+",
  selectedClasses: ["class-9"],
  selectedSubjects: ["physics"],
  bio: "Twelve years of physics.",
};

async function openedBy(browser: TestBrowser): Promise<string> {
  return /name="opened" value="([^"]+)"/.exec(await browser.read(path))?.[1] ?? "";
}

async function recordOf(table: "students" | "tutors", { id }: { id: string }) {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select * from ${table} where id = $1`,
    [id],
  );
  return rows[0];
}

describe("a student", () => {
  test("changes all their fields, and the admin sees it", async () => {
    const [student, admin] = [await makeStudent(academy), await makeAdmin(academy)];
    const opened = await openedBy(student.browser);
    const { path: to, page } = await student.browser.submit(path, { ...studentForm, opened });
    expect([to, page.includes("Your profile is saved.")]).toEqual(["/account", true]);
    expect(await recordOf("students", student)).toMatchObject({
      name: "Asha Devi",
      phone_number: "+91 00000 99999",
      address: "12 Fort Road, Warangal",
      referral_email: "friend@test.example",
      selected_class: "class-9",
      selected_subjects: ["physics", "chemistry"],
    });
    expect(await admin.browser.read(`/admin-dashboard/students?q=${student.email}`)).toContain(
      "Asha Devi",
    );
  });

  test.each([
    [{ name: "" }, "Please fill in all required fields."],
    [{ username: " " }, "Please fill in all required fields."],
    [{ selectedClass: "class-4" }, "Please select a class."],
    [{ selectedSubjects: [] }, "Please select at least one subject."],
    [{ referralEmail: "nobody" }, "Please enter a valid referral email, or leave it empty."],
    [{ address: "x".repeat(501) }, "That is too long. Please shorten it."],
  ])("is refused %j with the words of sign-up, and what was typed stays", async (wrong, words) => {
    const { browser, ...student } = await makeStudent(academy);
    const before = await recordOf("students", student);
    const opened = await openedBy(browser);
    const answer = await browser.post(path, { ...studentForm, ...wrong, opened });
    const page = await answer.text();
    expect([answer.status, page.includes(words)]).toEqual([400, true]);
    if (!("name" in wrong)) expect(page).toContain('value="Asha Devi"');
    expect(await recordOf("students", student)).toEqual(before);
  });

  test("can change nothing else, and nobody else's profile", async () => {
    const { browser, ...student } = await makeStudent(academy);
    const other = await makeStudent(academy);
    const before = await recordOf("students", other);
    const more = { id: other.id, email: "new@test.example", coursesEnrolled: "all", role: "admin" };
    await browser.post(path, { ...studentForm, ...more, opened: await openedBy(browser) });
    expect(await recordOf("students", other)).toEqual(before);
    expect(await recordOf("students", student)).toMatchObject({ enrolled_courses: [] });
    expect((await browser.get("/admin-dashboard")).status).toBe(302);
  });

  test("who has the page open twice overwrites no unseen change", async () => {
    const { browser, ...student } = await makeStudent(academy);
    const opened = await openedBy(browser);
    await browser.post(path, { ...studentForm, name: "First", opened });
    const late = await browser.post(path, { ...studentForm, name: "Second", opened });
    const page = await late.text();
    expect(late.status).toBe(409);
    expect(page).toContain("Your profile was changed elsewhere");
    expect(page).toMatch(/What is there now[^]*First/);
    expect(page).toContain('value="Second"');
    expect(await recordOf("students", student)).toMatchObject({ name: "First" });
    const { kept } = await readAuditTrail(academy, late);
    expect(kept).toMatchObject([{ action: "change-profile", reason: "not-possible" }]);

    const again = /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const sent = { ...studentForm, name: "Second", opened: again };
    expect((await browser.post(path, sent)).status).toBe(303);
    expect(await recordOf("students", student)).toMatchObject({ name: "Second" });
    // Submitting the same again succeeds.
    const repeated = await browser.post(path, { ...sent, opened });
    expect([repeated.status, (await readAuditTrail(academy, repeated)).kept]).toEqual([303, []]);
  });
});

describe("a tutor", () => {
  test.each(["pending", "rejected"] as const)("who is %s can change all fields", async (status) => {
    const { browser, ...tutor } = await makeTutor(academy, status);
    const sent = { ...tutorForm, opened: await openedBy(browser) };
    expect((await browser.post(path, sent)).status).toBe(303);
    expect(await recordOf("tutors", tutor)).toMatchObject({
      first_name: "Ravi",
      qualification: "phd",
      experience: "10+",
      bio: "Twelve years of physics.",
      status,
    });
  });

  test("who is approved can't change what the approval was based on", async () => {
    const { browser, ...tutor } = await makeTutor(academy);
    const before = await recordOf("tutors", tutor);
    const page = await browser.read(path);
    expect(page).toContain("You were approved with these details.");
    expect(page).not.toContain('name="firstName"');
    await browser.post(path, { ...tutorForm, status: "rejected", opened: await openedBy(browser) });
    expect(await recordOf("tutors", tutor)).toEqual({
      ...before,
      phone_number: "+91 00000 88888",
      phone_normal: "+910000088888",
      selected_classes: ["class-9"],
      selected_subjects: ["physics"],
      bio: "Twelve years of physics.",
      // The admin's search finds the new values.
      search: expect.stringContaining(" +91 00000 88888 910000088888 ") as string,
    });
  });

  test("who removes a class keeps its assignments", async () => {
    const { browser, ...tutor } = await makeTutor(academy);
    const student = await makeStudent(academy);
    const assignmentId = await assign(academy, student, tutor);
    await browser.post(path, { ...tutorForm, opened: await openedBy(browser) });
    const page = await browser.get(`/tutor-dashboard/${assignmentId}/recordings`);
    expect(page.status).toBe(200);
    // A new assignment is refused.
    const admin = await makeAdmin(academy);
    const { id: studentId } = await makeStudent(academy);
    const wanted = { studentId, classId: "class-10", subjectId: "mathematics" };
    const answer = await admin.browser.post("/admin-dashboard/assignments/new", {
      ...wanted,
      tutorId: tutor.id,
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    [{ selectedClasses: [] }, "Please select at least one class to teach."],
    [{ selectedSubjects: [] }, "Please select at least one subject to teach."],
    [{ phoneNumber: "" }, "Please fill in all required fields."],
    [{ bio: "x".repeat(2001) }, "That is too long. Please shorten it."],
  ])("is refused %j with the words of the application", async (wrong, words) => {
    const { browser } = await makeTutor(academy);
    const sent = { ...tutorForm, ...wrong, opened: await openedBy(browser) };
    const answer = await browser.post(path, sent);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([400, true]);
  });
});
