import { expect, test } from "vitest";
import { useAcademy } from "../support/academy.ts";
import { assign, makeStudent, makeTutor } from "../support/people.ts";

const academy = useAcademy();

test("two courses of a student change their tutors for each other's at once", async () => {
  const [student, one, other] = [
    await makeStudent(academy),
    await makeTutor(academy),
    await makeTutor(academy),
  ];
  const [first, second] = [
    await assign(academy, student, one),
    await assign(academy, student, other),
  ];
  await academy.pool.query("update assignments set subject_id = 'physics' where id = $1", [second]);
  const holder = await academy.pool.connect();
  await holder.query("begin");
  await holder.query("select from lines where student_id = $1 and tutor_id = $2 for update", [
    student.id,
    one.id,
  ]);
  const handOver = (id: string, tutor: string) =>
    academy.pool.query("update assignments set tutor_id = $2 where id = $1", [id, tutor]);
  const expectWaiting = async (count: number) => {
    await expect
      .poll(async () => {
        const { rows } = await academy.pool.query(
          "select from pg_locks where not granted and pid <> pg_backend_pid()",
        );
        return rows.length;
      })
      .toBeGreaterThanOrEqual(count);
  };
  const toOne = handOver(second, one.id);
  await expectWaiting(1);
  const toOther = handOver(first, other.id);
  await expectWaiting(2);
  await holder.query("commit");
  holder.release();
  await Promise.all([toOne, toOther]);
  const { rows } = await academy.pool.query(
    "select tutor_id as id from lines where student_id = $1 and ended_at is null order by 1",
    [student.id],
  );
  expect(rows.map(({ id }) => String(id))).toEqual([one.id, other.id].toSorted());
});
