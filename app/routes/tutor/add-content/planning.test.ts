import { wholeDays } from "#domain/timetable/week/days.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, makeTutor, assign, makeStudent, publish } from "#test/support/people.ts";

const academy = useAcademy();
let own: Awaited<ReturnType<typeof makeCourse>>;

// 2099-11-23 is a Monday.
const lesson = (date: string, time: string) => ({
  title: `Lesson of ${date} ${time}`,
  description: "At an unusual time.",
  url: "https://meet.example/room",
  date,
  time,
  minutes: "60",
});

beforeAll(async () => {
  own = await makeCourse(academy);
  const { database } = academy;
  const mondays = [{ weekday: 1, fromMinute: 1020, toMinute: 1200 }];
  await replaceWeeklyTimes(database, "tutor", own.tutor.id, mondays);
  await insertTimeOff(database, own.tutor.id, wholeDays("2099-11-30", "2099-12-05"));
  await insertHolidays(database, null, [{ day: "2099-12-07", name: "Founder's Day" }]);
});

const add = (fields: Record<string, string>, { tutor, assignmentId } = own) =>
  tutor.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/add`, fields);

describe("a lesson at an unusual time", () => {
  test.each([
    ["outside-hours", "2099-11-24", "17:00", "That is outside your hours."],
    ["time-off", "2099-11-30", "17:00", "You have time off then."],
    ["holiday", "2099-12-07", "17:00", "a holiday of the academy: Founder"],
  ])("(%s) is planned when the tutor presses again", async (reason, date, time, warning) => {
    const fields = lesson(date, time);
    const first = await add(fields);
    const shown = await first.text();
    expect(first.status).toBe(409);
    expect(shown).toContain(warning);
    expect(shown).toContain("Press again if you mean it.");
    expect(shown).toContain('name="freeTime"');
    expect(shown).toContain(`value="${fields.title}"`);
    const asked = `${date} ${time} ${reason}`;
    expect(shown).toContain(`value="${asked}"`);
    expect((await add({ ...fields, confirmedTime: `${date} ${time}` })).status).toBe(409);
    expect((await add({ ...fields, confirmedTime: asked })).status).toBe(303);
  });

  test("asks again where another time is chosen meanwhile", async () => {
    const confirmed = { confirmedTime: "2099-11-25 17:00 outside-hours" };
    expect((await add({ ...lesson("2099-11-26", "17:00"), ...confirmed })).status).toBe(409);
  });
});

test("a lesson within the hours is planned at once", async () => {
  expect((await add(lesson("2099-11-23", "17:00"))).status).toBe(303);
});

test("unknown hours are no reason to ask", async () => {
  const tutor = await makeTutor(academy);
  const student = await makeStudent(academy);
  const assignmentId = await assign(academy, student, tutor);
  const other = { tutor, student, assignmentId };
  expect((await add(lesson("2099-11-24", "17:00"), other)).status).toBe(303);
});

describe("a lesson at night", () => {
  const feast = "2099-12-07";

  test("is asked about the holiday too, and one press confirms what was shown", async () => {
    const night = await makeCourse(academy);
    const fields = lesson(feast, "05:00");
    const asked = `${feast} 05:00 at-night`;
    const answer = await add({ ...fields, confirmedTime: asked }, night);
    const shown = await answer.text();
    expect(answer.status).toBe(409);
    expect(shown).toContain("a holiday of the academy: Founder");
    expect(shown).toContain("That is in the night");
    const both = `${feast} 05:00 holiday at-night`;
    expect(shown).toContain(`value="${both}"`);
    expect((await add({ ...fields, confirmedTime: both }, night)).status).toBe(303);
  });

  test.each([
    ["a holiday", feast, "a holiday of the academy: Founder"],
    ["the tutor's own time off", "2099-11-30", "You have time off then."],
  ])("is asked when it is moved onto %s, and only about that", async (_, date, warning) => {
    const { tutor, assignmentId } = await makeCourse(academy);
    await insertTimeOff(academy.database, tutor.id, wholeDays("2099-11-30", "2099-12-05"));
    const startsAt = new Date("2099-12-09T05:00+05:30");
    const content = { title: "Before dawn", startsAt };
    const id = await publish(academy, assignmentId, tutor, "live-session", content);
    const page = `/tutor-dashboard/timetable/${id}`;
    const move = (day: string, more = {}) =>
      tutor.browser.post(page, {
        was: startsAt.toISOString(),
        date: day,
        time: "05:00",
        ...more,
      });
    const answer = await move(date);
    const shown = await answer.text();
    expect(answer.status).toBe(409);
    expect(shown).toContain(warning);
    expect(shown).not.toContain("That is in the night");
    expect((await move("2099-12-10")).status).toBe(303);
  });
});
