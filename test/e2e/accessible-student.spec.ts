import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { importCourses } from "./imports.ts";
import { makeStudent } from "./people.ts";
import { makeBusyClass, makeClass } from "./teaching.ts";

test("the summary, empty and filled", async ({ open }) => {
  const empty = await open({ as: await makeStudent(), reducedMotion: "reduce" });
  await empty.goto("/dashboard");
  await expectAccessible(empty, "empty summary");

  const { student } = await makeBusyClass();
  await importCourses(student, { "physics-tutoring": null, "old-course": false });
  const page = await open({ as: student, reducedMotion: "reduce" });
  await page.goto("/dashboard");
  await expectAccessible(page, "filled summary");
});

test("a course, empty, filled and waiting", async ({ open }) => {
  const [none, busy] = await Promise.all([makeClass(), makeBusyClass()]);
  for (const [state, { student, assignmentId }] of Object.entries({ none, busy })) {
    const page = await open({ as: student, reducedMotion: "reduce" });
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await expectAccessible(page, `${state} course`);
  }
});

test("a page that is not there", async ({ open }) => {
  const page = await open({ as: await makeStudent(), reducedMotion: "reduce" });
  await page.goto("/dashboard/courses/nothing");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible(page, "not found");
  await page.goto("/tutor-dashboard");
  await expectAccessible(page, "access denied");
});
