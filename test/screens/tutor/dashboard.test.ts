import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
  publish,
} from "#test/support/people.ts";

const academy = useAcademy();

describe("the tutor dashboard (§2, §4)", () => {
  test("says that there are no assignments yet", async () => {
    const { browser, name, email } = await makeTutor(academy);
    const page = await browser.read("/tutor-dashboard");
    expect(page).toContain("No assignments yet. Wait for admin to assign students to you.");
    expect(page).toContain(`Welcome, ${name}`);
    expect(page).toContain(email);
    expect(page).toContain("Approved");
  });

  test.each([
    ["pending", "Pending", ["under review", "can view but not add or manage content"]],
    ["rejected", "Rejected", ["contact support", "No certificate."]],
  ] as const)("shows a %s tutor their status", async (status, badge, words) => {
    const page = await (await makeTutor(academy, status)).browser.read("/tutor-dashboard");
    for (const word of [badge, ...words]) expect(page).toContain(word);
  });

  test("denies access to people who are not tutors (§6)", async () => {
    const answer = await (await makeStudent(academy)).browser.get("/tutor-dashboard");
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain("Access Denied");
    expect(page).toContain("You don&#x27;t have tutor permissions.");
    // Below the header of their own dashboard.
    expect(page).toContain('href="/dashboard/timetable"');
  });

  test("lists only the tutor's own active assignments, by the student's name", async () => {
    const [tutor, other] = [await makeTutor(academy), await makeTutor(academy)];
    const [second, first, former] = [
      await makeStudent(academy),
      await makeStudent(academy),
      await makeStudent(academy),
    ];
    await academy.pool.query("update students set name = 'Aardvark' where id = $1", [first.id]);
    const shown = [await assign(academy, second, tutor), await assign(academy, first, tutor)];
    const ended = await assign(academy, former, tutor);
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [ended]);
    const foreign = await assign(academy, former, other);

    const page = await tutor.browser.read("/tutor-dashboard");
    for (const id of shown) expect(page).toContain(`/tutor-dashboard/${id}/student`);
    expect(page.indexOf("Aardvark")).toBeLessThan(page.indexOf(second.name));
    for (const [id, words] of [
      [ended, "This assignment has ended"],
      [foreign, "Assignment details not found."],
    ] as const) {
      expect(page).not.toContain(id);
      const answer = await tutor.browser.get(`/tutor-dashboard/${id}/student`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(words);
    }
    expect(page).not.toContain(former.name);
  });
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** A lesson of an assignment, with its own link. */
const hold = (id: string, tutor: Person, title: string, startsAt: Date, minutes = 60) =>
  publish(academy, id, tutor, "live-session", {
    title,
    startsAt,
    minutes,
    url: `https://meet.example/${title}`,
  });

/** The titles of a page's classes, in its order. */
const titlesIn = (page: string) =>
  [...page.matchAll(/class="class-link"[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title);

/** The home without the card of the next lesson. */
function belowTheCard(page: string): string {
  const card = page.indexOf('aria-labelledby="next-lesson"');
  expect(card).toBeGreaterThan(0);
  return page.slice(page.indexOf("</section>", card));
}

describe("the home's classes", () => {
  test("are those of the tutor's active assignments, soonest first, with student and link", async () => {
    const [tutor, other] = [await makeTutor(academy), await makeTutor(academy)];
    const [one, two, former] = [
      await makeStudent(academy),
      await makeStudent(academy),
      await makeStudent(academy),
    ];
    const first = await assign(academy, one, tutor);
    const second = await assign(academy, two, tutor);
    const ended = await assign(academy, former, tutor);
    const foreign = await assign(academy, former, other);
    await hold(first, tutor, "Later", new Date("2030-01-01T12:00:00Z"));
    await hold(second, tutor, "Sooner", hours(26));
    await hold(first, tutor, "JustBegun", hours(-0.5));
    await hold(second, tutor, "LongOver", hours(-300));
    await hold(ended, tutor, "OfTheEnded", hours(3));
    await hold(foreign, other, "Foreign", hours(5));
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [ended]);
    await publish(academy, first, tutor, "recording", { title: "NoLesson" });

    const page = await tutor.browser.read("/tutor-dashboard");
    expect(titlesIn(belowTheCard(page))).toEqual(["JustBegun", "Sooner", "Later"]);
    expect(page).toContain("Tuesday 1 January 2030");
    expect(page).toContain("5:30 PM");
    expect(page).toContain('href="https://meet.example/Later"');
    expect(page).toContain(`href="/tutor-dashboard/${second}/live-sessions"`);
    expect(page.slice(page.indexOf("JustBegun") - 500)).toContain(one.name);
    for (const title of ["LongOver", "OfTheEnded", "Foreign"]) expect(page).not.toContain(title);
    expect(page).not.toContain(former.name);
  });

  test("without a link lead to where it is added, on the card and below it", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const made = [
      await hold(assignmentId, tutor, "Soon", hours(0.1)),
      await hold(assignmentId, tutor, "In two days", hours(48)),
      await hold(assignmentId, tutor, "In three days", hours(72)),
    ];
    await academy.pool.query("update content_items set url = '' where id = any($1)", [made]);
    const page = await tutor.browser.read("/tutor-dashboard");
    expect(page).not.toContain('href=""');
    for (const id of made) {
      expect(page).toContain(`href="/tutor-dashboard/${assignmentId}/live-sessions/${id}/edit"`);
    }
  });

  test("say what was last time: the class before, or the newest recording", async () => {
    const tutor = await makeTutor(academy);
    const [taught, recorded] = [
      await assign(academy, await makeStudent(academy), tutor),
      await assign(academy, await makeStudent(academy), tutor),
    ];
    await hold(taught, tutor, "Now", hours(-0.2), 10);
    await hold(taught, tutor, "LongBefore", hours(-400));
    await hold(taught, tutor, "LastWeek", hours(-240));
    const ignored = await publish(academy, taught, tutor, "recording", { title: "Ignored" });
    await academy.pool.query("update content_items set created_at = '2026-01-01' where id = $1", [
      ignored,
    ]);
    await hold(recorded, tutor, "Also now", hours(-0.01));
    for (const title of ["Older recording", "Newest recording"]) {
      await publish(academy, recorded, tutor, "recording", { title });
    }
    const page = await tutor.browser.read("/tutor-dashboard");
    const lastIn = (html: string) =>
      [...html.matchAll(/Last time: ([\w ]+)/g)].map(([, title]) => title);
    // The one that is going on is on the card.
    expect(lastIn(page)[0]).toBe("Newest recording");
    expect(lastIn(belowTheCard(page))).toEqual(["LastWeek", "Newest recording"]);
  });

  test("the present moment stands between what has begun and what comes", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    await hold(assignmentId, tutor, "Begun", hours(-0.17), 10);
    await hold(assignmentId, tutor, "Comes", hours(0.01));
    const page = belowTheCard(await tutor.browser.read("/tutor-dashboard"));
    const places = ["Begun", "Now, ", "Comes"].map((text) => page.indexOf(text));
    // In the last seconds of a day the second class is tomorrow's.
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test("name the students without a next class, with the button that plans it", async () => {
    const tutor = await makeTutor(academy);
    const make = async () => {
      const student = await makeStudent(academy);
      return { ...student, assignmentId: await assign(academy, student, tutor) };
    };
    const [without, planned, unfinished] = [await make(), await make(), await make()];
    await hold(without.assignmentId, tutor, "Past", hours(-300));
    await hold(planned.assignmentId, tutor, "Planned", hours(100));
    // The row that finishes this class asks for the next one.
    await hold(unfinished.assignmentId, tutor, "Just over", hours(-0.5));
    const page = await tutor.browser.read("/tutor-dashboard");
    const named = [...page.matchAll(/No lesson planned for ([^<]+)/g)].map(([, name]) => name);
    expect(named).toEqual([without.name]);
    expect(page).toContain(`action="/tutor-dashboard/${without.assignmentId}/live-sessions/add"`);
  });

  test("the sidebar marks today's classes and shows them first", async () => {
    const tutor = await makeTutor(academy);
    const [first, second] = [await makeStudent(academy), await makeStudent(academy)];
    const [one, two] = [await assign(academy, first, tutor), await assign(academy, second, tutor)];
    await hold(one, tutor, "Next week", hours(170));
    await hold(two, tutor, "Going on", hours(-0.001));
    const page = await tutor.browser.read(`/tutor-dashboard/${one}/exams`);
    const sidebar = page.slice(0, page.indexOf("<main"));
    expect(sidebar.indexOf(second.name)).toBeLessThan(sidebar.indexOf(`${two}/student`) + 600);
    expect(sidebar.indexOf(`${two}/student`)).toBeLessThan(sidebar.indexOf(`${one}/student`));
    expect(sidebar.match(/Today/g)).toHaveLength(1);
  });

  test("a pending tutor sees what happens next, and a rejected one is not told to wait", async () => {
    const pending = await (await makeTutor(academy, "pending")).browser.read("/tutor-dashboard");
    for (const step of ["Application received", "Approval", "Your first student"]) {
      expect(pending).toContain(step);
    }
    const rejected = await (await makeTutor(academy, "rejected")).browser.read("/tutor-dashboard");
    expect(rejected).not.toMatch(/wait/i);
    expect(rejected).not.toContain("Application received");
  });

  test("Add leads to the chosen student's dialog", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const add = "/tutor-dashboard/add";
    const page = await tutor.browser.read(add);
    expect(page).toContain(`value="${assignmentId}"`);
    expect(page).toContain(student.name);
    const chosen = await tutor.browser.get(`${add}?section=exams&assignment=${assignmentId}`);
    expect(chosen.headers.get("location")).toBe(`/tutor-dashboard/${assignmentId}/exams/add`);
    expect(await tutor.browser.read(`${add}?section=exams&assignment=`)).toContain(
      "Please choose a student.",
    );
    const nothing = `${add}?section=student&assignment=${assignmentId}`;
    expect((await tutor.browser.get(nothing)).status).toBe(404);
  });
});

describe("the search in the tutor's assignments", () => {
  test("works as a plain form, and keeps the open assignment", async () => {
    const tutor = await makeTutor(academy);
    const students = await Promise.all(Array.from({ length: 6 }, () => makeStudent(academy)));
    const ids = await Promise.all(students.map((student) => assign(academy, student, tutor)));
    await academy.pool.query("update students set name = 'Anūṣā Śrī' where id = $1", [
      students[5]?.id,
    ]);
    const url = `/tutor-dashboard/${ids[0]}/exams`;
    const shown = async (find: string) => {
      const page = await tutor.browser.read(`${url}?find=${encodeURIComponent(find)}`);
      expect(page).toContain(`>${students[0]?.name}</h2>`);
      const sidebar = page.slice(0, page.indexOf("<main"));
      return ids.filter((id) => sidebar.includes(`href="/tutor-dashboard/${id}/student"`));
    };
    expect((await shown("")).toSorted()).toEqual(ids.toSorted());
    expect(await shown("anusa sri")).toEqual([ids[5]]);
    expect(await shown("class 10 anusa")).toEqual([ids[5]]);
    expect(await shown("physics")).toEqual([]);
    expect(await shown("<script>")).toEqual([]);
  });
});

describe("an assignment", () => {
  let student: Person;
  let tutor: Person;
  let base = "";
  let assignmentId = "";

  beforeAll(async () => {
    ({ student, tutor, assignmentId } = await makeCourse(academy));
    base = `/tutor-dashboard/${assignmentId}`;
  });

  const tabs = [
    ["recordings", "Recordings", "No recordings available.", "recording"],
    ["live-sessions", "Live Sessions", "No live sessions scheduled.", "live-session"],
    ["exams", "Exams", "No upcoming exams.", "exam"],
    ["announcements", "Announcements", "No announcements yet.", "announcement"],
  ] as const;

  test("shows the student, the class and the subject", async () => {
    const page = await tutor.browser.read(`${base}/student`);
    for (const text of [student.name, student.email, student.phoneNumber, "Class 10"]) {
      expect(page).toContain(text);
    }
    expect(page).toContain("Mathematics");
    expect(page).toMatch(/November|\w+ \d+, \d{4} at \d+:\d\d [AP]M IST/);
  });

  test.each(tabs)(
    "%s: an empty list, then the count and the newest item first",
    async (tab, label, empty, kind) => {
      const before = await tutor.browser.read(`${base}/${tab}`);
      expect(before).toContain(empty);
      expect(before).toContain(`${label} (0)`);

      for (const title of ["Oldest one", "Middle one", "Newest one"]) {
        await publish(academy, assignmentId, tutor, kind, { title: `${title} ${kind}` });
      }
      const page = await tutor.browser.read(`${base}/${tab}`);
      expect(page).toContain(`${label} (3)`);
      expect(page).not.toContain(empty);
      const at = (title: string) => page.indexOf(`>${title} ${kind}<`);
      expect(at("Newest one")).toBeGreaterThan(0);
      expect(at("Newest one")).toBeLessThan(at("Middle one"));
      expect(at("Middle one")).toBeLessThan(at("Oldest one"));
    },
  );

  test("shows a lesson's start in India's time", async () => {
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "After midnight",
      startsAt: new Date("2026-12-31T18:45:00Z"),
    });
    expect(await tutor.browser.read(`${base}/live-sessions`)).toContain(
      "January 1, 2027 at 12:15 AM IST",
    );
  });

  test.each(["none", "constructor", "__proto__", "Recordings"])(
    "has no tab called %s",
    async (tab) => {
      expect((await tutor.browser.get(`${base}/${tab}`)).status).toBe(404);
    },
  );
});
