import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeAdmin, makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy({}, {}, 10);
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const pageOf = (id: string) => `/admin-dashboard/enquiries/${id}`;
const formOf = (tutorId: string, changed: Record<string, string> = {}) => ({
  tutor: `${tutorId} mathematics`,
  date: "2040-01-02",
  time: "17:00",
  minutes: "45",
  url: "https://meet.example/demo",
  ...changed,
});
const book = (id: string, tutorId: string, changed: Record<string, string> = {}) =>
  admin.browser.post(`${pageOf(id)}/demo`, formOf(tutorId, changed));
const end = (id: string, outcome: string) =>
  admin.browser.post(`${pageOf(id)}/demo/outcome`, { outcome });
/** Moves the planned demo class of an enquiry so that it began some minutes ago. */
const begin = (id: string, minutesAgo: number) =>
  academy.pool.query(
    `update demo_lessons set starts_at = now() - make_interval(mins => $2)
     where enquiry_id = $1 and outcome is null`,
    [id, minutesAgo],
  );
const stageOf = async (id: string) => {
  const { rows } = await academy.pool.query<{ stage: string }>(
    "select stage from enquiries where id = $1",
    [id],
  );
  return rows[0]?.stage;
};
const bookedOf = async (tutorId: string) => {
  const { rows } = await academy.pool.query<{ at: string; minutes: number }>(
    `select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as at,
       (extract(epoch from ends_at - starts_at) / 60)::int as minutes
     from booked_times where tutor_id = $1 order by starts_at`,
    [tutorId],
  );
  return rows;
};
const mailsOf = async (id: string, tutorId: string) => {
  const { rows } = await academy.pool.query<{ mail: string }>(
    `select case when account_id is null then 'family ' else 'tutor ' end || (data ->> 'what') as mail
     from mails where enquiry_id = $1 or account_id = $2 and kind = 'tutor-demo-lesson'
     order by 1`,
    [id, tutorId],
  );
  return rows.map(({ mail }) => mail);
};

describe("a demo class", () => {
  test("takes the tutor's time, moves, and is free again when it is cancelled", async () => {
    const tutor = await makeTutor(academy);
    const id = await makeEnquiry(academy, { email: "k@family.example" });
    expect((await book(id, tutor.id)).status).toBe(303);
    expect(await stageOf(id)).toBe("demo-booked");
    expect(await bookedOf(tutor.id)).toEqual([{ at: "2040-01-02 17:00", minutes: 45 }]);
    expect((await book(id, tutor.id, { time: "17:15" })).status).toBe(303);
    expect(await bookedOf(tutor.id)).toEqual([{ at: "2040-01-02 17:15", minutes: 45 }]);
    expect((await end(id, "cancelled")).status).toBe(303);
    expect([await stageOf(id), await bookedOf(tutor.id)]).toEqual(["called", []]);
    expect(await mailsOf(id, tutor.id)).toEqual([
      "family booked",
      "family cancelled",
      "family moved",
      "tutor booked",
      "tutor cancelled",
      "tutor moved",
    ]);
  });

  test("is held, and another one may follow", async () => {
    const tutor = await makeTutor(academy);
    const id = await makeEnquiry(academy);
    await book(id, tutor.id);
    await begin(id, 45);
    await end(id, "held");
    expect(await stageOf(id)).toBe("demo-held");
    // A form that was sent again finds no planned demo class.
    await end(id, "cancelled");
    expect(await stageOf(id)).toBe("demo-held");
    expect((await book(id, tutor.id, { date: "2040-01-03" })).status).toBe(303);
    expect(await stageOf(id)).toBe("demo-booked");
  });

  test("is said to be held only once it is over, and missed only once it has begun", async () => {
    const tutor = await makeTutor(academy);
    const id = await makeEnquiry(academy);
    await book(id, tutor.id);
    const offered = async () =>
      [...(await admin.browser.read(pageOf(id))).matchAll(/<button[^>]*name="outcome"[^>]*>/g)].map(
        ([button]) => /value="(\w+)"/.exec(button)?.[1],
      );
    expect(await offered()).toEqual(["cancelled"]);
    for (const outcome of ["held", "missed"]) {
      await end(id, outcome);
      expect(await admin.browser.read(pageOf(id))).toContain("The demo class is not over yet.");
      expect(await stageOf(id)).toBe("demo-booked");
    }
    await begin(id, 44);
    expect(await offered()).toEqual(["missed", "cancelled"]);
    await end(id, "held");
    expect(await stageOf(id)).toBe("demo-booked");
    await end(id, "missed");
    expect(await stageOf(id)).toBe("called");
  });

  test("goes to another tutor, and the first one hears of it", async () => {
    const [first, second] = [await makeTutor(academy), await makeTutor(academy)];
    const id = await makeEnquiry(academy);
    await book(id, first.id);
    await book(id, second.id);
    expect([await bookedOf(first.id), (await bookedOf(second.id)).length]).toEqual([[], 1]);
    expect(await mailsOf(id, first.id)).toEqual(["tutor booked", "tutor given-away"]);
    expect(await mailsOf(id, second.id)).toEqual(["tutor booked"]);
  });

  test("is cancelled with a lost enquiry and deleted with a deleted one", async () => {
    const tutor = await makeTutor(academy);
    const [lost, deleted] = [await makeEnquiry(academy), await makeEnquiry(academy)];
    await book(lost, tutor.id);
    await admin.browser.post(`${pageOf(lost)}/loss`, { reason: "price" });
    expect([await stageOf(lost), await bookedOf(tutor.id)]).toEqual(["lost", []]);
    await book(deleted, tutor.id);
    await admin.browser.post(`${pageOf(deleted)}/deletion`);
    expect(await bookedOf(tutor.id)).toEqual([]);
  });

  test("is refused with words that say why, and keeps what was typed", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Circles",
      startsAt: new Date("2040-01-02T17:00:00+05:30"),
    });
    const id = await makeEnquiry(academy);
    const taken = await book(id, tutor.id, { time: "17:30" });
    expect(taken.status).toBe(409);
    const page = await taken.text();
    expect(page).toContain("The tutor already has a lesson with");
    expect(page).toContain("https://meet.example/demo");
    const cases = [
      [{ tutor: "" }, "Please choose a tutor."],
      [{ date: "" }, "Please fill in the date."],
      [{ date: "2040-02-31" }, "There is no such time."],
      [{ minutes: "5" }, "Please use 10 to 480 minutes."],
      [{ url: "javascript:alert(1)" }, "Please give a link that begins with https://"],
    ] as const;
    for (const [fields, words] of cases) {
      const answer = await book(id, tutor.id, fields);
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([400, true]);
    }
    const past = await book(id, tutor.id, { date: "2020-01-02" });
    expect([past.status, await stageOf(id)]).toEqual([409, "new"]);
    const pending = await makeTutor(academy, "pending");
    expect((await book(id, pending.id)).status).toBe(409);
    const other = await book(id, tutor.id, { tutor: `${tutor.id} history`, time: "20:00" });
    expect(other.status).toBe(409);
  });

  test("keeps a tutor from planning a lesson then, and the conflict is named", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const id = await makeEnquiry(academy, { askerName: "Meena" });
    await book(id, tutor.id);
    const answer = await tutor.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/add`, {
      title: "Circles",
      description: "Chapter 10",
      url: "https://meet.example/class",
      date: "2040-01-02",
      time: "17:30",
      minutes: "60",
    });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("You already have a demo class with Meena");
  });
});

describe("of many at the same moment", () => {
  test("one demo class and one lesson never take the same time of a tutor", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const ids = await Promise.all(Array.from({ length: 5 }, () => makeEnquiry(academy)));
    const lesson = {
      title: "Circles",
      description: "Chapter 10",
      url: "https://meet.example/class",
      date: "2040-01-02",
      time: "17:30",
      minutes: "60",
    };
    const answers = await sendTogether([
      ...ids.map((id) => () => book(id, tutor.id)),
      () => tutor.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/add`, lesson),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([303, 409, 409, 409, 409, 409]);
    expect(await bookedOf(tutor.id)).toHaveLength(1);
  });

  test("one enquiry has one demo class", async () => {
    const tutors = await Promise.all(Array.from({ length: 3 }, () => makeTutor(academy)));
    const id = await makeEnquiry(academy);
    const answers = await sendTogether(tutors.map((tutor) => () => book(id, tutor.id)));
    for (const { status } of answers) expect([303, 409]).toContain(status);
    const { rows } = await academy.pool.query(
      "select from demo_lessons where enquiry_id = $1 and outcome is null",
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe("the tutor of a demo class", () => {
  test("sees it at home and in the week, with the name of whoever asked and no contact", async () => {
    const [tutor, other] = [await makeTutor(academy), await makeTutor(academy)];
    const id = await makeEnquiry(academy, {
      askerName: "Sravani",
      phone: "+91 91234 56789",
      email: "venkat@family.example",
    });
    await book(id, tutor.id);
    for (const path of ["/tutor-dashboard", "/tutor-dashboard/timetable?week=2040-01-02"]) {
      const page = await tutor.browser.read(path);
      expect([path, page.includes("Sravani"), page.includes("Demo class")]).toEqual([
        path,
        true,
        true,
      ]);
      for (const secret of ["91234", "venkat@family.example"]) {
        expect(page).not.toContain(secret);
      }
      expect(await other.browser.read(path)).not.toContain("Sravani");
    }
    const everybody = await admin.browser.read("/admin-dashboard/timetable?week=2040-01-02");
    expect(everybody).toContain("Sravani");
    expect(everybody).toContain(pageOf(id));
    await begin(id, 45);
    await end(id, "held");
    expect(await tutor.browser.read("/tutor-dashboard")).not.toContain("Sravani");
  });
});

test("tutors who are free at the family's times come first and are proposed then", async () => {
  const [busy, free] = [await makeTutor(academy), await makeTutor(academy)];
  const first = new Date("2040-03-05T18:00:00+05:30");
  const taken = await makeEnquiry(academy);
  await book(taken, busy.id, { date: "2040-03-05", time: "18:00" });
  // Tutors of the other tests are free then too: only these two teach this course.
  await academy.pool.query(
    "update tutors set selected_classes = '{class-8}', selected_subjects = '{biology}' where id = any($1)",
    [[busy.id, free.id]],
  );
  const id = await makeEnquiry(academy, {
    classId: "class-8",
    subjectIds: ["biology"],
    first,
  });
  const page = await admin.browser.read(`${pageOf(id)}/demo`);
  const places = [free.id, busy.id].map((tutor) => page.indexOf(`value="${tutor} biology"`));
  expect(places.every((at) => at > 0)).toBe(true);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(page).toMatch(
    new RegExp(`value="${free.id} biology"[^>]*selected|selected[^>]*value="${free.id} biology"`),
  );
  expect(page).toContain('value="2040-03-05"');
  expect(page).toContain('value="18:00"');
});
