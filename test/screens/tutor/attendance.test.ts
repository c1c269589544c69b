import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, makeTutor, publish } from "#test/support/people.ts";

const academy = useAcademy();

async function makeSession(minutesFromNow: number) {
  const made = await makeCourse(academy);
  const startsAt = new Date(Date.now() + minutesFromNow * 60_000);
  const content = { title: "Class", startsAt };
  const id = await publish(academy, made.assignmentId, made.tutor, "live-session", content);
  const readPresses = async () => {
    const { rows } = await academy.pool.query<{ said_by: string }>(
      "select said_by from lesson_events where lesson_id = $1 and what = 'joined' and said_as = 'tutor'",
      [id],
    );
    return rows.map(({ said_by: by }) => by);
  };
  return { ...made, path: `/tutor-dashboard/sessions/${id}/attendance`, id, readPresses };
}

test("a tutor's press of Join is recorded once", async () => {
  const { tutor, path, id, readPresses } = await makeSession(5);
  for (const attempt of [1, 2]) {
    expect([attempt, (await tutor.browser.post(path)).status]).toEqual([attempt, 204]);
  }
  expect(await readPresses()).toEqual([tutor.id]);
  const { rows } = await academy.pool.query(
    "select from audit_log where action = 'attend-class' and actor_id = $1 and subject_id = $2",
    [tutor.id, id],
  );
  expect(rows).toHaveLength(1);
});

test.each([11, -61])("not of a class %i minutes from now", async (minutes) => {
  const { tutor, path, readPresses } = await makeSession(minutes);
  expect((await tutor.browser.post(path)).status).toBe(409);
  expect(await readPresses()).toEqual([]);
});

test("not of a cancelled class, nor of another tutor's", async () => {
  const { path, id, tutor, readPresses } = await makeSession(1);
  expect((await (await makeTutor(academy)).browser.post(path)).status).toBe(404);
  await academy.pool.query(
    "update content_items set cancelled_at = now(), cancelled_as = 'tutor' where id = $1",
    [id],
  );
  expect((await tutor.browser.post(path)).status).toBe(409);
  expect(await readPresses()).toEqual([]);
});
