import { beforeAll, describe, expect, test } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { assign, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let tutor: Person;
let students: Person[] = [];
let ids: string[] = [];

beforeAll(async () => {
  tutor = await makeTutor(academy);
  students = await Promise.all(Array.from({ length: 4 }, () => makeStudent(academy)));
  ids = await Promise.all(students.map((student) => assign(academy, student, tutor)));
});

const kinds = [
  { kind: "recording", section: "recordings", noun: "recording" },
  { kind: "exam", section: "exams", noun: "exam" },
  { kind: "announcement", section: "announcements", noun: "announcement" },
] as const;

function fields(title: string) {
  const rest = { description: "D", url: "https://video.example/1" };
  return { title, ...rest, date: "2036-12-01", time: "18:30" };
}

/** The assignments that have an item of this title, as positions in `ids`. */
async function where(title: string): Promise<number[]> {
  const { rows } = await academy.pool.query<{ id: string }>(
    `select assignment_id as id from content_items where title = $1
     union all select assignment_id from announcements where title = $1`,
    [title],
  );
  return rows.map(({ id }) => ids.indexOf(id)).toSorted((a, b) => a - b);
}

describe.each(kinds)("publishing one $kind to several", ({ kind, section, noun }) => {
  const add = (at = 0) => `/tutor-dashboard/${ids[at]}/${section}/add`;

  test("offers the other assignments, by the student's name", async () => {
    const page = await tutor.browser.read(add());
    expect(page).toContain("Also publish to");
    const offered = [...page.matchAll(/name="alsoTo" value="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(offered)).toEqual(new Set(ids.slice(1)));
    expect(offered).toHaveLength(3);
    for (const { name } of students.slice(1)) expect(page).toContain(`${name} · Mathematics`);
  });

  test("adds it to the chosen assignments, shows their number, and each student sees it", async () => {
    const title = `Shared ${kind}`;
    const alsoTo = [ids[2] ?? "", ids[3] ?? ""];
    const { path, page } = await tutor.browser.submit(add(), { ...fields(title), alsoTo });
    expect(path).toBe(`/tutor-dashboard/${ids[0]}/${section}`);
    expect(page).toContain(`The ${noun} was published to 3 assignments.`);
    expect(await where(title)).toEqual([0, 2, 3]);
    const seen = await Promise.all(
      students.map(({ browser }, at) => browser.read(`/dashboard/courses/${ids[at]}`)),
    );
    expect(seen.map((page) => page.includes(title))).toEqual([true, false, true, true]);
  });

  test("counts each assignment once, and a repeated form adds nothing", async () => {
    const title = `Repeated ${kind}`;
    const alsoTo = [ids[0] ?? "", ids[1] ?? "", ids[1] ?? ""];
    for (let times = 0; times < 2; times += 1) {
      const { page } = await tutor.browser.submit(add(), { ...fields(title), alsoTo });
      expect(page).toContain("was published to 2 assignments.");
    }
    expect(await where(title)).toEqual([0, 1]);
  });

  test("changes nothing where one of the assignments is not the tutor's", async () => {
    const other = await makeTutor(academy);
    const foreign = await assign(academy, students[0] ?? tutor, other);
    const ended = await assign(academy, await makeStudent(academy), tutor);
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [ended]);
    const before = await countRows(academy);
    for (const wrong of [foreign, ended, "none", "00000000-0000-4000-8000-000000000000"]) {
      const form = { ...fields(`Not theirs ${kind}`), alsoTo: [ids[1] ?? "", wrong] };
      expect((await tutor.browser.post(add(), form)).status).toBe(404);
    }
    expect(await countRows(academy)).toEqual(before);
  });

  test("keeps the chosen assignments after an invalid form", async () => {
    const form = { ...fields(""), alsoTo: [ids[2] ?? ""] };
    const answer = await tutor.browser.post(add(), form);
    expect(answer.status).toBe(400);
    const checked = [...(await answer.text()).matchAll(/<input[^>]*name="alsoTo"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => input.includes("checked"));
    expect(checked).toHaveLength(1);
    expect(checked[0]).toContain(ids[2]);
  });
});

test("a lesson is for one student", async () => {
  const url = `/tutor-dashboard/${ids[0]}/live-sessions/add`;
  expect(await tutor.browser.read(url)).not.toContain("Also publish to");
  const form = { ...fields("For two"), alsoTo: ids[1] ?? "" };
  const answer = await tutor.browser.post(url, form);
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain("A lesson is for one student. Please add one for each.");
  expect(page).toContain('value="For two"');
  expect(await where("For two")).toEqual([]);
});

test("concurrent forms for the same assignments all succeed", async () => {
  const turned = (by: number) => [...ids.slice(by), ...ids.slice(0, by)];
  const answers = await sendTogether(
    Array.from({ length: 12 }, (_, at) => () => {
      const [first, ...alsoTo] = turned(at % 4);
      const url = `/tutor-dashboard/${first}/exams/add`;
      return tutor.browser.post(url, { ...fields("Everywhere"), alsoTo });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await where("Everywhere")).toEqual([0, 1, 2, 3]);
});

test.each(["pending", "rejected"] as const)(
  "a %s tutor cannot publish to several assignments (§6)",
  async (status) => {
    const waiting = await makeTutor(academy, status);
    const own = [
      await assign(academy, students[0] ?? tutor, waiting),
      await assign(academy, students[1] ?? tutor, waiting),
    ];
    const before = await countRows(academy);
    const url = `/tutor-dashboard/${own[0]}/exams/add`;
    const answer = await waiting.browser.post(url, { ...fields("Waiting"), alsoTo: own });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("You need to be approved before you can add content.");
    expect(await countRows(academy)).toEqual(before);
  },
);

test("a tutor with one assignment is offered no others", async () => {
  const newTutor = await makeTutor(academy);
  const id = await assign(academy, students[0] ?? tutor, newTutor);
  expect(await newTutor.browser.read(`/tutor-dashboard/${id}/exams/add`)).not.toContain(
    "Also publish to",
  );
});
