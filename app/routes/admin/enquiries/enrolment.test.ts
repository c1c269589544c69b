import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const pageOf = (id: string) => `/admin-dashboard/enquiries/${id}/enrolment`;
const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await academy.pool.query<Record<string, unknown>>(sql, values)).rows;
const form = {
  name: "Anitha Rao",
  email: "anitha@family.example",
  phoneNumber: "+91 90000 12345",
  selectedClass: "class-10",
  selectedSubjects: "mathematics",
  guardianName: "Padma Rao",
  guardianEmail: "padma@family.example",
};

test("a parent's enquiry is filled in, and one press makes student, guardian, assignment and invitation", async () => {
  const tutor = await makeTutor(academy);
  const id = await makeEnquiry(academy, {
    askerName: "Padma Rao",
    email: "padma@family.example",
  });
  const page = await admin.browser.read(pageOf(id));
  expect(page).toMatch(/name="guardianName"[^>]*value="Padma Rao"/);
  expect(page).toMatch(/name="guardianEmail"[^>]*value="padma@family.example"/);
  expect(page).toMatch(/name="email"[^>]*value=""/);
  const choice = `${tutor.id} mathematics`;
  expect(page).toContain(`value="${choice}"`);
  const answer = await admin.browser.post(pageOf(id), { ...form, tutor: choice });
  expect(answer.status).toBe(303);
  const [enquiry] = await rowsOf("select stage, student_id from enquiries where id = $1", id);
  const studentId = enquiry?.["student_id"];
  expect(enquiry?.["stage"]).toBe("enrolled");
  expect(answer.headers.get("location")).toBe(`/admin-dashboard/students/${String(studentId)}`);
  expect(await rowsOf("select name, phone_number from students where id = $1", studentId)).toEqual([
    { name: "Anitha Rao", phone_number: "+91 90000 12345" },
  ]);
  expect(await rowsOf("select email from guardians where student_id = $1", studentId)).toEqual([
    { email: "padma@family.example" },
  ]);
  expect(
    await rowsOf("select tutor_id, subject_id from assignments where student_id = $1", studentId),
  ).toEqual([{ tutor_id: tutor.id, subject_id: "mathematics" }]);
  const mails = await rowsOf(
    "select kind from mails where account_id = $1 order by kind",
    studentId,
  );
  expect(mails).toEqual([{ kind: "assignment-created" }, { kind: "invitation" }]);
  // A second press of another admin changes nothing.
  const again = await admin.browser.post(pageOf(id), { ...form, email: "other@family.example" });
  expect(again.status).toBe(409);
  expect(await rowsOf("select from accounts where email = 'other@family.example'")).toEqual([]);
});

test("the student and the guardian get the language of the enquiry", async () => {
  const id = await makeEnquiry(academy, { language: "te" });
  const emails = { email: "lata@family.example", guardianEmail: "usha@family.example" };
  expect((await admin.browser.post(pageOf(id), { ...form, ...emails })).status).toBe(303);
  expect(
    await rowsOf(
      `select a.language, g.language as guardian from accounts a
       join guardians g on g.student_id = a.id where a.email = $1`,
      emails.email,
    ),
  ).toEqual([{ language: "te", guardian: "te" }]);
});

test("a student's own enquiry fills in the student's own address", async () => {
  const id = await makeEnquiry(academy, {
    asker: "student",
    askerName: "Kiran",
    email: "kiran@family.example",
  });
  const page = await admin.browser.read(pageOf(id));
  expect(page).toMatch(/name="name"[^>]*value="Kiran"/);
  expect(page).toMatch(/name="email"[^>]*value="kiran@family.example"/);
  expect(page).toMatch(/name="guardianEmail"[^>]*value=""/);
});

test("a refused enrolment leaves nothing, and keeps what was typed", async () => {
  const id = await makeEnquiry(academy);
  const unable = await makeTutor(academy, "pending");
  const values = { ...form, email: "nobody-yet@family.example" };
  for (const [fields, status, words] of [
    [{ ...values, email: "none" }, 400, 'value="none"'],
    [{ ...values, tutor: `${unable.id} mathematics` }, 409, "Please choose another one."],
    [{ ...values, tutor: "x" }, 409, "Please choose another one."],
  ] as const) {
    const answer = await admin.browser.post(pageOf(id), fields);
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain(words);
    expect(page).toContain('value="Anitha Rao"');
  }
  expect(await rowsOf("select from accounts where email = $1", values.email)).toEqual([]);
  expect(await rowsOf("select stage from enquiries where id = $1", id)).toEqual([{ stage: "new" }]);
});

test("an address that belongs to a student is said, and that student can be enrolled instead", async () => {
  const [id, student] = [await makeEnquiry(academy), await makeStudent(academy)];
  const answer = await admin.browser.post(pageOf(id), { ...form, email: student.email });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(`This email address belongs to ${student.name}`);
  expect(page).toContain(`href="/admin-dashboard/students/${student.id}"`);
  await admin.browser.post(pageOf(id), { ...form, email: student.email, studentId: student.id });
  expect(await rowsOf("select stage, student_id from enquiries where id = $1", id)).toEqual([
    { stage: "enrolled", student_id: student.id },
  ]);
});

test("an address of somebody else's is said without a name", async () => {
  const [id, tutor] = [await makeEnquiry(academy), await makeTutor(academy)];
  const answer = await admin.browser.post(pageOf(id), { ...form, email: tutor.email });
  expect(await answer.text()).toContain("There is an account with this email address already.");
});
