import type { Page } from "@playwright/test";
import { admin } from "../support/academy-process.ts";
import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor, nextAccount } from "../support/people.ts";
import { postForm } from "../support/requests.ts";
import { button, field, holdPosts, signIn } from "../support/steps.ts";

const signInPaths = [
  {
    signInPath: "/login",
    home: "/dashboard",
    failed: "Failed to sign in. Please check your credentials.",
    noRecord: "Failed to sign in. Please check your credentials.",
    own: makeStudent,
    stranger: makeTutor,
  },
  {
    signInPath: "/tutor-login",
    home: "/tutor-dashboard",
    failed: "Invalid email or password. Please try again.",
    noRecord: "Invalid tutor credentials. Please check your email and password.",
    own: makeTutor,
    stranger: makeStudent,
  },
  {
    signInPath: "/admin-login",
    home: "/admin-dashboard",
    failed: "Failed to log in. Please check your credentials.",
    noRecord: "Access denied. Admin credentials required.",
    own: async () => admin,
    stranger: makeStudent,
  },
];

async function expectRefused(page: Page, words: string, email: string, password: string) {
  await expect(page.getByRole("alert")).toHaveText(words);
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Password")).toHaveValue(password);
  await expect(button(page, "Sign In")).toBeEnabled();
  expect(await page.context().cookies()).toEqual([]);
}

for (const { signInPath, home, failed, noRecord, own, stranger } of signInPaths) {
  const variant = signInPath === "/login" ? {} : edge;
  test(
    `${signInPath} says what is wrong in the specification's words`,
    variant,
    async ({ open }) => {
      const [account, other] = await Promise.all([own(), stranger()]);
      const page = await open();
      await page.goto(signInPath);
      await button(page, "Sign In").click();
      await expectRefused(page, "Please fill in all fields", "", "");
      await field(page, "Email").fill(account.email);
      await button(page, "Sign In").click();
      await expectRefused(page, "Please fill in all fields", account.email, "");
      await field(page, "Email").fill("");
      await field(page, "Password").fill("secret1");
      await button(page, "Sign In").click();
      await expectRefused(page, "Please fill in all fields", "", "secret1");

      await signIn(page, signInPath, { ...account, password: "not it, really" });
      await expectRefused(page, failed, account.email, "not it, really");
      const nobody = nextAccount("Student");
      await signIn(page, signInPath, nobody);
      await expectRefused(page, failed, nobody.email, nobody.password);
      await signIn(page, signInPath, other);
      await expectRefused(page, noRecord, other.email, other.password);

      const answer = await holdPosts(page, `**${signInPath}`);
      await signIn(page, signInPath, account);
      await expect(button(page, "Signing In...")).toBeDisabled();
      answer();
      await expect(page).toHaveURL(home);
    },
  );
}

test("a sign-in without a network says so and keeps what was typed", edge, async ({ open }) => {
  const account = nextAccount("Student");
  const page = await open({ tolerate: /net::ERR_FAILED/ });
  await page.route("**/login", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await signIn(page, "/login", account);
  await expectRefused(
    page,
    "We could not be reached. Check your connection and try again.",
    account.email,
    account.password,
  );
});

test("after too many failures the page says how long to wait", edge, async ({ open }) => {
  const student = await makeStudent();
  const page = await open();
  for (let failures = 1; failures < 10; failures += 1) {
    await postForm("/login", { email: student.email, password: "wrong" });
  }
  await signIn(page, "/login", { ...student, password: "wrong" });
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to sign in. Please check your credentials.",
  );
  await field(page, "Password").fill(student.password);
  await button(page, "Sign In").click();
  await expect(page.getByRole("alert")).toHaveText(
    /^Too many sign-in attempts\. Please try again in \d+ minutes?\.$/,
  );
});
