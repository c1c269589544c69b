import type { Page } from "@playwright/test";
import { admin } from "../support/academy-process.ts";
import { adminMarker, expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { button, signIn } from "../support/steps.ts";

function readMarker(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), adminMarker);
}

async function forgeMarker(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ uid: "forged", email: "admin@e2e.example" }));
  }, adminMarker);
}

test("signing in stores it, logging out removes it and leads home", async ({ open }) => {
  const page = await open();
  await signIn(page, "/admin-login", admin);
  await expect(page).toHaveURL("/admin-dashboard");
  await expect(page.getByRole("tab", { name: /^Students/ })).toBeVisible();
  await expect
    .poll(() => readMarker(page))
    .toMatchObject({
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: admin.email,
    });
  await page.reload();
  await expect(page).toHaveURL("/admin-dashboard");
  await button(page, "Logout").click();
  await expect(page).toHaveURL("/");
  expect(await readMarker(page)).toBeNull();
  await page.goto("/admin-dashboard");
  await expect(page).toHaveURL("/admin-login");
});

test("it is stored on a later page when the first page's scripts never load", async ({ open }) => {
  const page = await open();
  // The sign-in page's script loads, the dashboard's never does.
  await page.route("**/assets/*.js", (route) =>
    page.url().includes("/admin-dashboard") ? undefined : route.continue(),
  );
  await signIn(page, "/admin-login", admin);
  await expect(page.getByRole("tab", { name: /^Students/ })).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.goto("/admin-dashboard/tutors");
  await expect(page.getByRole("tab", { name: /^Tutors/ })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => readMarker(page)).toMatchObject({ email: admin.email });
  await expect(page).toHaveURL("/admin-dashboard/tutors");
});

test("a session without the marker goes back to the sign-in page", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await expect(page.getByRole("tab", { name: /^Students/ })).toBeVisible();
  // On a public page: a dashboard would leave by itself and interrupt the next visit.
  await page.goto("/");
  await page.evaluate((key) => localStorage.removeItem(key), adminMarker);
  for (const path of ["/admin-dashboard", "/admin-dashboard/assignments"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page).toHaveURL("/admin-login");
    await expect(page.getByRole("tab")).toHaveCount(0);
  }
});

test("a forged marker alone shows nothing", async ({ open }) => {
  const student = await makeStudent();
  for (const page of [await open(), await open({ as: student })]) {
    await forgeMarker(page);
    const answers: string[] = [];
    page.on("response", async (answer) => {
      if (answer.status() === 200) answers.push(await answer.text().catch(() => ""));
    });
    await page.goto("/admin-dashboard");
    await expect(page).toHaveURL("/admin-login");
    await expect(page.getByRole("tab")).toHaveCount(0);
    expect(answers.join("\n")).not.toContain(student.name);
    expect(answers.join("\n")).toContain("Admin Sign In");
  }
});
