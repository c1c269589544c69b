import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeStudent, makeTutor, publish } from "#test/support/people.ts";

const academy = useAcademy();

const kinds = ["recording", "live-session", "exam", "announcement"] as const;

/** Ends an assignment and sets its flag in §3 approvedCourses. */
async function close(assignmentId: string, flag: boolean | null): Promise<void> {
  await academy.pool.query("update assignments set status = 'ended' where id = $1", [assignmentId]);
  await academy.pool.query(
    flag === null
      ? "delete from course_approvals where course_id = $1"
      : `update course_approvals set approved = ${flag} where course_id = $1`,
    [assignmentId],
  );
}

async function announceToCourse(courseId: string, title: string): Promise<void> {
  await academy.pool.query(
    "insert into announcements (type, course_id, title, description) values ('course', $1, $2, 'x')",
    [courseId, title],
  );
}

function courseOf(id: string): string {
  return `/dashboard/courses/${encodeURIComponent(id)}`;
}

describe("the student dashboard (§2, §8)", () => {
  test("has a message for every empty list", async () => {
    const { browser, email } = await makeStudent(academy);
    const page = await browser.read("/dashboard");
    for (const words of [
      "Welcome, student",
      email,
      "No courses assigned yet. Contact admin for course assignments.",
      "No announcements yet.",
      "No teachers assigned yet.",
      "Class 10",
      "Mathematics",
    ]) {
      expect(page).toContain(words);
    }
  });

  test("shows courses, teachers and announcements", async () => {
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    const id = await assign(academy, student, tutor);
    await publish(academy, id, tutor, "announcement", { title: "School is closed" });
    const page = await student.browser.read("/dashboard");
    for (const text of ["Mathematics, Class 10", courseOf(id), tutor.name, tutor.email]) {
      expect(page).toContain(text);
    }
    expect(page).toContain("School is closed");
  });

  test("an open course shows lessons, recordings and exams, what comes next first", async () => {
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    const id = await assign(academy, student, tutor);
    for (const kind of ["live-session", "recording", "exam"] as const) {
      await publish(academy, id, tutor, kind, { title: `A ${kind}` });
    }
    const page = await student.browser.read(courseOf(id));
    const headings = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
    const sections = ["Live Sessions", "Recordings", "Exams"];
    expect(headings.filter((text = "") => sections.includes(text))).toEqual(sections);
  });

  test("an open course has a message for every empty list", async () => {
    const student = await makeStudent(academy);
    const id = await assign(academy, student, await makeTutor(academy));
    const page = await student.browser.read(courseOf(id));
    for (const words of [
      "No upcoming exams.",
      "No recordings available.",
      "No live sessions scheduled.",
    ]) {
      expect(page).toContain(words);
    }
  });

  test("shows a course's own content, newest first", async () => {
    const [student, other, tutor] = [
      await makeStudent(academy),
      await makeStudent(academy),
      await makeTutor(academy),
    ];
    const id = await assign(academy, student, tutor);
    const foreign = await assign(academy, other, tutor);
    for (const kind of ["recording", "live-session", "exam"] as const) {
      for (const title of ["Oldest", "Middle", "Newest"]) {
        await publish(academy, id, tutor, kind, { title: `${title} ${kind}` });
      }
      await publish(academy, foreign, tutor, kind, { title: `Foreign ${kind}` });
    }
    await publish(academy, foreign, tutor, "announcement", { title: "Foreign news" });
    const page = await student.browser.read(courseOf(id));
    for (const kind of ["recording", "live-session", "exam"]) {
      const titles = ["Newest", "Middle", "Oldest"];
      // Lessons are in the order of their days.
      if (kind === "live-session") titles.reverse();
      const places = titles.map((one) => page.indexOf(`>${one} ${kind}<`));
      expect(places[0]).toBeGreaterThan(0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(page).not.toContain("Foreign");
  });

  test("is read-only", async () => {
    const student = await makeStudent(academy);
    const id = await assign(academy, student, await makeTutor(academy));
    for (const path of ["/dashboard", "/dashboard?index", courseOf(id)]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        expect((await student.browser.send(path, { method })).status).toBe(405);
      }
    }
  });
});

describe("a course's access (§4)", () => {
  const states = [
    { flag: true, status: "active", words: null },
    { flag: false, status: "active", words: null },
    { flag: null, status: "active", words: null },
    { flag: true, status: "ended", words: null },
    { flag: false, status: "ended", words: "Application Rejected" },
    { flag: null, status: "ended", words: "Waiting for Teacher Assignment" },
  ];

  test.each(states)("flag $flag, assignment $status: $words", async ({ flag, status, words }) => {
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    const id = await assign(academy, student, tutor);
    for (const kind of kinds) {
      await publish(academy, id, tutor, kind, {
        title: `Canary ${kind}`,
        url: "https://canary.example/",
      });
    }
    await close(id, flag);
    await academy.pool.query("update assignments set status = $2 where id = $1", [id, status]);

    const pages = [
      await student.browser.read("/dashboard"),
      await student.browser.read(courseOf(id)),
    ];
    const data = [
      (await student.browser.getData("/dashboard")).text,
      (await student.browser.getData(courseOf(id))).text,
    ];
    for (const page of pages) {
      for (const each of ["Application Rejected", "Waiting for Teacher Assignment"]) {
        expect(page.includes(each)).toBe(each === words);
      }
    }
    for (const text of [...pages, ...data]) {
      expect(text).toContain("Mathematics, Class 10");
      // The summary does not show a course's items, but the sidebar shows all announcements.
      if (words !== null) expect(text).not.toMatch(/canary/i);
      else expect(text).toContain("Canary announcement");
    }
    if (words === null) {
      for (const kind of kinds) expect(pages[1]).toContain(`Canary ${kind}`);
    }
  });
});

describe("legacy courses (§3)", () => {
  const odd = 'old/course "7" <b>&';
  const enrolledCourses = ["math", "class-10", odd];

  test("have the catalogue's names; an unknown id is shown unchanged", async () => {
    const { browser } = await makeStudent(academy, { enrolledCourses });
    const page = await browser.read("/dashboard");
    for (const name of [
      "Math Tutoring",
      "Class 10 Tuition",
      "old/course &quot;7&quot; &lt;b&gt;",
    ]) {
      expect(page).toContain(name);
    }
    expect(page).not.toContain('"7" <b>');
    expect(page).toContain("Waiting for Teacher Assignment");
  });

  test("have their own addresses, which are 404 for other students", async () => {
    const { browser } = await makeStudent(academy, { enrolledCourses });
    const { browser: other } = await makeStudent(academy);
    for (const id of enrolledCourses) {
      expect([id, (await browser.get(courseOf(id))).status]).toEqual([id, 200]);
      expect([id, (await other.get(courseOf(id))).status]).toEqual([id, 404]);
    }
  });

  test("open with a matching active assignment and show its content (§4)", async () => {
    const student = await makeStudent(academy, { enrolledCourses: ["math", "chemistry"] });
    const tutor = await makeTutor(academy);
    const id = await assign(academy, student, tutor);
    await publish(academy, id, tutor, "exam", { title: "Shared exam" });
    expect(await student.browser.read(courseOf("math"))).toContain("Shared exam");
    const shut = await student.browser.read(courseOf("chemistry"));
    expect(shut).toContain("Waiting for Teacher Assignment");
    expect(shut).not.toContain("Shared exam");
  });

  test("show announcements of both types from open courses only", async () => {
    const student = await makeStudent(academy, { enrolledCourses: ["open-course", "shut-course"] });
    await academy.pool.query(
      "insert into course_approvals values ($1, 'open-course', true), ($1, 'shut-course', false)",
      [student.id],
    );
    await announceToCourse("open-course", "To the open course");
    await announceToCourse("shut-course", "To the shut course");
    await announceToCourse("foreign-course", "To a foreign course");
    for (const text of [
      await student.browser.read("/dashboard"),
      (await student.browser.getData("/dashboard")).text,
    ]) {
      expect(text).toContain("To the open course");
      expect(text).not.toContain("To the shut course");
      expect(text).not.toContain("To a foreign course");
    }
    expect(await student.browser.read(courseOf("shut-course"))).toContain("Application Rejected");
  });

  test("many announcements of a closed course do not hide those of an open one", async () => {
    const enrolledCourses = ["quiet-course", "loud-course"];
    const student = await makeStudent(academy, { enrolledCourses });
    await academy.pool.query("insert into course_approvals values ($1, 'quiet-course', true)", [
      student.id,
    ]);
    await announceToCourse("quiet-course", "The one that counts");
    for (let at = 0; at < 60; at += 1) await announceToCourse("loud-course", `Noise ${at}`);
    expect(await student.browser.read("/dashboard")).toContain("The one that counts");
  });
});

test("a student sees each of their teachers once, with the subjects", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  await assign(academy, student, tutor);
  await academy.pool.query(
    `insert into assignments (student_id, tutor_id, class_id, subject_id)
     values ($1, $2, 'class-10', 'physics')`,
    [student.id, tutor.id],
  );
  const page = await student.browser.read("/dashboard");
  expect(page).toContain("Mathematics, Physics");
  expect(page.split(`>${tutor.email}<`)).toHaveLength(2);
});
