import { beforeAll, describe, expect, test } from "vitest";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { upsertDemoRequest } from "#data/enquiries/demo-requests.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { useAcademy } from "#test/support/academy.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { countStatements } from "#test/support/statements.ts";
import { day } from "#domain/shared/durations.ts";

const home = "/admin-dashboard";

/** The text of one of the home's sections, and its count. */
async function sectionOf(admin: Person, title: string): Promise<{ count: string; html: string }> {
  const page = await admin.browser.read(home);
  const html = page.split("<section").find((part) => part.includes(`>${title}</h2>`)) ?? "";
  return { count: />([^<>]*)<\/span>/.exec(html)?.[1] ?? "", html };
}

/** The values of a form's hidden fields and buttons, by their names. */
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(/<(?:input|button)[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);

describe("an empty academy", () => {
  const academy = useAcademy();

  test("is all clear, with every section at 0", async () => {
    const admin = await makeAdmin(academy);
    expect(await admin.browser.read(home)).toContain("All clear");
    for (const title of ["Applications", "Students without a tutor", "Guardians", "Today"]) {
      expect((await sectionOf(admin, title)).count).toBe("0");
    }
  });
});

describe("an application", () => {
  const academy = useAcademy();

  test("is read and approved on the home, which stays open", async () => {
    const [admin, tutor] = [await makeAdmin(academy), await makeTutor(academy, "pending")];
    const before = await sectionOf(admin, "Applications");
    expect(before.count).toBe("1");
    expect(before.html).toContain(tutor.name);
    const action = /formAction="([^"]*approval[^"]*)"/
      .exec(before.html)?.[1]
      ?.replaceAll("&amp;", "&");
    const { path, page } = await admin.browser.submit(action ?? "");
    expect(path).toBe(home);
    expect(page).toContain("Tutor approved successfully!");
    // Without JavaScript too, it keeps its place for the page that follows.
    const list = page.split("<section").find((part) => part.includes(">Applications</h2>"));
    expect(list).toMatch(
      new RegExp(`<li[^>]* data-left="true"[^]*${tutor.name}[^]*Approved\\.[^]*Undo`),
    );
    expect(list).not.toContain(">Approve</button>");
    expect((await sectionOf(admin, "Applications")).count).toBe("0");
    // Without the home's mark, as from the list, it returns to the list.
    const other = await makeTutor(academy, "pending");
    const fromList = await admin.browser.submit(`${home}/tutors/${other.id}/approval`);
    expect(fromList.path).toBe(`${home}/tutors`);
  });
});

describe("a student without a tutor", () => {
  const academy = useAcademy();
  let admin: Person;
  let student: Person;

  beforeAll(async () => {
    admin = await makeAdmin(academy);
    student = await makeStudent(academy);
  });

  test("is offered the tutors who taught them, then those with fewest students, three at most", async () => {
    const load = async (tutor: Person, students: number) => {
      for (let made = 0; made < students; made += 1) {
        await assign(academy, await makeStudent(academy), tutor);
      }
    };
    const [former, busy, free, full, suspended] = await Promise.all([
      makeTutor(academy),
      makeTutor(academy),
      makeTutor(academy),
      makeTutor(academy),
      makeTutor(academy),
    ]);
    await makeTutor(academy, "pending");
    await load(former, 3);
    await load(busy, 2);
    await load(free, 1);
    await load(full, 4);
    const ended = await assign(academy, student, former);
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [ended]);
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: suspended.id, reason: "A test.", adminId: admin.id }),
      );
    const { count, html } = await sectionOf(admin, "Students without a tutor");
    expect(count).toBe("1");
    expect(valuesOf(html, "tutorId")).toEqual([former.id, free.id, busy.id]);
    expect(html).toContain("Teaches Class 10 Mathematics, 3 students, taught student before");
    expect(html).toContain("Teaches Class 10 Mathematics, 1 student, hours unknown<");
  });

  test("is assigned by one form, which returns to the home", async () => {
    const { html } = await sectionOf(admin, "Students without a tutor");
    const [action = ""] = [...html.matchAll(/action="([^"]*assignments\/new[^"]*)"/g)].map(
      ([, url = ""]) => url.replaceAll("&amp;", "&"),
    );
    const fields = Object.fromEntries(
      ["studentId", "classId", "subjectId", "tutorId"].map((name) => [
        name,
        valuesOf(html, name)[0] ?? "",
      ]),
    );
    expect(fields["studentId"]).toBe(student.id);
    const { path, page } = await admin.browser.submit(action, fields);
    expect(path).toBe(home);
    expect(page).toContain("Assignment created successfully!");
    expect((await sectionOf(admin, "Students without a tutor")).count).toBe("0");
  });

  test("has tutors for the first subject here, and a link to those for the others", async () => {
    const { id } = await makeStudent(academy);
    const read = async (subjects: string) => {
      const set = "update students set selected_subjects = $2 where id = $1";
      await academy.pool.query(set, [id, subjects]);
      return (await sectionOf(admin, "Students without a tutor")).html;
    };
    const two = await read("{mathematics,physics}");
    expect(two).toMatch(/<form[^>]*aria-label="Tutors for Mathematics/);
    expect(two).not.toMatch(/<form[^>]*aria-label="Tutors for Physics/);
    expect(two).toMatch(
      new RegExp(`href="/admin-dashboard/students/${id}"[^>]*>Tutors for Physics<`),
    );
    expect(await read("{mathematics,physics,biology}")).toContain(">Tutors for 2 more subjects<");
    await academy.pool.query("delete from accounts where id = $1", [id]);
  });

  test("is shown with the times for a demo class that are still to come", async () => {
    const waiting = await makeStudent(academy);
    await upsertDemoRequest(academy.database, waiting.id, {
      first: new Date("2020-01-01T12:00:00Z"),
      second: new Date("2090-01-02T12:00:00Z"),
    });
    const { html } = await sectionOf(admin, "Students without a tutor");
    expect(html).toContain("Wants a demo class on Monday 2 January 2090 at 5:30 PM IST<");
    expect(html).toContain(waiting.phoneNumber);
  });

  test("who is a minor has each read of the phone number in the log, once", async () => {
    const minor = await makeStudent(academy);
    await upsertBirthDate(academy.database, minor.id, "2013-05-01");
    await admin.browser.read(home);
    const answer = await admin.browser.get(home);
    expect(await answer.text()).toContain(minor.phoneNumber);
    const { rows } = await academy.pool.query(
      "select actor_id from audit_log where action = 'read-contact' and subject_id = $1",
      [minor.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
    expect(academy.logged.filter(({ event }) => event === "read-contact")).toHaveLength(1);
  });
});

describe("a busy academy", () => {
  const academy = useAcademy();

  test.each([
    ["unanswered", "Not answered", "1"],
    ["withdrawn", "Consent withdrawn", "1"],
    ["given", null, "0"],
    ["withheld", null, "0"],
  ] as const)("a guardian whose answer is %s", async (decision, text, count) => {
    const admin = await makeAdmin(academy);
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    if (decision !== "unanswered") await answerAs(academy, guardian, decision);
    const section = await sectionOf(admin, "Guardians");
    expect(section.count).toBe(count);
    if (text) expect(section.html).toContain(text);
    expect(section.html.includes(student.name)).toBe(text !== null);
    await academy.pool.query("delete from accounts where id = $1", [student.id]);
  });

  test("today shows the sessions that are not over, and those whose link leads nowhere", async () => {
    const admin = await makeAdmin(academy);
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const other = await makeCourse(academy);
    // Around now, so that it is today in India whenever this test runs, but for a minute.
    const soon = new Date();
    const session = (title: string, startsAt: Date, url: string) =>
      publish(academy, assignmentId, tutor, "live-session", { title, startsAt, url });
    await session("Circles", soon, "https://meet.example/1");
    await publish(academy, other.assignmentId, other.tutor, "live-session", {
      title: "Tangents",
      startsAt: soon,
      url: "https://meet.local/1",
    });
    await session("Over", new Date(soon.getTime() - 90 * 60_000), "https://meet.local/1");
    await session("Tomorrow", new Date(soon.getTime() + day), "https://meet.local/1");
    const { html } = await sectionOf(admin, "Today");
    const [, withoutLink = "", all = ""] = html.split("</ul>");
    expect(withoutLink).toContain("No usable link");
    expect(withoutLink).toContain("Tangents");
    expect(withoutLink).not.toContain("Circles");
    expect(all).toContain("Circles");
    expect(all).toContain(`${student.name} with ${tutor.name}`);
    expect(html).not.toMatch(/Over|Tomorrow/);
  });

  test("a suspended tutor with lessons waiting is on hold", async () => {
    const admin = await makeAdmin(academy);
    const { tutor, assignmentId } = await makeCourse(academy);
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Chords",
      startsAt: new Date("2090-01-01T12:00:00Z"),
    });
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId: admin.id }),
      );
    const { html } = await sectionOf(admin, "Lessons on hold");
    expect(html).toContain(tutor.name);
    expect(html).toContain("1 course on hold, 1 lesson planned");
  });

  test("the home takes at most 3 queries, whatever its content", async () => {
    const admin = await makeAdmin(academy);
    for (let made = 0; made < 12; made += 1) {
      await makeTutor(academy, made % 2 === 0 ? "pending" : "approved");
      const student = await makeStudent(academy);
      await makeGuardian(academy, student);
    }
    await admin.browser.read(home);
    const queries = await countStatements(() => admin.browser.read(home));
    expect(queries).toSatisfy((n: number) => n > 0 && n <= 3);
  });

  test("who has waited longest is first, with the days, here and in the list", async () => {
    const admin = await makeAdmin(academy);
    const [longest, recent] = [await makeStudent(academy), await makeStudent(academy)];
    const age = (person: Person, days: number) =>
      academy.pool.query(
        `update students set created_at = now() - make_interval(days => $2),
          waiting_since = now() - make_interval(days => $2) where id = $1`,
        [person.id, days],
      );
    await age(recent, 1);
    await age(longest, 12);
    const { html } = await sectionOf(admin, "Students without a tutor");
    expect(html.indexOf(longest.name)).toBeLessThan(html.indexOf(recent.name));
    expect(html).toMatch(/waiting for 12 days, since [^]*waiting for 1 day, since /);
    const list = await admin.browser.read(`${home}/students?needs=tutor&sort=joined&order=asc`);
    expect(list.indexOf(longest.name)).toBeLessThan(list.indexOf(recent.name));
  });

  test("more than a section shows are counted, up to fifty", async () => {
    const admin = await makeAdmin(academy);
    await academy.pool.query(`
    insert into accounts (email, password_hash)
      select 'many' || n || '@test.example', 'none' from generate_series(1, 60) n;
    insert into students (id, name, username, phone_number, address, selected_class)
      select id, 'Same Name', 'u', '', '', 'btech' from accounts where email like 'many%';`);
    const { count, html } = await sectionOf(admin, "Students without a tutor");
    expect(count).toBe("50+");
    expect(html).toContain("48+ more");
  });
});

describe("a message to the office", () => {
  const academy = useAcademy();

  test("is on the home until somebody answers", async () => {
    const [admin, student] = [await makeAdmin(academy), await makeStudent(academy)];
    const ofStudent = `/dashboard/messages/${student.id}`;
    const write = (text: string) => ({ text, clientId: crypto.randomUUID() });
    await student.browser.submit(ofStudent, write("When is the next lesson?"));
    const { html } = await sectionOf(admin, "Messages");
    expect(html).toContain("Waiting for an answer: 1");
    await admin.browser.submit(`${home}/messages/${student.id}`, write("On Monday."));
    expect((await sectionOf(admin, "Messages")).html).toBe("");
  });
});
