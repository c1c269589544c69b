import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { assign, makeCourse, makeTutor, type Person, publish } from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const kinds = [
  { kind: "recording", section: "recordings" },
  { kind: "live-session", section: "live-sessions" },
  { kind: "exam", section: "exams" },
  { kind: "announcement", section: "announcements" },
] as const;

function deletionOf(section: string, itemId: string, id = assignmentId): string {
  return `/tutor-dashboard/${id}/${section}/${itemId}/delete`;
}

async function exists(itemId: string): Promise<boolean> {
  const { rowCount } = await academy.pool.query(
    "select id from content_items where id = $1 union select id from announcements where id = $1",
    [itemId],
  );
  return rowCount === 1;
}

describe.each(kinds)("deleting a $kind", ({ kind, section }) => {
  let itemId = "";
  beforeAll(async () => {
    itemId = await publish(academy, assignmentId, tutor, kind, { title: `Doomed ${kind}` });
  });

  test("asks for confirmation, and opening the question changes nothing", async () => {
    const page = await tutor.browser.read(deletionOf(section, itemId));
    expect(page).toContain(`Are you sure you want to delete “Doomed ${kind}”?`);
    expect(await exists(itemId)).toBe(true);
  });

  test("is a 404 for another tutor", async () => {
    const other = await makeTutor(academy);
    const own = await assign(academy, student, other);
    // At its own address, and under an assignment of the other tutor.
    for (const url of [deletionOf(section, itemId), deletionOf(section, itemId, own)]) {
      expect((await other.browser.get(url)).status).toBe(404);
      expect((await other.browser.post(url)).status).toBe(404);
    }
    expect(await exists(itemId)).toBe(true);
  });

  test("is a 404 under another kind's tab", async () => {
    for (const other of kinds.filter((one) => one.kind !== kind)) {
      expect((await tutor.browser.post(deletionOf(other.section, itemId))).status).toBe(404);
    }
    expect((await tutor.browser.post(deletionOf("student", itemId))).status).toBe(404);
    expect(await exists(itemId)).toBe(true);
  });

  test("deletes once, however often the button is pressed", async () => {
    const answers = await sendTogether(
      Array.from({ length: 50 }, () => () => tutor.browser.post(deletionOf(section, itemId))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([303, ...Array<number>(49).fill(404)]);
    expect(await exists(itemId)).toBe(false);
    const done = answers.find(({ status }) => status === 303);
    expect(done?.headers.get("location")).toBe(`/tutor-dashboard/${assignmentId}/${section}`);
    const list = `/tutor-dashboard/${assignmentId}/${section}`;
    // The message names it once.
    expect(await tutor.browser.read(list)).toContain(`“Doomed ${kind}”:`);
    expect(await tutor.browser.read(list)).not.toContain(`Doomed ${kind}`);
  });
});

test.each(["pending", "rejected"] as const)("a %s tutor may not delete (§6)", async (status) => {
  const waiting = await makeTutor(academy, status);
  const id = await assign(academy, student, waiting);
  for (const { kind, section } of kinds) {
    const itemId = await publish(academy, id, waiting, kind, { title: "Kept" });
    const answer = await waiting.browser.post(deletionOf(section, itemId, id));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(
      status === "pending"
        ? "You need to be approved before you can manage content. Please wait for admin approval."
        : "You need to be approved before you can manage content. Please contact support.",
    );
    expect(await exists(itemId)).toBe(true);
  }
});
