import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { button, goAwake } from "../support/steps.ts";
import { makeStudent, makeTutor, theAdmin } from "../support/people.ts";

const violation = /TrustedHTML|TrustedScript|Trusted Types|trusted-types|unsafe-eval/;

/** The names of the errors that turning text into scripts or markup ends with. */
function tryToInject(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attempts = [
      () => (document.createElement("div").innerHTML = "<b>markup</b>"),
      () => document.createElement("script").setAttribute("src", "/x.js"),
      () => document.body.insertAdjacentHTML("beforeend", "<i>markup</i>"),
      () => document.createElement("iframe").setAttribute("srcdoc", "<p>markup"),
      () => Reflect.get(globalThis, "trustedTypes").createPolicy("default", {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return "nothing";
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
}

test("no page turns text into scripts or markup", async ({ open }) => {
  for (const [person, paths] of [
    [undefined, ["/", "/login", "/signup", "/schedule", "/none"]],
    [await makeStudent(), ["/dashboard", "/account", "/dashboard/courses/none"]],
    [await makeTutor(), ["/tutor-dashboard"]],
    [theAdmin(), ["/admin-dashboard/tutors"]],
  ] as const) {
    const page = await open({ ...(person && { as: person }), tolerate: violation });
    for (const path of paths) {
      await page.goto(path);
      const errors = await tryToInject(page);
      expect([path, new Set(errors)]).toEqual([path, new Set(["TypeError"])]);
    }
  }
});

test("the browser can show pages that were made to be sent", async ({ open }) => {
  const student = await makeStudent();
  // Everything but a violation.
  const page = await open({ as: student, tolerate: /^(?![^]*Trusted)/ });
  // A live update would find the session gone, and leave the page before the click does.
  await page.route("**/live?*", (route) => route.abort());
  await goAwake(page, "/dashboard");
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page).toHaveURL("/login");
  await expect(button(page, "Sign In")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Sign In")).toBeVisible();
});

test("the browser can show the error page", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student, tolerate: /^(?![^]*Trusted)/ });
  await goAwake(page, "/dashboard");
  await page.route(/\/account\.data/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.unroute(/\/account\.data/);
  await page.goBack();
  await expect(page.getByText(student.email)).toBeVisible();
});

test("a violation is reported to our own address", async ({ open }) => {
  const page = await open({ tolerate: violation });
  await page.goto("/login");
  const report = page.waitForRequest("/csp-reports");
  await tryToInject(page);
  expect((await report).postDataJSON()).toMatchObject({
    "csp-report": { "effective-directive": "require-trusted-types-for" },
  });
});
