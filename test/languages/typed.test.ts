import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeStudent, makeTutor } from "#test/support/people.ts";
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
