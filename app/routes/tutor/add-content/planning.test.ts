import { beforeAll, describe, expect, test } from "vitest";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeClass, makeTutor, assign, makeStudent } from "#test/support/people.ts";

const academy = useAcademy();
let own: Awaited<ReturnType<typeof makeClass>>;

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
  own = await makeClass(academy);
  const { database } = academy;
  const mondays = [{ weekday: 1, fromMinute: 1020, toMinute: 1200 }];
  await replaceWeeklyTimes(database, "tutor", own.tutor.id, mondays);
  await insertTimeOff(database, own.tutor.id, { firstDay: "2099-11-30", lastDay: "2099-12-05" });
  await insertHolidays(database, null, [{ day: "2099-12-07", name: "Founder's Day" }]);
});

const add = (fields: Record<string, string>, { tutor, assignmentId } = own) =>
  tutor.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/add`, fields);

describe("a live session at an unusual time", () => {
  test.each([
    ["outside the tutor's hours", "2099-11-24", "17:00", "That is outside your hours."],
    ["on time off", "2099-11-30", "17:00", "You have time off on that day."],
    ["on a holiday", "2099-12-07", "17:00", "a holiday of the academy: Founder"],
  ])("%s is planned when the tutor presses again", async (_, date, time, warning) => {
    const fields = lesson(date, time);
    const first = await add(fields);
    const shown = await first.text();
    expect(first.status).toBe(409);
    expect(shown).toContain(warning);
    expect(shown).toContain("Press again if you mean it.");
    expect(shown).toContain(`value="${fields.title}"`);
    expect(shown).toContain(`value="${date} ${time}"`);
    const again = await add({ ...fields, confirmedTime: `${date} ${time}` });
    expect(again.status).toBe(303);
  });

  test("asks again where another time is chosen meanwhile", async () => {
    const confirmed = { confirmedTime: "2099-11-25 17:00" };
    expect((await add({ ...lesson("2099-11-26", "17:00"), ...confirmed })).status).toBe(409);
  });
});

test("a live session within the hours is planned at once", async () => {
  expect((await add(lesson("2099-11-23", "17:00"))).status).toBe(303);
});

test("unknown hours are no reason to ask", async () => {
  const tutor = await makeTutor(academy);
  const student = await makeStudent(academy);
  const assignmentId = await assign(academy, student, tutor);
  const other = { tutor, student, assignmentId };
  expect((await add(lesson("2099-11-24", "17:00"), other)).status).toBe(303);
});
