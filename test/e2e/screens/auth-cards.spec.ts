import { expect, test } from "../support/browser.ts";
import { makeStudent } from "../support/people.ts";
import { academyUrl } from "../support/requests.ts";
import { button, field } from "../support/steps.ts";

/** The home page; the exact form of its address is tested below. */
const home = /:\d+\/\??$/;

const crossLinks = [
  { from: "/login", label: "Sign up", to: "/signup" },
  { from: "/login", label: "Tutor sign in", to: "/tutor-login" },
  { from: "/signup", label: "Sign in", to: "/login" },
  { from: "/signup", label: "Apply as a tutor", to: "/tutor-signup" },
  { from: "/tutor-login", label: "Apply as a tutor", to: "/tutor-signup" },
  { from: "/tutor-login", label: "Student sign in", to: "/login" },
  { from: "/tutor-signup", label: "Tutor sign in", to: "/tutor-login" },
  { from: "/tutor-signup", label: "Sign up as a student", to: "/signup" },
  { from: "/admin-login", label: "Back to Home", to: "/" },
];

test("each card links to the others", async ({ open }) => {
  const page = await open();
  for (const { from, label, to } of crossLinks) {
    await page.goto(from);
    await page.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
  }
});

for (const signInPath of ["/login", "/signup", "/tutor-login", "/tutor-signup", "/admin-login"]) {
  test(`closing ${signInPath} goes back to the previous page of the site, else home`, async ({
    open,
  }) => {
    const page = await open();
    await page.goto(signInPath);
    await button(page, "Close").click();
    await expect(page).toHaveURL(home);

    const from = signInPath === "/login" ? "/tutor-login" : "/login";
    await page.goto(from);
    await page.evaluate((to) => location.assign(to), signInPath);
    await page.waitForURL(`**${signInPath}`);
    await expect(button(page, "Close")).toBeVisible();
    await button(page, "Close").click();
    await expect(page).toHaveURL(from);
  });
}

test("closing after a refused form still leaves the card", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto("/login");
  await button(page, "Sign In").click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await button(page, "Close").click();
  await expect(page).toHaveURL(home);
});

test("home has one address", async ({ open }) => {
  const page = await open();
  await page.goto("/login");
  await button(page, "Close").click();
  await page.waitForURL(home);
  expect(new URL(page.url()).href).toBe(`${academyUrl()}/`);
});

test("an expired session leads from the dashboard to a working sign-in page", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student, tolerate: /net::ERR_FAILED/ });
  // Live updates would lead to the sign-in page before the link is clicked.
  await page.route("**/live?*", (route) => route.abort());
  await page.goto("/dashboard");
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Enrollment summary" }).click();
  await page.waitForURL("**/login");
  await button(page, "Sign In").click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await field(page, "Email").fill(student.email);
  await field(page, "Password").fill("not it, really");
  await button(page, "Sign In").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to sign in. Please check your credentials.",
  );
  // The password stays only if the card's own script runs.
  await expect(field(page, "Password")).toHaveValue("not it, really");
  await field(page, "Password").fill(student.password);
  await button(page, "Sign In").click();
  await expect(page).toHaveURL("/dashboard");
});
