import type { Page } from "@playwright/test";
import { unknownService } from "../../support/paths.ts";
import { admin } from "../../support/academy-process.ts";
import { adminMarker, edge, expect, test } from "../../support/browser.ts";
import { makeApplicant, makeStudent, theAdmin } from "../../support/people.ts";
import { button, signIn } from "../../support/steps.ts";

const always = [
  ["Home", "/"],
  ["About Us", "/about-us"],
  ["Demo", "/demo"],
  ["Tutor Login", "/tutor-login"],
];
const signedOut = [...always, ["Login", "/login"], ["Sign Up", "/signup"]];

/** The words and addresses of the header's navigation, in their order. */
function readLinks(page: Page): Promise<(string | null)[][]> {
  return page
    .getByRole("banner")
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
}

test("on a phone the menu opens, closes and leads on", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.goto("/faq");
  const menu = page.getByRole("banner").getByRole("navigation");
  await expect(menu).toBeHidden();
  await button(page, "Menu").click();
  await expect(menu).toBeVisible();
  expect(await readLinks(page)).toEqual(signedOut);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button(page, "Menu")).toBeFocused();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
});

const people = [
  { role: "student", make: makeStudent, home: "/dashboard" },
  { role: "tutor", make: makeApplicant, home: "/tutor-dashboard" },
  { role: "admin", make: async () => theAdmin(), home: "/admin-dashboard" },
];

for (const { role, make, home } of people) {
  const variant = role === "student" ? {} : edge;
  test(
    `for a signed-in ${role} the header has their dashboard and Logout`,
    variant,
    async ({ open }) => {
      const person = await make();
      const page = await open({ as: person });
      for (const path of ["/", "/faq", "/contact/schedule", "/services/class-5", unknownService]) {
        await page.goto(path);
        expect(await readLinks(page), path).toEqual([...always, ["Dashboard", home]]);
        await expect(button(page.getByRole("banner"), "Logout")).toBeVisible();
        expect(await page.content(), "nothing else of the person is in the page").not.toContain(
          person.email,
        );
      }
      await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    },
  );
}

test("Logout on a public page signs out and leads home", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/faq");
  await button(page, "Logout").click();
  await expect(page).toHaveURL("/");
  expect(await readLinks(page)).toEqual(signedOut);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
});

test("an admin who logs out on a public page leaves no marker behind", edge, async ({ open }) => {
  const page = await open();
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  const marker = () => page.evaluate((key) => localStorage.getItem(key), adminMarker);
  await expect.poll(marker).toContain(admin.email);
  await page.goto("/");
  await button(page, "Logout").click();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Login", exact: true }),
  ).toBeVisible();
  await expect.poll(marker).toBeNull();
});
