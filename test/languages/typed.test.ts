import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, makeTutor } from "#test/support/people.ts";
import { makeLesson } from "../access/lesson.ts";

const academy = useAcademy();

// What people typed is shown as it is; a screen reader has to know when to change its voice.
test("a name or a title in another script than the page's says its language", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const { assignmentId } = await makeLesson(academy, student, tutor);
  const page = `/tutor-dashboard/${assignmentId}/recordings`;
  const read = async () => (await tutor.browser.get(page)).text();
  expect(await read()).not.toMatch(/<h[23][^>]* lang=/);

  await academy.pool.query("update students set name = 'లక్ష్మి' where id = $1", [student.id]);
  expect(await read()).toMatch(/<h2[^>]* lang="te"[^>]*>లక్ష్మి<\/h2>/);

  await academy.pool.query("update accounts set language = 'te' where id = $1", [tutor.id]);
  const inTelugu = await read();
  expect(inTelugu).toContain('<html lang="te-IN"');
  expect(inTelugu).toMatch(/<h2(?![^>]* lang=)[^>]*>లక్ష్మి<\/h2>/);
  expect(inTelugu).toMatch(/<h3[^>]* lang="en"[^>]*>Canary title recordings/);
});

test("names without an element of their own do too, between what is in the page's language", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const { assignmentId } = await makeLesson(academy, student, tutor);
  const page = `/dashboard/courses/${assignmentId}`;
  const read = async () => (await student.browser.get(page)).text();
  // One text, as ever.
  expect(await read()).toContain(` · ${tutor.name}`);
  expect(await read()).not.toMatch(/<span lang=/);

  await academy.pool.query(
    "update tutors set first_name = 'అనిత', last_name = 'రావు' where id = $1",
    [tutor.id],
  );
  expect(await read()).toContain('<span lang="te">అనిత రావు</span>');

  await academy.pool.query("update accounts set language = 'te' where id = $1", [student.id]);
  const inTelugu = await read();
  expect(inTelugu).not.toContain('<span lang="te">');
  expect(inTelugu).toMatch(/<span class="sr-only" lang="en">: (?:<!-- -->)?Canary title/);
});

test("an admin's lists say the language of a name, and a person's facts do", async () => {
  const [student, admin] = [await makeStudent(academy), await makeAdmin(academy)];
  const read = async (path: string) => (await admin.browser.get(`/admin-dashboard${path}`)).text();
  expect(await read(`/students/${student.id}`)).not.toMatch(/<(?:h1|dd|a)[^>]* lang=/);

  await academy.pool.query(
    "update students set name = 'लक्ष्मी', address = 'హనుమకొండ' where id = $1",
    [student.id],
  );
  expect(await read("/students")).toMatch(/<a[^>]* lang="hi"[^>]*>लक्ष्मी<\/a>/);
  const person = await read(`/students/${student.id}`);
  expect(person).toMatch(/<h1[^>]* lang="hi"[^>]*>लक्ष्मी<\/h1>/);
  expect(person).toContain('<dd><span lang="te">హనుమకొండ</span></dd>');
});
