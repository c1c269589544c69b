import { afterAll, expect, test, vi } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeStudent } from "#test/support/people.ts";

vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
afterAll(() => {
  vi.useRealTimers();
});
const academy = useAcademy();

test("what can no longer be undone is removed without anybody coming", async () => {
  const { id } = await makeStudent(academy);
  const keep = (recordId: string, until: string) =>
    academy.pool.query(
      `insert into undo_snapshots values ($1, $2, 'exam', '[]', now() + $3::interval)`,
      [recordId, id, until],
    );
  const [expired, valid] = [crypto.randomUUID(), crypto.randomUUID()];
  await keep(expired, "-1 second");
  await keep(valid, "1 hour");
  vi.advanceTimersByTime(20_000);
  await expect
    .poll(async () => {
      const { rows } = await academy.pool.query<{ record_id: string }>(
        "select record_id from undo_snapshots",
      );
      return rows.map(({ record_id: recordId }) => recordId);
    })
    .toEqual([valid]);
});

test("the counts of the lists are folded each hour", async () => {
  for (let at = 0; at < 3; at += 1) await makeStudent(academy);
  const count = async () => {
    const { rows } = await academy.pool.query<{ rows: number; sum: number }>(
      "select count(*)::int as rows, sum(change)::int as sum from list_counts where list = 'students'",
    );
    return rows[0];
  };
  const before = await count();
  expect(before?.rows).toBeGreaterThan(2);
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(count).toEqual({ rows: 1, sum: before?.sum });
});
