import { edge, expect, test } from "../support/browser.ts";
import { makeApplicant, makeStudent, nextAccount, theAdmin } from "../support/people.ts";
import {
  button,
  dialogOn,
  field,
  goAwake,
  holdData,
  matches,
  searchFor,
} from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

/** A search that no name of a test is like, whatever letters it was given. */
const nothingAlike = "zzqxwvzzqxwv";

const phone = { width: 360, height: 800 };

test("a search in Telugu finds its student, and so does a typing error", async ({ open }) => {
  const account = nextAccount("Student", "జ్యోతిర్మయి");
  await makeStudent(account);
  const page = await open({ as: theAdmin() });
  await page.setViewportSize(phone);
  await page.goto("/admin-dashboard/students");
  await page.getByRole("searchbox", { name: "Search" }).fill("జ్యోతిర్మయి");
  await button(page.getByRole("search"), "Search").click();
  await expect(page.getByRole("row").filter({ hasText: account.name })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("జ్యోతర్మయి");
  await button(page.getByRole("search"), "Search").click();
  await expect(page.getByText("No exact match. These names are similar:")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: account.name })).toBeVisible();
});

test("the search box keeps its text and its focus while results load", edge, async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/students");
  const box = page.getByRole("searchbox", { name: "Search" });
  const release = await holdData(page, "**/admin-dashboard/students.data?*");
  await box.fill(nothingAlike);
  await box.press("Enter");
  await box.fill(student.email);
  release();
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await expect(box).toHaveValue(student.email);
  await expect(box).toBeFocused();
  await box.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: student.email })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue(nothingAlike);
});

test("filters are part of the address, and the back button undoes them", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: theAdmin() });
  await page.setViewportSize(phone);
  await page.goto("/admin-dashboard/students");
  const row = await searchFor(page, student.email);
  await expect(row).toBeVisible();
  await expect(field(page, "Class")).toBeHidden();
  await page.getByText("Filters", { exact: true }).click();
  await field(page, "Class").selectOption("BTech");
  await expect(page).toHaveURL(/[?&]class=btech/);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(field(page, "Class")).toHaveValue("");
  await page.goForward();
  await expect(field(page, "Class")).toHaveValue("btech");
  await page.getByRole("link", { name: "Remove the filter BTech" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(/admin-dashboard\/students$/);
});

test("paging and sorting keep the search", edge, async ({ open }) => {
  const name = `Many${Date.now().toString(36)}`;
  await Promise.all(
    Array.from({ length: 27 }, () => makeStudent({ ...nextAccount("Student"), name })),
  );
  const page = await open({ as: theAdmin() });
  await page.goto(`/admin-dashboard/students?q=${name}&class=class-10`);
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(25);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(2);
  await page.getByRole("link", { name: "Name", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(25);
  await expect(page).toHaveURL(/class=class-10/);
});

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : edge;
  test(
    `several tutors are approved at once, JavaScript ${javaScriptEnabled}`,
    variant,
    async ({ open }) => {
      const name = `Bulk${Date.now().toString(36)}`;
      const applicants = await Promise.all(
        ["One", "Two"].map((last) =>
          makeApplicant({ ...nextAccount("Tutor"), name: `${name} ${last}` }),
        ),
      );
      const page = await open({ as: theAdmin(), javaScriptEnabled });
      await page.setViewportSize(phone);
      await page.goto(`/admin-dashboard/tutors?q=${name}`);
      if (javaScriptEnabled) await page.getByLabel("Select all").check();
      for (const { email } of javaScriptEnabled ? [] : applicants) {
        await page.getByRole("row").filter({ hasText: email }).getByLabel("Select").check();
      }
      await button(page, "Approve selected").click();
      await expect(page.getByText("2 tutors approved.")).toBeVisible();
      await expect(page.getByRole("row").filter({ hasText: "Approved" })).toHaveCount(2);
      await expect(button(page, "Approve selected")).toHaveCount(0);
    },
  );
}

test("suggested tutors come with the reasons", edge, async ({ open }) => {
  const { tutor } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  await page.setViewportSize(phone);
  await page.goto("/admin-dashboard/assignments/new");
  const dialog = dialogOn(page);
  await field(dialog, "Class").selectOption("Class 10");
  await field(dialog, "Subject").selectOption("Mathematics");
  await dialog.getByRole("combobox", { name: "Tutor", exact: true }).fill(tutor.email);
  await expect(matches(dialog)).toHaveCount(1);
  await expect(matches(dialog)).toContainText(
    /Teaches Class 10 · Mathematics, \d+ active assignments?, 1-3 years of experience/,
  );
});

test("one search finds students, tutors and assignments", async ({ open }) => {
  // A name that is similar to no other test's.
  const account = { ...nextAccount("Student"), name: "Bhuvaneshwari Chakrapani" };
  const { student, tutor } = await makeBusyCourse(account);
  const page = await open({ as: theAdmin() });
  await page.setViewportSize(phone);
  await goAwake(page, "/admin-dashboard/tutors");
  await page.locator("body").press("/");
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
  await page.keyboard.type(student.name);
  await field(page, "Search in").selectOption("All lists");
  await button(page.getByRole("search"), "Search").click();
  await expect(page).toHaveURL(/admin-dashboard\/search\?find=/);
  const group = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(group("Students").getByRole("link").first()).toContainText(student.email);
  await expect(group("Assignments").getByRole("link").first()).toContainText(tutor.name);
  await expect(group("Tutors")).toContainText("None.");
  await group("Students").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: student.name, level: 1 })).toBeVisible();
});

test("the downloaded list is filtered like the page", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/students");
  await searchFor(page, student.email);
  await page.getByRole("link", { name: "Download CSV" }).click();
  await field(page, "Password").fill(theAdmin().password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Continue").click(),
  ]);
  expect(download.suggestedFilename()).toBe("students.csv");
  const lines: string[] = [];
  for await (const chunk of await download.createReadStream()) lines.push(String(chunk));
  expect(lines.join("")).toContain(student.email);
  expect(lines.join("").trimEnd().split("\r\n")).toHaveLength(2);
});

test("the last 12 weeks are listed", edge, async ({ open }) => {
  await makeStudent();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  const weeks = page.getByRole("region", { name: "The last 12 weeks" });
  await expect(weeks.getByRole("listitem")).toHaveCount(12);
  await expect(weeks.getByRole("listitem").last()).toContainText(/students [1-9]/);
});
