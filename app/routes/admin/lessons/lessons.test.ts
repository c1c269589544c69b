import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent, type NewLessonEvent } from "#data/lessons/events.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});
const list = "/admin-dashboard/lessons";
const pageOf = (id: string) => `${list}/${id}`;
let lessons = 0;

/** A lesson of an hour that ended that many hours ago. */
async function makeLesson(hoursSinceEnd: number) {
  const made = await makeCourse(academy);
  lessons += 1;
  const title = `Lesson number ${lessons}.`;
  const startsAt = new Date(Date.now() - (hoursSinceEnd + 1) * hour);
  const id = await publish(academy, made.assignmentId, made.tutor, "live-session", {
    title,
    startsAt,
  });
  const add = (event: NewLessonEvent["event"], saidBy: string) =>
    insertLessonEvent(academy.database, { lessonId: id, event, saidBy });
  return { ...made, id, add };
}

const isListed = async (id: string) => (await admin.browser.read(list)).includes(pageOf(id));
const decision = { outcome: "tutor-missed", reason: "The tutor was ill." };

describe("the queue", () => {
  test.each([
    [47.9, false],
    [48.1, true],
  ])("has a lesson that nobody has settled %d hours after its end: %s", async (hours, expected) => {
    const { id } = await makeLesson(hours);
    expect(await isListed(id)).toBe(expected);
  });

  test("has no settled and no cancelled lesson", async () => {
    const [settled, cancelled] = [await makeLesson(60), await makeLesson(60)];
    await settled.add({ what: "settled", as: "tutor", outcome: "held" }, settled.tutor.id);
    await academy.pool.query(
      "update content_items set cancelled_at = now(), cancelled_as = 'tutor' where id = $1",
      [cancelled.id],
    );
    expect([await isListed(settled.id), await isListed(cancelled.id)]).toEqual([false, false]);
  });

  test("begins with disputes, at once, and is counted on the home", async () => {
    const [old, disputed] = [await makeLesson(100), await makeLesson(1)];
    await disputed.add({ what: "disputed", as: "student" }, disputed.student.id);
    const page = await admin.browser.read(list);
    expect(page.indexOf(disputed.id)).toBeGreaterThan(0);
    expect(page.indexOf(disputed.id)).toBeLessThan(page.indexOf(old.id));
    const home = await admin.browser.read("/admin-dashboard");
    expect(home).toMatch(
      new RegExp(`href="${list}"[^>]*>\\d+ lessons to settle: disputed, or over for 48 hours<`),
    );
  });

  test("keeps a dispute about a lesson that was deleted", async () => {
    const { id, add, student } = await makeLesson(1);
    await add({ what: "disputed", as: "student" }, student.id);
    await academy.pool.query("delete from content_items where id = $1", [id]);
    expect(await isListed(id)).toBe(true);
    expect(await admin.browser.read(pageOf(id))).toContain("A deleted lesson");
    expect((await admin.browser.post(pageOf(id), decision)).status).toBe(303);
    expect(await isListed(id)).toBe(false);
  });
});

describe("a lesson", () => {
  test("shows all evidence, with names and times", async () => {
    const { id, add, student, tutor } = await makeLesson(3);
    expect(await admin.browser.read(pageOf(id))).toContain("Nobody pressed Join");
    await add({ what: "joined", as: "tutor" }, tutor.id);
    await add({ what: "joined", as: "student" }, student.id);
    await add({ what: "settled", as: "tutor", outcome: "student-missed" }, tutor.id);
    await add({ what: "disputed", as: "student" }, student.id);
    const page = await admin.browser.read(pageOf(id));
    const parts = ["Pressed Join", "Said: Student missed", "Said: It did not take place"];
    for (const text of ["Mathematics, Class 10", student.name, tutor.name, "Disputed", ...parts]) {
      expect(page).toContain(text);
    }
    expect(page.match(/>Pressed Join</g)).toHaveLength(2);
    const places = parts.map((text) => page.indexOf(`>${text}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("says when the guardian last opened their page", async () => {
    const { id, student } = await makeLesson(3);
    const { pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const words = /Guardian(&#x27;|')s page last opened/;
    expect(await admin.browser.read(pageOf(id))).not.toMatch(words);
    await new TestBrowser(academy).read(`/guardian/${pageToken}`);
    expect(await admin.browser.read(pageOf(id))).toMatch(words);
  });

  test("is decided with a reason, and may be decided again", async () => {
    const { id, add, student } = await makeLesson(60);
    await add({ what: "disputed", as: "student" }, student.id);
    expect((await admin.browser.post(pageOf(id), decision)).status).toBe(303);
    expect(await isListed(id)).toBe(false);
    const page = await admin.browser.read(pageOf(id));
    expect(page).toContain("Decided: Tutor missed");
    expect(page).toContain("Reason: The tutor was ill.");
    expect(page).toContain(admin.name);
    await admin.browser.post(pageOf(id), { outcome: "held", reason: "They were wrong." });
    const { rows } = await academy.pool.query(
      "select outcome, disputed_at from lesson_records where lesson_id = $1",
      [id],
    );
    expect(rows).toEqual([{ outcome: "held", disputed_at: null }]);
  });

  test("that was moved after its start may count at its new time", async () => {
    const { id } = await makeLesson(60);
    expect(await admin.browser.read(pageOf(id))).not.toContain("It counts at its new time");
    await academy.pool.query(
      "update content_items set starts_at = starts_at + interval '20 years' where id = $1",
      [id],
    );
    const page = await admin.browser.read(pageOf(id));
    expect(page).toContain("The lesson was moved after its start");
    expect(page).toContain("It counts at its new time");
    await admin.browser.post(pageOf(id), { outcome: "moved", reason: "Both agreed." });
    expect(await isListed(id)).toBe(false);
    expect(await admin.browser.read(pageOf(id))).toContain(">Planned<");
  });

  test.each([
    [{ outcome: "", reason: "R" }, "Please choose how the lesson turned out."],
    [{ outcome: "held", reason: " " }, "Please give a reason."],
    [{ outcome: "held", reason: "x".repeat(1001) }, "Please use at most 1,000 characters"],
  ])("is not decided without an outcome and a reason", async (fields, words) => {
    const { id } = await makeLesson(60);
    const answer = await admin.browser.post(pageOf(id), fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(await isListed(id)).toBe(true);
  });

  test.each([
    ["that is planned", -5, {}],
    ["that was not moved", 60, { outcome: "moved" }],
  ])("%s is not decided so", async (_, hoursSinceEnd, fields) => {
    const { id } = await makeLesson(hoursSinceEnd);
    expect((await admin.browser.post(pageOf(id), { ...decision, ...fields })).status).toBe(409);
    const { rows } = await academy.pool.query("select from lesson_events where lesson_id = $1", [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});
