import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import {
  button,
  choosePerson,
  field,
  fillAssignment,
  goAwake,
  holdData,
  matches,
} from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

test("student, class, subject and tutor are all required", edge, async ({ open }) => {
  const { student, tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await button(page, "Create New Assignment").click();
  const dialog = page.getByRole("dialog", { name: "Create New Assignment" });
  const submit = async () => {
    await button(dialog, "Create Assignment").click();
    await expect(button(dialog, "Create Assignment")).toBeEnabled();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Please select student, tutor, class, and subject",
    );
  };
  await submit();
  await expect(dialog.getByRole("combobox", { name: "Tutor" })).toBeDisabled();
  await choosePerson(dialog, "Student", student);
  await submit();
  await field(dialog, "Class").selectOption("Class 10");
  await submit();
  await field(dialog, "Subject").selectOption("Physics");
  await submit();
  await expect(dialog.getByRole("combobox", { name: "Student" })).toHaveValue(student.name);
  await expect(field(dialog, "Class")).toHaveValue("class-10");
  await expect(field(dialog, "Subject")).toHaveValue("physics");
  // A typed name is not a choice until its option is chosen.
  await dialog.getByRole("combobox", { name: "Tutor" }).fill(tutor.name);
  await submit();
  await choosePerson(dialog, "Tutor", tutor);
  await button(dialog, "Create Assignment").click();
  await expect(page.getByText("Assignment created successfully!")).toBeVisible();
});

test("tutors are offered for the class and subject that they teach", async ({ open }) => {
  const { tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/assignments/new");
  const dialog = page.getByRole("dialog");
  const none = dialog.getByText("No approved tutors available for this class and subject", {
    exact: true,
  });
  await expect(none).toHaveCount(0);
  await field(dialog, "Class").selectOption("BTech");
  await field(dialog, "Subject").selectOption("Data Science");
  await expect(none).toBeVisible();
  await field(dialog, "Class").selectOption("Class 10");
  await expect(none).toBeVisible();
  await field(dialog, "Subject").selectOption("Physics");
  await expect(none).toBeHidden();
  await choosePerson(dialog, "Tutor", tutor);
  // Another subject clears the choice.
  await field(dialog, "Subject").selectOption("Biology");
  await expect(dialog.getByRole("combobox", { name: "Tutor" })).toHaveValue("");
  await expect(none).toBeVisible();
});

test("choices made before the scripts load are kept", edge, async ({ open }) => {
  const { tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  const releaseScripts = await holdData(page, "**/*.js");
  await page.goto("/admin-dashboard/assignments/new", { waitUntil: "commit" });
  const dialog = page.getByRole("dialog");
  await field(dialog, "Class").selectOption("Class 10");
  await field(dialog, "Subject").selectOption("Mathematics");
  releaseScripts();
  await choosePerson(dialog, "Tutor", tutor);
  await expect(field(dialog, "Class")).toHaveValue("class-10");
  await expect(field(dialog, "Subject")).toHaveValue("mathematics");
});

test(
  "a student brings their class and subjects, and another choice warns and passes",
  edge,
  async ({ open }) => {
    const { tutor } = await makeCourse();
    const student = await makeStudent();
    const page = await open({ as: theAdmin() });
    await goAwake(
      page,
      `/admin-dashboard/assignments/new?from=${encodeURIComponent("/admin-dashboard")}`,
    );
    const dialog = page.getByRole("dialog");
    await button(dialog, "Create Assignment").click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    const studentField = dialog.getByRole("combobox", { name: "Student" });
    await expect(studentField).toBeFocused();
    const subject = field(dialog, "Subject");
    const topOf = async () => (await subject.boundingBox())?.y;
    // The error goes away with the first letter. Some student's name begins with it, so that no
    // message about none moves the form.
    await studentField.fill("s");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    const before = await topOf();
    await studentField.fill(student.email);
    await expect(dialog.getByRole("option", { name: student.name })).toBeVisible();
    // The list floats: it moves nothing.
    expect(await topOf()).toBe(before);
    await dialog.getByRole("option", { name: student.name }).click();
    // The class is the student's.
    await expect(field(dialog, "Class")).toHaveValue("class-10");
    await expect(subject.getByRole("option").nth(1)).toHaveText("Mathematics");
    await expect(subject).toHaveAccessibleDescription(`${student.name} asked for Mathematics.`);

    await subject.selectOption("Physics");
    await expect(dialog.getByRole("status").filter({ hasText: "did not ask" })).toBeVisible();
    await button(dialog, "Create Assignment").click();
    await expect(dialog.getByRole("combobox", { name: "Tutor" })).toBeFocused();
    await choosePerson(dialog, "Tutor", tutor);
    await button(dialog, "Create Assignment").click();
    await expect(page.getByText("Assignment created successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
  },
);

test("a link to the dialog fills it, with who taught the student first", edge, async ({ open }) => {
  const { student, tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  const chosen = new URLSearchParams({ studentId: student.id, subjectId: "physics" });
  await page.goto(`/admin-dashboard/assignments/new?${chosen}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "Student" })).toHaveValue(student.name);
  await expect(field(dialog, "Class")).toHaveValue("class-10");
  await expect(field(dialog, "Subject")).toHaveValue("physics");
  await dialog.getByRole("combobox", { name: "Tutor" }).and(dialog.locator("input")).click();
  const first = matches(dialog).first();
  await expect(first).toContainText(tutor.name);
  await expect(first).toContainText("has taught this student Mathematics");
});

test("the same assignment twice is an error", edge, async ({ open }) => {
  const { student, tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/assignments");
  await fillAssignment(page, student, tutor);
  await button(page.getByRole("dialog"), "Create Assignment").click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "Error creating assignment",
  );
});

const choices = "**/assignments/choices.data*";

test(
  "fast typing ends at the matches of the last text, whatever the order of the answers",
  edge,
  async ({ open }) => {
    const student = await makeStudent();
    const page = await open({ as: theAdmin() });
    await goAwake(page, "/admin-dashboard/assignments/new");
    const dialog = page.getByRole("dialog");
    const box = dialog.getByRole("combobox", { name: "Student" });
    const shown = await dialog.evaluateHandle((element) => {
      const texts: string[] = [];
      new MutationObserver(() => {
        for (const one of element.querySelectorAll('[role="status"], [role="alert"]')) {
          if (one.textContent) texts.push(one.textContent);
        }
      }).observe(element, { childList: true, subtree: true, characterData: true });
      return texts;
    });
    // The first answer comes after the last one. Other people's changes may ask for choices too.
    const isFirst = (url: string) => new URL(url).searchParams.get("student") === "z";
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route(choices, async (route) => {
      asked += 1;
      if (isFirst(route.request().url())) await released;
      await route.continue().catch(() => {});
    });
    const first = page.waitForRequest((request) => isFirst(request.url()));
    await box.press("z");
    await first;
    await box.press("Backspace");
    await box.pressSequentially(student.name, { delay: 30 });
    await expect(matches(dialog)).toHaveCount(1);
    expect(asked).toBeGreaterThan(1);
    release();
    await page.waitForLoadState("networkidle");
    await expect(matches(dialog)).toHaveCount(1);
    await expect(matches(dialog)).toContainText(student.name);
    expect(await shown.jsonValue()).toEqual([]);
  },
);

test(
  "a search that fails keeps the matches of the one before, and the next one succeeds",
  edge,
  async ({ open }) => {
    // Without a search both are offered.
    const [student] = [await makeStudent(), await makeStudent()];
    const page = await open({ as: theAdmin(), tolerate: /net::ERR_FAILED/ });
    await goAwake(page, "/admin-dashboard/assignments/new");
    const dialog = page.getByRole("dialog");
    const box = dialog.getByRole("combobox", { name: "Student" });
    await box.fill(student.name);
    await expect(matches(dialog)).toHaveCount(1);
    await page.route(choices, (route) => route.abort());
    // By the second failure the page shows what the first one has left.
    for (const key of ["Backspace", "Backspace"]) {
      const failed = page.waitForEvent("requestfailed");
      await box.press(key);
      await failed;
    }
    await expect(dialog.getByText("No students match.")).toHaveCount(0);
    await expect(matches(dialog)).toHaveCount(1);
    await page.unroute(choices);
    await box.fill("qqzzxx");
    await expect(dialog.getByText("No students match.")).toBeVisible();
  },
);
