import { beforeAll, describe, expect, test } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { manyRequests, takenStatuses } from "#test/support/busy.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let admin: Person;
let assignmentId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const content = {
  title: "Circles",
  description: "Chords and tangents.",
  url: "https://video.example/circles",
};
/** A date of its own, where a lesson of the tutor is at that time on another day. */
const onDay = (day: number) => ({ date: `2036-12-${String(day).padStart(2, "0")}` });
const live = { ...content, date: "2036-12-01", time: "18:30" };

const kinds = [
  { section: "recordings", kind: "recording", fields: content, tab: "Recordings" },
  { section: "live-sessions", kind: "live-session", fields: live, tab: "Live Sessions" },
  { section: "exams", kind: "exam", fields: content, tab: "Exams" },
  { section: "announcements", kind: "announcement", fields: content, tab: "Announcements" },
] as const;
const sections = kinds.map(({ section }) => section);

function addTo(section: string, id = assignmentId): string {
  return `/tutor-dashboard/${id}/${section}/add`;
}

/** The items of an assignment with a title, of all kinds. */
async function findContent(title: string, id = assignmentId) {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select kind, title, description, url, starts_at, created_by from content_items
       where assignment_id = $1 and title = $2
     union all
     select 'announcement', title, description, url, null, created_by from announcements
       where assignment_id = $1 and title = $2 and type = 'assignment' and course_id is null`,
    [id, title],
  );
  return rows;
}

describe("adding (§5, §6)", () => {
  test.each(kinds)(
    "$kind: it is stored, counted and shown",
    async ({ section, kind, fields, tab }) => {
      const title = `A new ${kind}`;
      const { path, page } = await tutor.browser.submit(addTo(section), { ...fields, title });
      expect(path).toBe(`/tutor-dashboard/${assignmentId}/${section}`);
      expect(page).toContain(`${tab} (1)`);
      expect(page).toContain(title);
      // The confirmation leads to the new item's row.
      expect(page).toMatch(/The [a-z ]+ was published\./);
      const [, anchor] = /href="[^"]+#(item-[\w-]{36})"/.exec(page) ?? [];
      expect(page).toContain(`id="${anchor}"`);
      expect(await findContent(title)).toEqual([
        {
          kind,
          title,
          description: content.description,
          url: content.url,
          // 18:30 in India.
          starts_at: kind === "live-session" ? new Date("2036-12-01T13:00:00Z") : null,
          created_by: tutor.id,
        },
      ]);
      expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain(title);
    },
  );

  test("an announcement needs no URL", async () => {
    const fields = { ...content, title: "Holiday", url: " " };
    expect((await tutor.browser.post(addTo("announcements"), fields)).status).toBe(303);
    expect(await findContent("Holiday")).toMatchObject([{ url: null }]);
  });

  test("date and time are ignored for other kinds than lessons", async () => {
    const fields = { ...content, title: "Timeless", date: "never", time: "25:00" };
    expect((await tutor.browser.post(addTo("recordings"), fields)).status).toBe(303);
    expect(await findContent("Timeless")).toMatchObject([{ starts_at: null }]);
  });

  test("Telugu, emoji and line breaks are kept, and markup is shown as text", async () => {
    const title = "గణితం 📐 <i>వృత్తాలు</i>";
    const fields = { ...content, title, description: "ఒకటి\r\nరెండు & మూడు" };
    expect((await tutor.browser.post(addTo("exams"), fields)).status).toBe(303);
    expect(await findContent(title)).toMatchObject([{ title, description: "ఒకటి\nరెండు & మూడు" }]);
    const page = await student.browser.read(`/dashboard/courses/${assignmentId}`);
    expect(page).toContain("గణితం 📐 &lt;i&gt;వృత్తాలు&lt;/i&gt;");
    expect(page).toContain("రెండు &amp; మూడు");
  });

  test("surrounding spaces are removed, and forged fields change nothing", async () => {
    const fields = { ...content, title: "  Forged ", id: student.id, kind: "exam" };
    const forged = { createdBy: admin.id, tutorId: admin.id, assignmentId: student.id };
    const answer = await tutor.browser.post(addTo("recordings"), { ...fields, ...forged });
    expect(answer.status).toBe(303);
    expect(await findContent("Forged")).toMatchObject([
      { kind: "recording", created_by: tutor.id },
    ]);
  });

  test("the same form fifty times at once makes one item of each kind", manyRequests, async () => {
    const title = "Pressed fifty times";
    const add = ({ section, fields }: (typeof kinds)[number]) =>
      tutor.browser.post(addTo(section), { ...fields, title, ...onDay(2) });
    const answers = await Promise.all(
      kinds.flatMap((one) =>
        // Changes of one tutor's lessons wait for each other.
        Array.from({ length: one.kind === "live-session" ? 15 : 50 }, () => add(one)),
      ),
    );
    expect(takenStatuses(answers).filter((status) => status !== 303)).toEqual([]);
    for (const one of kinds) expect((await add(one)).status).toBe(303);
    expect(await findContent(title)).toHaveLength(4);
  });
});

describe("an invalid form is refused with the message of §5", () => {
  const badUrls = [
    "circles",
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "ftp://video.example",
    "//video.example",
    "https://",
    "https://me:secret@video.example",
    `https://video.example/${"a".repeat(2000)}`,
  ];
  const every = (words: string, more: Record<string, string>) =>
    sections.map((section) => [section, words, more] as const);
  const liveOnly = (words: string, more: Record<string, string>) =>
    [["live-sessions", words, more]] as const;
  const required = "Please fill in the title and the description.";
  const cases = [
    ...every(required, { title: "" }),
    ...every(required, { title: " \n " }),
    ...every(required, { description: "" }),
    ...every("Please enter a URL.", { url: "" }).filter(([section]) => section !== "announcements"),
    ...badUrls.map(
      (url, at) => [sections[at % 4] ?? "exams", "Please enter a valid URL", { url }] as const,
    ),
    ["announcements", "Please enter a valid URL", { url: "javascript:alert(1)" }] as const,
    ...liveOnly("Please enter a date and a time.", { date: "" }),
    ...liveOnly("Please enter a date and a time.", { time: "" }),
    ...liveOnly("Please enter a real date and time.", { date: "2026-02-30" }),
    ...liveOnly("Please enter a real date and time.", { date: "01/12/2026" }),
    ...liveOnly("Please enter a real date and time.", { date: "99999-01-01" }),
    ...liveOnly("Please enter a real date and time.", { time: "24:00" }),
    ...liveOnly("Please enter a real date and time.", { time: "noon" }),
    ...every("That is too long.", { title: "t".repeat(10_000) }),
    ...every("That is too long.", { description: "d".repeat(5001) }),
  ];

  test.each(cases)("%s: %s", async (section, words, more) => {
    const before = await countRows(academy);
    const form = { ...live, ...more };
    const answer = await tutor.browser.post(addTo(section), form);
    const page = await answer.text();
    expect([answer.status, page.includes(words)]).toEqual([400, true]);
    expect(page).not.toContain('href="javascript:');
    expect(await countRows(academy)).toEqual(before);
  });

  test("the form keeps what was typed", async () => {
    const answer = await tutor.browser.post(addTo("live-sessions"), { ...live, url: "circles" });
    const page = await answer.text();
    for (const value of [live.title, live.date, live.time, "circles"]) {
      expect(page).toContain(`value="${value}"`);
    }
    expect(page).toContain(`>${live.description}</textarea>`);
  });

  test("nothing can be added to the tab with the student's details", async () => {
    expect((await tutor.browser.post(addTo("student"), content)).status).toBe(404);
    expect((await tutor.browser.post(addTo("constructor"), content)).status).toBe(404);
  });
});

describe("adding is refused", () => {
  test.each([
    ["pending", "Please wait for admin approval."],
    ["rejected", "Please contact support."],
  ] as const)("to a %s tutor, with the reason", async (status, advice) => {
    const words = `You need to be approved before you can add content. ${advice}`;
    const waiting = await makeTutor(academy, status);
    const id = await assign(academy, student, waiting);
    const before = await countRows(academy);
    for (const { section, fields } of kinds) {
      const answer = await waiting.browser.post(addTo(section, id), fields);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(words);
      expect(await waiting.browser.read(addTo(section, id))).toContain(words);
    }
    expect(await countRows(academy)).toEqual(before);

    // An approval takes effect at once, in the same session.
    await admin.browser.post(`/admin-dashboard/tutors/${waiting.id}/approval`);
    expect((await waiting.browser.post(addTo("exams", id), content)).status).toBe(303);
    expect(await findContent(content.title, id)).toHaveLength(1);
  });

  test("for another tutor's assignment with a 404, also for an invalid form", async () => {
    const other = await makeTutor(academy);
    const before = await countRows(academy);
    for (const { section, fields } of kinds) {
      for (const form of [fields, { title: "" }]) {
        const answer = await other.browser.post(addTo(section), form);
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toContain(student.name);
      }
    }
    expect(await countRows(academy)).toEqual(before);
  });

  test("for an assignment that is not active", async () => {
    const id = await assign(academy, await makeStudent(academy), tutor);
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [id]);
    expect((await tutor.browser.post(addTo("exams", id), content)).status).toBe(404);
    expect(await findContent(content.title, id)).toEqual([]);
  });
});

test(
  "adds that race with the deletion of their assignment leave nothing behind",
  manyRequests,
  async () => {
    for (const undo of ["assignments/ID/delete", "students/STUDENT/delete"]) {
      const role = await makeStudent(academy);
      const id = await assign(academy, role, tutor);
      const url = `/admin-dashboard/${undo.replace("ID", id).replace("STUDENT", role.id)}`;
      const add = (at: number) => {
        const { section, fields } = kinds[at % 4] ?? kinds[0];
        return tutor.browser.post(addTo(section, id), {
          ...fields,
          title: `Race ${at}`,
          ...onDay(3 + at),
        });
      };
      const adds = Array.from({ length: 24 }, (_, at) => add(at));
      const [deletion, ...answers] = await Promise.all([admin.browser.post(url), ...adds]);
      if (deletion.status === 503) await admin.browser.post(url);
      else expect(deletion.status).toBe(303);
      for (const status of takenStatuses(answers)) expect([303, 404]).toContain(status);
      const { rows } = await academy.pool.query(
        `select assignment_id from content_items where assignment_id = $1
       union all select assignment_id from announcements where assignment_id = $1
       union all select student_id from course_approvals where course_id = $1::text`,
        [id],
      );
      expect(rows).toEqual([]);
    }
  },
);
