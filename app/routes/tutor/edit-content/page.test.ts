import { beforeEach, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { manyRequests, takenStatuses } from "#test/support/busy.ts";
import type { TestBrowser } from "#test/support/browser.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
  publish,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";

// A class for each test: the times of its lessons are free again.
beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const kinds = [
  { kind: "recording", section: "recordings", noun: "recording" },
  { kind: "live-session", section: "live-sessions", noun: "lesson" },
  { kind: "exam", section: "exams", noun: "exam" },
  { kind: "announcement", section: "announcements", noun: "announcement" },
] as const;
type Section = (typeof kinds)[number]["section"];

/** The form's fields; the defaults are those of items made by `publish`. */
function fieldsWith(title: string, more: Record<string, string> = {}) {
  const rest = { description: "About it.", url: "https://video.example/1" };
  return { title, ...rest, date: "2036-12-01", time: "17:30", ...more };
}

function editOf(section: Section, itemId: string, id = assignmentId): string {
  return `/tutor-dashboard/${id}/${section}/${itemId}/edit`;
}

/** The mark of the opened item, in the form's hidden input. */
async function openedMark(url: string, browser: TestBrowser = tutor.browser): Promise<string> {
  return /name="opened" value="([^"]+)"/.exec(await browser.read(url))?.[1] ?? "";
}

async function readRow(itemId: string) {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select id, title, description, url, starts_at, created_at, created_by from content_items where id = $1
     union all
     select id, title, description, url, null, created_at, created_by from announcements where id = $1`,
    [itemId],
  );
  return rows[0];
}

describe.each(kinds)("editing a $kind", ({ kind, section, noun }) => {
  test("starts with the current values, and changes only the item's content", async () => {
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Typo ${kind}` });
    const before = await readRow(itemId);
    const url = editOf(section, itemId);
    const form = await tutor.browser.read(url);
    expect(form).toContain(`value="Typo ${kind}"`);
    expect(form).toContain(">About it.</textarea>");
    expect(form).toContain('value="https://video.example/1"');
    if (kind === "live-session") expect(form).toMatch(/value="2036-12-01"[^]*value="17:30"/);

    const fields = fieldsWith(`Right ${kind}`, { description: " Better. ", time: "18:00" });
    const opened = await openedMark(url);
    const { path, page } = await tutor.browser.submit(url, { ...fields, opened });
    expect(path).toBe(`/tutor-dashboard/${assignmentId}/${section}`);
    expect(page).toContain(`The ${noun} was changed.`);
    expect(page).not.toContain(`Typo ${kind}`);
    expect(await readRow(itemId)).toEqual({
      ...before,
      title: `Right ${kind}`,
      description: "Better.",
      // 18:00 in India.
      starts_at: kind === "live-session" ? new Date("2036-12-01T12:30:00Z") : null,
    });
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain("Better.");
  });

  test("refuses invalid forms as adding does, and keeps what was typed", async () => {
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Kept ${kind}` });
    const before = await readRow(itemId);
    const url = editOf(section, itemId);
    for (const [wrong, words] of [
      [{ title: " " }, "Please fill in the title and the description."],
      [{ url: "javascript:alert(1)" }, "Please enter a valid URL"],
      [{ description: "d".repeat(5001) }, "That is too long."],
    ] as const) {
      const opened = await openedMark(url);
      const answer = await tutor.browser.post(url, { ...fieldsWith("Typed", wrong), opened });
      const page = await answer.text();
      expect([answer.status, page.includes(words)]).toEqual([400, true]);
      // The mark of the opened item remains, so that a later conflict is detected too.
      expect(page).toContain(`name="opened" value="${opened}"`);
      expect(page).toContain(
        "title" in wrong ? ">About it.</textarea>" : 'name="title" value="Typed"',
      );
    }
    expect(await readRow(itemId)).toEqual(before);
  });

  test("to the same content as another item is refused", async () => {
    await publish(academy, assignmentId, tutor, kind, { title: `First ${kind}` });
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Second ${kind}` });
    const before = await readRow(itemId);
    const url = editOf(section, itemId);
    const fields = { ...fieldsWith(`First ${kind}`), opened: await openedMark(url) };
    const answer = await tutor.browser.post(url, fields);
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain("There is already one that says exactly the same.");
    expect(page).toContain(`value="First ${kind}"`);
    expect(await readRow(itemId)).toEqual(before);
  });

  test("shows somebody else's edit first, and replaces it when saved again", async () => {
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Base ${kind}` });
    const url = editOf(section, itemId);
    const opened = await openedMark(url);
    const phone = { ...fieldsWith(`From the phone ${kind}`), opened };
    expect((await tutor.browser.post(url, phone)).status).toBe(303);

    const laptop = { ...fieldsWith(`From the laptop ${kind}`), opened };
    const answer = await tutor.browser.post(url, laptop);
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(page).toContain("Somebody changed this after you opened it.");
    expect(page).toContain(`value="From the laptop ${kind}"`);
    expect(page).toMatch(new RegExp(`What is there now[^]*>From the phone ${kind}</dd>`));
    expect(await readRow(itemId)).toMatchObject({ title: phone.title });

    const now = /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect((await tutor.browser.post(url, { ...laptop, opened: now })).status).toBe(303);
    expect(await readRow(itemId)).toMatchObject({ title: laptop.title });
  });

  test("twenty times at once saves once, and each answer is a success", manyRequests, async () => {
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Slow ${kind}` });
    const url = editOf(section, itemId);
    const fields = { ...fieldsWith(`Slow network ${kind}`), opened: await openedMark(url) };
    const save = () => tutor.browser.post(url, fields);
    const answers = await Promise.all(Array.from({ length: 20 }, save));
    expect(takenStatuses(answers).filter((status) => status !== 303)).toEqual([]);
    expect((await save()).status).toBe(303);
    expect(await readRow(itemId)).toMatchObject({ title: fields.title });
  });

  test("is a 404 for another tutor, in another assignment and under another tab", async () => {
    const itemId = await publish(academy, assignmentId, tutor, kind, { title: `Mine ${kind}` });
    const before = await readRow(itemId);
    const opened = await openedMark(editOf(section, itemId));
    const other = await makeTutor(academy);
    const theirs = await assign(academy, student, other);
    const own = await assign(academy, await makeStudent(academy), tutor);
    const elsewhere = kinds.filter((one) => one.kind !== kind);
    for (const [browser, url] of [
      [other.browser, editOf(section, itemId)],
      [other.browser, editOf(section, itemId, theirs)],
      [tutor.browser, editOf(section, itemId, own)],
      ...elsewhere.map((tab) => [tutor.browser, editOf(tab.section, itemId)] as const),
    ] as const) {
      expect((await browser.get(url)).status).toBe(404);
      for (const fields of [fieldsWith("Stolen"), { title: "" }]) {
        expect((await browser.post(url, { ...fields, opened })).status).toBe(404);
      }
    }
    expect(await readRow(itemId)).toEqual(before);
  });
});

test.each(["pending", "rejected"] as const)("a %s tutor may not edit (§6)", async (status) => {
  const waiting = await makeTutor(academy, status);
  const id = await assign(academy, student, waiting);
  const advice =
    status === "pending" ? "Please wait for admin approval." : "Please contact support.";
  const words = `You need to be approved before you can manage content. ${advice}`;
  for (const { kind, section } of kinds) {
    const itemId = await publish(academy, id, waiting, kind, { title: `Kept ${kind}` });
    const before = await readRow(itemId);
    const url = editOf(section, itemId, id);
    expect(await waiting.browser.read(url)).toContain(words);
    const answer = await waiting.browser.post(url, fieldsWith("Changed"));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(words);
    expect(await readRow(itemId)).toEqual(before);
  }
});

test("an item that was deleted meanwhile cannot be edited and is not restored", async () => {
  const itemId = await publish(academy, assignmentId, tutor, "exam", { title: "Gone" });
  const url = editOf("exams", itemId);
  const opened = await openedMark(url);
  await tutor.browser.post(url.replace("/edit", "/delete"));
  expect((await tutor.browser.post(url, { ...fieldsWith("Gone?"), opened })).status).toBe(404);
  expect(await readRow(itemId)).toBeUndefined();
});

test("a lesson that was cancelled meanwhile cannot be edited", async () => {
  const kind = "live-session";
  const itemId = await publish(academy, assignmentId, tutor, kind, { title: "Cancelled" });
  const url = editOf("live-sessions", itemId);
  const opened = await openedMark(url);
  await tutor.browser.post(url.replace("/edit", "/cancel"), { reason: "Ill." });
  const before = await readRow(itemId);
  const answer = await tutor.browser.post(url, {
    ...fieldsWith("Cancelled", { time: "18:00" }),
    opened,
  });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("This lesson was cancelled meanwhile.");
  expect(await readRow(itemId)).toEqual(before);
});
