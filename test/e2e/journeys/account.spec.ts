import type { Page } from "@playwright/test";
import { passwordWords } from "#content/account/password.ts";
import { admin as adminAccount } from "../support/academy-process.ts";
import { adminMarker, edge, expect, test } from "../support/browser.ts";
import { focused, tabTo } from "../support/keys.ts";
import { makeStudent, makeTutor, type Account } from "../support/people.ts";
import { getPage, postForm, readCookie } from "../support/requests.ts";
import { button, dialogOn, expectOnce, field, signIn } from "../support/steps.ts";

const desk = "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0";

/** Signs somebody in on another device. @returns its session's cookie */
async function signInElsewhere(
  { email, password }: Account,
  signInPath = "/login",
): Promise<string> {
  return readCookie(await postForm(signInPath, { email, password }, "", { "user-agent": desk }));
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await getPage("/account", cookie)).status === 200;
}

async function openAccount(page: Page, dashboard: string): Promise<void> {
  await page.goto(dashboard);
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your Account", level: 1 })).toBeVisible();
}

async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await field(page, "Current Password").fill(current);
  await field(page, "New Password").fill(next);
  await field(page, "Confirm Password").fill(again);
}

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : edge;
  const how = javaScriptEnabled ? "with" : "without";

  test(`another device is seen and signed out, ${how} JavaScript`, edge, async ({ open }) => {
    const student = await makeStudent();
    const elsewhere = await signInElsewhere(student);
    const page = await open({ as: student, javaScriptEnabled });
    await openAccount(page, "/dashboard");
    await expect(page.getByRole("definition").filter({ hasText: student.name })).toBeVisible();
    const devices = page.getByRole("table", { name: "Where you are signed in" });
    await expect(devices.getByRole("row")).toHaveCount(3);
    const other = devices.getByRole("row").filter({ hasText: "Firefox on Linux" });
    await expect(other).toContainText(/\w+ \d+, \d{4} at \d+:\d\d [AP]M IST/);
    await expect(devices.getByText("This device", { exact: true })).toHaveCount(1);

    await button(other, "Sign Out").click();
    await expectOnce(page, "Firefox on Linux: That device is signed out.");
    await expect(page).toHaveURL("/account");
    // The device that left keeps its place for a moment.
    await expect(devices.locator("tr:not([data-left])")).toHaveCount(2);
    await expect(button(page, "Sign Out")).toHaveCount(0);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test(`the password is changed, ${how} JavaScript`, variant, async ({ open }) => {
    const tutor = await makeTutor();
    const elsewhere = await signInElsewhere(tutor, "/tutor-login");
    const page = await open({ as: tutor, javaScriptEnabled });
    await openAccount(page, "/tutor-dashboard");
    await button(page, "Change Password").click();
    await expect(page).toHaveURL(/\/account\/password\??$/);

    const dialog = dialogOn(page);
    const refused = async (words: string, label: string) => {
      await button(dialog, "Change Password").click();
      await expect(dialog.getByRole("alert")).toHaveText(words);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    };
    await fillPasswords(page, tutor.password, "a new one", "another");
    await refused("Passwords do not match.", "Confirm Password");
    await fillPasswords(page, tutor.password, "12345");
    await refused("Password must be at least 6 characters.", "New Password");
    await fillPasswords(page, "", "a new one");
    await refused("Please fill in all fields", "Current Password");
    await fillPasswords(page, "not it", "a new one");
    await refused("That is not your current password.", "Current Password");
    // What was typed is only ever kept by the browser.
    await expect(field(page, "New Password")).toHaveValue(javaScriptEnabled ? "a new one" : "");

    await fillPasswords(page, tutor.password, "a new one");
    await button(dialog, "Change Password").click();
    await expectOnce(page, "Your password is changed. All other devices were signed out.");
    await expect(page).toHaveURL("/account");
    expect([await isSignedIn(elsewhere), await isSignedIn(tutor.cookie)]).toEqual([false, false]);

    await button(page, "Logout").click();
    await expect(page).toHaveURL("/");
    await signIn(page, "/tutor-login", { ...tutor, password: "a new one" });
    await expect(page).toHaveURL("/tutor-dashboard");
  });

  test(
    `signing out everywhere ends this session too, ${how} JavaScript`,
    edge,
    async ({ open }) => {
      const student = await makeStudent();
      const elsewhere = await signInElsewhere(student);
      const page = await open({ as: student, javaScriptEnabled });
      await openAccount(page, "/dashboard");
      await button(page, "Sign out everywhere").click();
      await expect(page).toHaveURL("/");
      expect([await isSignedIn(elsewhere), await isSignedIn(student.cookie)]).toEqual([
        false,
        false,
      ]);
      await page.goto("/account");
      await expect(page).toHaveURL("/login");
    },
  );
}

test(
  "an admin's marker stays for the account page and goes with Logout",
  edge,
  async ({ open }) => {
    const page = await open();
    await signIn(page, "/admin-login", adminAccount);
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
    await openAccount(page, "/admin-dashboard");
    await expect(page.getByRole("definition").filter({ hasText: "Admin One" })).toBeVisible();
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
    await openAccount(page, "/admin-dashboard");
    await button(page, "Logout").click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate((key) => localStorage.getItem(key), adminMarker)).toBeNull();
  },
);

test("the account is used by keyboard alone", edge, async ({ open }) => {
  const student = await makeStudent();
  const elsewhere = await signInElsewhere(student);
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await tabTo(page, "Account");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();

  await tabTo(page, "Change Password");
  await page.keyboard.press("Enter");
  await expect(dialogOn(page)).toBeVisible();
  expect((await focused(page)).isInDialog).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(button(page, "Change Password")).toBeFocused();

  await page.keyboard.press("Space");
  await field(page, "Current Password").focus();
  await page.keyboard.type(student.password);
  await page.keyboard.press("Tab");
  await page.keyboard.type("a new one");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a new one");
  await page.keyboard.press("Enter");
  await expectOnce(page, "Your password is changed. All other devices were signed out.");
  expect(await isSignedIn(elsewhere)).toBe(false);

  const again = await signInElsewhere({ ...student, password: "a new one" });
  await page.reload();
  await tabTo(page, "Sign Out");
  await page.keyboard.press("Enter");
  await expectOnce(page, "Firefox on Linux: That device is signed out.");
  expect(await isSignedIn(again)).toBe(false);
  await tabTo(page, "Sign out everywhere");
  expect((await focused(page)).isVisible).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("the strength of a new password is shown while it is typed", edge, async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/account/password");
  await expect(page.locator("dialog:modal")).toBeVisible();
  const password = field(page, "New Password");
  await expect(password).toHaveAccessibleDescription(passwordWords.hint);
  await password.fill("aaaaaa");
  await expect(password).toHaveAccessibleDescription(/^Easy to guess\./);
  await password.fill("four unrelated words 4");
  await expect(password).toHaveAccessibleDescription("Strong.");
});
