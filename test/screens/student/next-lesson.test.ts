import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeStudent, makeTutor, publish, type Person } from "#test/support/people.ts";
import { minute } from "#domain/shared/durations.ts";

const academy = useAcademy();

async function makeCourse(student?: Person) {
  const learner = student ?? (await makeStudent(academy));
  const tutor = await makeTutor(academy);
  return { student: learner, tutor, id: await assign(academy, learner, tutor) };
}

function publishLesson(id: string, tutor: Person, title: string, minutes: number) {
  const startsAt = new Date(Date.now() + minutes * minute);
  const url = `https://meet.example/${encodeURIComponent(title)}`;
  return publish(academy, id, tutor, "live-session", { title, startsAt, url });
}

/** The summary's section about the next session. */
async function nextLesson({ browser }: Person): Promise<string> {
  const page = await browser.read("/dashboard");
  return /<section aria-labelledby="next-lesson"[^]*?<\/section>/.exec(page)?.[0] ?? "";
}

describe("the next lesson", () => {
  test("is the first of all open courses that is not past", async () => {
    const { student, tutor, id } = await makeCourse();
    const later = await makeCourse(student);
    const closed = await makeCourse(student);
    const other = await makeCourse();
    await publishLesson(closed.id, closed.tutor, "Closed", 20);
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [closed.id]);
    await academy.pool.query("update course_approvals set approved = false where course_id = $1", [
      closed.id,
    ]);
    await publishLesson(other.id, other.tutor, "Foreign", 20);
    await publishLesson(id, tutor, "Past", -61);
    await publishLesson(id, tutor, "Ours", 90);
    await publishLesson(later.id, later.tutor, "Later", 160);
    const part = await nextLesson(student);
    expect(part).toContain(">Ours<");
    expect(part).toContain("Mathematics, Class 10");
    expect(part).toContain(`with ${tutor.name}`);
    for (const title of ["Past", "Later", "Closed", "Foreign"]) expect(part).not.toContain(title);
  });

  test.each([
    [3000, "Starts in 2 days 2 hours", false],
    [90, "Starts in 1 hour 30 minutes", false],
    [11, "Starts in 11 minutes", false],
    [9, "Starts in 9 minutes", true],
    [-1, "Live now", true],
    [-59, "Live now", true],
  ])("%i minutes ahead: %s", async (minutes, words, joins) => {
    const { student, tutor, id } = await makeCourse();
    await publishLesson(id, tutor, "Ours", minutes);
    for (const part of [
      await nextLesson(student),
      await student.browser.read(`/dashboard/courses/${id}`),
    ]) {
      expect(part).toContain(words);
      expect(part.includes('href="https://meet.example/Ours"')).toBe(joins);
      expect(part.includes("Opens 10 minutes before")).toBe(!joins);
      // Nor is the link in the data of a page that has no button for it yet.
      expect(part.includes("meet.example")).toBe(joins);
      expect(/<button[^>]*aria-disabled="true"[^>]*>Join lesson</.test(part)).toBe(!joins);
    }
  });

  test.each([
    [10.5, false],
    [9.5, true],
    [-70, true],
  ])(
    "%s minutes ahead: the link is in no answer before ten minutes to the hour",
    async (minutes, is) => {
      const { student, tutor, id } = await makeCourse();
      await publishLesson(id, tutor, "Ours", minutes);
      const course = `/dashboard/courses/${id}`;
      for (const path of minutes > -60 ? ["/dashboard", course] : [course]) {
        const html = await (await student.browser.get(path)).text();
        const { text } = await student.browser.getData(path);
        expect([html, text].map((said) => said.includes("meet.example/Ours"))).toEqual([is, is]);
      }
    },
  );

  test("has a message when there is none, and is left out without an open course", async () => {
    const { student } = await makeCourse();
    expect(await nextLesson(student)).toContain("No live sessions scheduled.");
    expect(await nextLesson(await makeStudent(academy))).toBe("");
  });
});

test("a course shows upcoming sessions, the next first, apart from past ones", async () => {
  const { student, tutor, id } = await makeCourse();
  for (const minutes of [300, -61, 200, -500, 5]) {
    await publishLesson(id, tutor, `At ${minutes}`, minutes);
  }
  const page = await student.browser.read(`/dashboard/courses/${id}`);
  const order = ["Live Sessions", "At 5", "At 200", "At 300", "Past Lessons", "At -61", "At -500"];
  const places = order.map((text) => page.indexOf(`>${text}<`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page).not.toContain("No live sessions scheduled.");
});

describe("frames of other hosts", () => {
  const policy = async (browser: Person["browser"], path: string) =>
    (await browser.get(path)).headers.get("content-security-policy") ?? "";

  test("are allowed on an open course's page, and on no other", async () => {
    const { student, tutor, id } = await makeCourse();
    expect(await policy(student.browser, `/dashboard/courses/${id}`)).toMatch(
      /; frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com https:\/\/drive\.google\.com https:\/\/docs\.google\.com$/,
    );
    for (const path of ["/dashboard", "/dashboard/courses/none", "/calendar", "/", "/none"]) {
      expect(await policy(student.browser, path)).toMatch(/^default-src 'none';(?!.*frame-src)/);
    }
    expect(await policy(tutor.browser, `/tutor-dashboard/${id}/recordings`)).not.toMatch(
      "frame-src",
    );
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [id]);
    await academy.pool.query("delete from course_approvals where course_id = $1", [id]);
    expect(await policy(student.browser, `/dashboard/courses/${id}`)).not.toMatch("frame-src");
  });

  test("are not in the HTML, where recordings and exams are links", async () => {
    const { student, tutor, id } = await makeCourse();
    const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    const form = `https://docs.google.com/forms/d/e/${"1".repeat(40)}/viewform`;
    await publish(academy, id, tutor, "recording", { title: "Film", url: video });
    await publish(academy, id, tutor, "exam", { title: "Form", url: form });
    const page = await student.browser.read(`/dashboard/courses/${id}`);
    expect(page).not.toContain("<iframe");
    for (const url of [video, form]) expect(page.split(`href="${url}"`)).toHaveLength(3);
    const links = page.match(/<a [^>]*https:\/\/(?!meet)[^>]*>/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toMatch(/rel="noopener noreferrer/);
    expect(page).not.toMatch(/(?:src|srcset|poster|preconnect|prefetch)="?https:/);
  });
});
