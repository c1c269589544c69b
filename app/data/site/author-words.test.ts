import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { assign, makeStudent, makeTutor, publish, type Person } from "#test/support/people.ts";

let academy: TestDatabase;
let people: TestAcademy;

beforeAll(async () => {
  academy = await createDatabase("template");
  people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
});
afterAll(() => academy.drop());

/** An announcement of a tutor, and the words that are kept of it. */
async function makeAnnouncement() {
  const [author, next] = [await makeTutor(people), await makeTutor(people)];
  const assignmentId = await assign(people, await makeStudent(people), author);
  const id = await publish(people, assignmentId, author, "announcement", { title: "First" });
  const give = (to: Person) =>
    academy.pool.query("update assignments set tutor_id = $2 where id = $1", [assignmentId, to.id]);
  const rename = (title: string) =>
    academy.pool.query("update announcements set title = $2 where id = $1", [id, title]);
  const kept = async () => {
    const { rows } = await academy.pool.query<{ title: string | null }>(
      "select author_words ->> 'title' as title from announcements where id = $1",
      [id],
    );
    return rows[0]?.title;
  };
  return { author, next, give, rename, kept };
}

test("the author's words are those before another tutor changed them first", async () => {
  const { author, next, give, rename, kept } = await makeAnnouncement();
  await rename("Second");
  expect(await kept()).toBeNull();
  await give(next);
  expect(await kept()).toBeNull();
  await rename("Third");
  await rename("Fourth");
  expect(await kept()).toBe("Second");
  await give(author);
  await rename("Fifth");
  expect(await kept()).toBeNull();
});

test("nobody keeps the words of an author who is deleted", async () => {
  const { author, next, give, rename, kept } = await makeAnnouncement();
  await give(next);
  await rename("Other");
  expect(await kept()).toBe("First");
  await academy.pool.query("delete from accounts where id = $1", [author.id]);
  expect(await kept()).toBeNull();
});
