import { expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeCourse, publish } from "#test/support/people.ts";
import { noonIn } from "#test/support/requests.ts";

const academy = useAcademy();

test("has when one's own lessons of seven days are, without names, titles, links and scripts", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const lessons: [title: string, startsAt: Date][] = [
    ["Circles", noonIn(2)],
    ["Too far", new Date(noonIn(8).getTime())],
    ["Past", new Date(Date.now() - 2 * day)],
  ];
  for (const [title, startsAt] of lessons) {
    await publish(academy, assignmentId, tutor, "live-session", { title, startsAt });
  }
  const other = await makeCourse(academy);
  const theirs = { title: "Others", startsAt: noonIn(3) };
  await publish(academy, other.assignmentId, other.tutor, "live-session", theirs);
  for (const person of [student, tutor]) {
    const answer = await person.browser.get("/offline");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page.match(/<li>/g)).toHaveLength(1);
    expect(page).toContain("<strong>12:00 PM</strong> Mathematics, 1 hour");
    for (const absent of [student.name, tutor.name, "Circles", "video.example", "<script", "<a "]) {
      expect(page).not.toContain(absent);
    }
  }
});

test("has nothing about lessons for the staff, and is nobody's who is not signed in", async () => {
  const admin = await makeAdmin(academy);
  const page = await admin.browser.read("/offline");
  expect(page).toContain("You are offline");
  expect(page).not.toContain("Your next seven days");
  const answer = await new TestBrowser(academy).get("/offline");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
});
