import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const page = "/account/hours/room";
const [room, next] = ["https://meet.example/room", "https://meet.example/next"];
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

const setRoom = (person: Person, url: string) => person.browser.submit(page, { url });

/** The links of an assignment's lessons, by their titles. */
async function linksOf(assignmentId: string): Promise<Record<string, string>> {
  const rows = await academy.database
    .selectFrom("content_items")
    .select(["title", "url"])
    .where("assignment_id", "=", assignmentId)
    .execute();
  return Object.fromEntries(rows.map(({ title, url }) => [title, url]));
}

describe("a tutor's room", () => {
  test("is in lessons to come without a link, and follows a change; own links stay", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const plan = (title: string, url: string, days: number) =>
      publish(academy, assignmentId, tutor, "live-session", { title, url, startsAt: inDays(days) });
    await plan("Without", "", 1);
    await plan("A form", "https://forms.gle/abc", 2);
    await plan("Its own", "https://zoom.example/own", 3);
    await plan("Over", "", -1);
    const set = await setRoom(tutor, room);
    expect(set.page).toContain("Your meeting room is saved.");
    expect(set.page).toContain(room);
    const own = { "Its own": "https://zoom.example/own", Over: "" };
    expect(await linksOf(assignmentId)).toEqual({ Without: room, "A form": room, ...own });
    await setRoom(tutor, next);
    expect(await linksOf(assignmentId)).toEqual({ Without: next, "A form": next, ...own });
    await setRoom(tutor, "");
    expect(await linksOf(assignmentId)).toEqual({ Without: "", "A form": "", ...own });
  });

  test("is in new lessons: of a form, of a week, and of an admin's assignment", async () => {
    const tutor = await makeTutor(academy);
    await setRoom(tutor, room);
    const student = await makeStudent(academy);
    const assignmentId = await assign(academy, student, tutor);
    for (const form of ["add", "weekly"]) {
      const shown = await tutor.browser.read(
        `/tutor-dashboard/${assignmentId}/live-sessions/${form}`,
      );
      expect([form, shown.includes(`value="${room}"`)]).toEqual([form, true]);
    }
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Planned by the office",
      url: "",
      startsAt: inDays(1),
    });
    expect(await linksOf(assignmentId)).toEqual({ "Planned by the office": room });
  });

  test("moves with the assignment: the lessons are in the next tutor's room", async () => {
    const admin = await makeAdmin(academy);
    const { tutor, assignmentId } = await makeCourse(academy);
    await setRoom(tutor, room);
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Circles",
      url: "",
      startsAt: inDays(1),
    });
    const successor = await makeTutor(academy);
    const handOver = `/admin-dashboard/assignments/${assignmentId}/hand-over`;
    await admin.browser.submit(handOver, { tutorId: successor.id });
    expect(await linksOf(assignmentId)).toEqual({ Circles: "" });
    await setRoom(successor, next);
    expect(await linksOf(assignmentId)).toEqual({ Circles: next });
  });

  test.each([
    ["meet.google.com/abc", "Please give a link that begins with https://"],
    ["https://forms.gle/abc", "This link doesn&#x27;t lead to a meeting."],
  ])("is not %s, which stays in the form", async (url, problem) => {
    const tutor = await makeTutor(academy);
    const answer = await tutor.browser.post(page, { url });
    expect(answer.status).toBe(400);
    const shown = await answer.text();
    expect(shown).toContain(problem);
    expect(shown).toContain(`value="${url}"`);
  });

  test("is set by the office too; another tutor's room is not shown to a tutor", async () => {
    const admin = await makeAdmin(academy);
    const tutor = await makeTutor(academy);
    const office = `/admin-dashboard/tutors/${tutor.id}/room`;
    const set = await admin.browser.submit(office, { url: room });
    expect(set.page).toContain("The meeting room is saved.");
    expect(await admin.browser.read(office)).toContain(`value="${room}"`);
    expect(await tutor.browser.read(page)).toContain(`value="${room}"`);
    expect(await (await makeTutor(academy)).browser.read(page)).not.toContain(room);
  });
});
