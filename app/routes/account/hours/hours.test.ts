import { wholeDays } from "#domain/timetable/week/days.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { listWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { startOfDay } from "#domain/shared/day.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, makeTutor, publish, signedIn } from "#test/support/people.ts";

const academy = useAcademy();
const page = "/account/hours";

const hoursOf = ({ id }: { id: string }) => listWeeklyTimes(academy.database, "tutor", id);

/** The date so many days from today, in India. */
const dayIn = (days: number) => toIndiaDateTimeFields(startOfDay(new Date(), days)).date;

describe("weekly hours", () => {
  test("are saved with several times a day, shown again, and replaced", async () => {
    const tutor = await makeTutor(academy);
    expect(await tutor.browser.read(page)).toContain("count as unknown, not as always free");
    const evenings = {
      "from-1-0": "17:00",
      "to-1-0": "20:15",
      "from-7-0": "22:00",
      "to-7-0": "00:00",
    };
    const saved = await tutor.browser.submit(page, {
      ...evenings,
      "from-1-1": "09:00",
      "to-1-1": "10:30",
    });
    expect(saved.path).toBe(page);
    expect(saved.page).toContain("Your hours are saved.");
    expect(saved.page).toContain('value="20:15"');
    expect(saved.page).not.toContain("count as unknown");
    expect(await hoursOf(tutor)).toEqual([
      { weekday: 1, fromMinute: 540, toMinute: 630 },
      { weekday: 1, fromMinute: 1020, toMinute: 1215 },
      { weekday: 7, fromMinute: 1320, toMinute: 1440 },
    ]);
    await tutor.browser.post(page, { "from-1-0": "", "from-3-0": "06:00", "to-3-0": "07:00" });
    expect(await hoursOf(tutor)).toEqual([{ weekday: 3, fromMinute: 360, toMinute: 420 }]);
  });

  test("that are wrong are shown again as they were typed, and nothing is stored", async () => {
    const tutor = await makeTutor(academy);
    const answer = await tutor.browser.post(page, {
      "from-1-0": "17:00",
      "to-1-0": "18:07",
      "from-2-2": "19:00",
      "to-2-2": "20:00",
    });
    const shown = await answer.text();
    expect(answer.status).toBe(400);
    expect(shown).toContain("Please use quarter hours");
    expect(shown).toContain('value="18:07"');
    expect(shown).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="to-1-0"/);
    expect(shown).toContain('value="20:00"');
    expect(await hoursOf(tutor)).toEqual([]);
  });

  test("are Monday's until Friday with one box, and what was typed stays if they are refused", async () => {
    const tutor = await makeTutor(academy);
    const form = { "from-2-0": "09:00", "to-2-0": "10:00", "from-6-0": "11:00", "to-6-0": "12:00" };
    const ticked = { ...form, asOnMonday: "yes", "from-1-0": "17:00" };
    const refused = await (await tutor.browser.post(page, { ...ticked, "to-1-0": "16:00" })).text();
    expect(refused).toContain("The end has to be after the start.");
    expect(refused).toContain('value="09:00"');
    expect(refused).toMatch(/<input[^>]*name="asOnMonday"[^>]*checked/);
    const saved = await tutor.browser.submit(page, { ...ticked, "to-1-0": "20:00" });
    expect(saved.page).not.toMatch(/<input[^>]*name="asOnMonday"[^>]*checked/);
    expect(await hoursOf(tutor)).toEqual([
      ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 1020, toMinute: 1200 })),
      { weekday: 6, fromMinute: 660, toMinute: 720 },
    ]);
  });

  test("are not lost by a form without its fields", async () => {
    const tutor = await makeTutor(academy);
    await tutor.browser.post(page, { "from-1-0": "17:00", "to-1-0": "18:00" });
    expect((await tutor.browser.post(page)).status).toBe(400);
    expect(await hoursOf(tutor)).toHaveLength(1);
  });
});

describe("time off", () => {
  let own: Awaited<ReturnType<typeof makeCourse>>;
  const lesson = { title: "In the holidays", startsAt: startOfDay(new Date(), 12) };

  beforeAll(async () => {
    own = await makeCourse(academy);
    const { assignmentId, tutor } = own;
    await publish(academy, assignmentId, tutor, "live-session", lesson);
    const after = { title: "After them", startsAt: startOfDay(new Date(), 13) };
    await publish(academy, assignmentId, tutor, "live-session", after);
  });

  test("is added, lists the lessons planned in it, and is deleted after a question", async () => {
    const { tutor, student } = own;
    const days = { firstDay: dayIn(10), lastDay: dayIn(12), reason: "ill" };
    // The lesson in it is dealt with, or left, before it is saved.
    const { path } = await tutor.browser.submit(`${page}/time-off`, days);
    expect(path).toContain("/tutor-dashboard/away?");
    await tutor.browser.submit("/tutor-dashboard/away", { ...days, why: "ill" });
    const added = { page: await tutor.browser.read(page) };
    expect(added.page).toContain(", Ill");
    expect(added.page).toContain("1 lesson is planned in it:");
    expect(added.page).toContain(`In the holidays with ${student.name}`);
    expect(added.page).not.toContain("After them");
    const [, id] = /time-off\/([\da-f-]{36})\/delete/.exec(added.page) ?? [];
    const address = `${page}/time-off/${id}/delete`;
    const question = await tutor.browser.read(address);
    expect(question).toContain("Delete your time off");
    const other = await makeTutor(academy);
    expect((await other.browser.get(address)).status).toBe(404);
    expect((await other.browser.post(address)).status).toBe(404);
    expect((await countRows(academy))["time_off"]).toBe(1);
    const deleted = await tutor.browser.submit(address);
    expect(deleted.page).toContain("Your time off is deleted.");
    expect((await countRows(academy))["time_off"]).toBe(0);
  });

  test("that is wrong is shown again with its days", async () => {
    const answer = await own.tutor.browser.post(`${page}/time-off`, {
      firstDay: dayIn(3),
      lastDay: dayIn(2),
    });
    const shown = await answer.text();
    expect(answer.status).toBe(400);
    expect(shown).toContain("The last day is before the first one.");
    expect(shown).toContain(`value="${dayIn(3)}"`);
    expect((await countRows(academy))["time_off"]).toBe(0);
  });

  test("with hours says them, and shows them again where they are wrong", async () => {
    const tutor = await makeTutor(academy);
    const morning = { ...wholeDays(dayIn(10)), fromTime: "09:30", untilTime: "11:00" };
    const wrong = await tutor.browser.post(`${page}/time-off`, { ...morning, untilTime: "09:30" });
    const shown = await wrong.text();
    expect(wrong.status).toBe(400);
    expect(shown).toContain("The time off has to end after it begins.");
    expect(shown).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="untilTime"[^>]*value="09:30"/);
    expect(shown).toContain(`value="${dayIn(10)}"`);
    const added = await tutor.browser.submit(`${page}/time-off`, { ...morning });
    expect(added.page).toContain(" from 9:30 AM to 11:00 AM</p>");
    const [, id] = /time-off\/([\da-f-]{36})\/delete/.exec(added.page) ?? [];
    const address = `${page}/time-off/${id}/delete`;
    expect(await tutor.browser.read(address)).toContain(" from 9:30 AM to 11:00 AM?");
    await tutor.browser.submit(address);
  });

  test("of a suspended tutor names no student", async () => {
    const { tutor, student } = own;
    const admin = await makeAdmin(academy);
    const days = { firstDay: dayIn(10), lastDay: dayIn(12) };
    await tutor.browser.submit("/tutor-dashboard/away", days);
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: tutor.id, reason: "A reason.", adminId: admin.id }),
      );
    const shown = await (await signedIn(academy, tutor)).read(page);
    expect(shown).toContain(`time-off/`);
    expect(shown).not.toContain(student.name);
  });
});

test("hours and time off wait for a change of the tutor's timetable", async () => {
  const tutor = await makeTutor(academy);
  const id = await insertTimeOff(academy.database, tutor.id, wholeDays(dayIn(9)));
  const changes = [
    [page, { "from-1-0": "17:00", "to-1-0": "20:00" }],
    [`${page}/time-off`, { firstDay: dayIn(5), lastDay: dayIn(6) }],
    [`${page}/time-off/${id}/delete`, {}],
  ] as const;
  for (const [path, fields] of changes) {
    const other = await academy.pool.connect();
    try {
      await other.query("begin");
      await other.query("select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))", [
        tutor.id,
      ]);
      let isDone = false;
      const change = tutor.browser.post(path, fields).then((answer) => {
        isDone = true;
        return answer.status;
      });
      // Until it waits for this lock; without the lock it would be done.
      const isWaiting = async () => {
        const { rows } = await other.query(
          `select from pg_locks waiting join pg_locks held using (classid, objid)
           where waiting.locktype = 'advisory' and not waiting.granted
             and held.granted and held.pid = pg_backend_pid()`,
        );
        return rows.length > 0;
      };
      while (!isDone && !(await isWaiting()));
      expect([path, isDone]).toEqual([path, false]);
      await other.query("commit");
      expect(await change).toBe(303);
    } finally {
      other.release();
    }
  }
});
