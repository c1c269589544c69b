import { describe, expect, test } from "vitest";
import { listWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import { makeStudent } from "#test/support/people.ts";

const academy = useAcademy();
const page = "/account/times";
const evening = { "from-1-0": "18:00", "to-1-0": "20:00" };
const stored = [{ weekday: 1, fromMinute: 1080, toMinute: 1200 }];

const timesOf = ({ id }: { id: string }) => listWeeklyTimes(academy.database, "student", id);

/** The line of the strip on the student's home, from its title on. */
async function questionOf({ browser }: { browser: TestBrowser }): Promise<string> {
  const home = await browser.read("/dashboard");
  const lines = home.split("<details").filter((part) => part.includes("your family"));
  return lines.join();
}

describe("the question on the student's home", () => {
  test("is asked until it is answered", async () => {
    const student = await makeStudent(academy);
    expect(await questionOf(student)).toContain("To answer");
    const { page: saved } = await student.browser.submit(page, evening);
    expect(saved).toContain("Your times are saved.");
    expect(await timesOf(student)).toEqual(stored);
    const answered = await questionOf(student);
    expect(answered).toContain("Done");
    expect(answered).not.toContain("Not Now");
  });

  test("can be put off, and is then not asked again", async () => {
    const student = await makeStudent(academy);
    const { path } = await student.browser.submit(`${page}/later`);
    expect(path).toBe("/dashboard");
    const later = await questionOf(student);
    expect(later).toContain("Later");
    expect(later).not.toContain("Not Now");
    expect(later).toContain(`href="${page}"`);
  });
});

describe("a guardian", () => {
  const visitor = () => new TestBrowser(academy);

  test("changes the times of a child, with consent only", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    const own = `/guardian/${guardian.pageToken}`;
    const address = `${own}/times/${guardian.id}`;
    expect((await visitor().get(address)).status).toBe(404);
    expect((await visitor().post(address, evening)).status).toBe(404);
    await answerAs(academy, guardian, "given");
    expect(await visitor().read(own)).toContain(`href="${address}"`);
    const { page: saved } = await visitor().submit(address, evening);
    expect(saved).toContain("Thank you. The times are saved.");
    expect(await timesOf(student)).toEqual(stored);
    expect(await student.browser.read(page)).toContain('value="18:00"');
    const wrong = await visitor().post(address, { ...evening, "to-1-0": "17:00" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('value="17:00"');
    await answerAs(academy, guardian, "withdrawn");
    expect((await visitor().post(address, { "from-1-0": "" })).status).toBe(404);
    expect(await timesOf(student)).toEqual(stored);
  });

  test("cannot reach another guardian's child", async () => {
    const [own, other] = [await makeStudent(academy), await makeStudent(academy)];
    const guardian = await makeGuardian(academy, own, { decision: "given" });
    const stranger = await makeGuardian(academy, other, { decision: "given" });
    const address = `/guardian/${guardian.pageToken}/times/${stranger.id}`;
    expect((await visitor().get(address)).status).toBe(404);
    expect((await visitor().post(address, evening)).status).toBe(404);
    expect(await timesOf(other)).toEqual([]);
  });
});
