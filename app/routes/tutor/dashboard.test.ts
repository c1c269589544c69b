import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeClass,
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
    for (const id of [ended, foreign]) {
      expect(page).not.toContain(id);
      const answer = await tutor.browser.get(`/tutor-dashboard/${id}/student`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Assignment details not found.");
    }
    expect(page).not.toContain(former.name);
  });
});

describe("the overview's upcoming live sessions", () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);

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
    const add = (id: string, tutor: Person, title: string, startsAt: Date) =>
      publish(academy, id, tutor, "live-session", {
        title,
        startsAt,
        url: `https://meet.example/${title}`,
      });
    await add(first, tutor, "Later", new Date("2030-01-01T12:00:00Z"));
    await add(second, tutor, "Sooner", minutes(600));
    await add(first, tutor, "JustBegun", minutes(-30));
    await add(second, tutor, "LongOver", minutes(-90));
    await add(ended, tutor, "OfTheEnded", minutes(60));
    await add(foreign, other, "Foreign", minutes(60));
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [ended]);
    await publish(academy, first, tutor, "recording", { title: "NoSession" });

    const page = await tutor.browser.read("/tutor-dashboard");
    const titles = [...page.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(["JustBegun", "Sooner", "Later"]);
    expect(page).toContain("January 1, 2030 at 5:30 PM IST");
    expect(page).toContain('href="https://meet.example/Later"');
    expect(page).toContain(`href="/tutor-dashboard/${second}/live-sessions"`);
    expect(page.slice(page.indexOf("JustBegun"))).toContain(one.name);
    for (const title of ["LongOver", "OfTheEnded", "Foreign"]) expect(page).not.toContain(title);
    expect(page).not.toContain(former.name);
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
    ({ student, tutor, assignmentId } = await makeClass(academy));
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

  test("shows a live session's start in India's time", async () => {
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
