import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { edge, expect, test } from "../support/browser.ts";
import { makeAdmin, makeStudent } from "../support/people.ts";
import { academyUrl } from "../support/requests.ts";
import { button, expectOnce, field, leave, openTask, signIn } from "../support/steps.ts";

/** Browsers accept passkeys for names only, not for addresses. */
const baseURL = () => academyUrl().replace("127.0.0.1", "localhost");

/** Gives a page's browser a device that verifies its user. @returns how many passkeys it has */
async function addDevice(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () =>
    (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
}

test("an admin adds the passkey that is offered, signs in with it and removes it", async ({
  open,
}) => {
  const admin = await makeAdmin();
  const page = await open({ baseURL: baseURL(), viewport: { width: 360, height: 740 } });
  const countPasskeys = await addDevice(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await signIn(page, "/admin-login", admin);
  const offer = page.getByRole("region", { name: "Protect this dashboard with a second factor" });
  await offer.getByRole("link", { name: "Add a Passkey" }).click();

  await expect(page.getByRole("heading", { name: "Passkeys", level: 1 })).toBeVisible();
  // The library is loaded when it is used.
  const libraries = () => scripts.filter((url) => url.includes("/assets/esm-"));
  expect(libraries()).toHaveLength(0);
  await field(page, "Name").fill("  ");
  await button(page, "Add a Passkey").click();
  await expect(page.getByRole("alert")).toHaveText("Please give the passkey a name.");
  await field(page, "Name").fill("My phone");
  await button(page, "Add a Passkey").click();
  // The device has made it; the password is asked for once, and nothing is typed twice.
  await field(page, "Password").fill(admin.password);
  await button(page, "Continue").click();
  await expectOnce(page, "Your passkey has been added. You can sign in with it from now on.");
  await expect(page.getByRole("row", { name: /My phone/ })).toBeVisible();
  expect(await countPasskeys()).toBe(1);
  expect(libraries()).toHaveLength(1);
  await expectAccessible(page, "the page with a passkey");
  // The device knows this account already.
  await button(page, "Add a Passkey").click();
  await expect(page.getByRole("alert")).toHaveText(
    "This device already has a passkey for your account.",
  );

  await page.goto("/admin-dashboard");
  await leave(page);
  // Another role's door stays closed.
  await page.goto("/login");
  await button(page, "Sign In with a Passkey").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to sign in. Please check your credentials.",
  );
  await page.goto("/admin-login");
  await expectAccessible(page, "the sign-in with a passkey");
  await button(page, "Sign In with a Passkey").press("Enter");
  await expect(page).toHaveURL("/admin-dashboard");
  await expect(page.getByRole("tab", { name: /^Students/ })).toBeVisible();

  // The passkey is a proof, too.
  await page.goto("/account/export");
  await expect(button(page, "Use a Passkey")).toBeVisible();
  await expectAccessible(page, "the proof with a passkey");
  await button(page, "Use a Passkey").click();
  await expect(page).toHaveURL("/account/export");

  await page.goto("/account/passkeys");
  await button(page, "Remove").click();
  await expectOnce(page, "You have none yet.");
  await leave(page);
  await page.goto("/admin-login");
  await button(page, "Sign In with a Passkey").click();
  await expect(page.getByRole("alert")).toHaveText(
    "We don't know that passkey. Please sign in with your password.",
  );
});

test(
  "a person can decline the offer, and a device without a passkey says so",
  edge,
  async ({ open }) => {
    const student = await makeStudent();
    const page = await open({ baseURL: baseURL() });
    await addDevice(page);
    await signIn(page, "/login", student);
    await openTask(page, "Sign in faster next time");
    await button(page, "Not Now").click();
    await expect(page.getByText("Sign in faster next time")).toHaveCount(0);
    await leave(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const isAwake = page.waitForRequest("**/live?*");
    await signIn(page, "/login", student);
    await isAwake;
    expect(asked).not.toContain("/account/passkeys/offer");
    await leave(page);
    await page.goto("/login");
    await button(page, "Sign In with a Passkey").click();
    await expect(page.getByRole("alert")).toHaveText(
      "No passkey was used. Try again, or sign in with your password.",
    );
  },
);

test(
  "without scripts or without passkeys the sign-in screens are as before",
  edge,
  async ({ open }) => {
    const student = await makeStudent();
    for (const visit of [{ javaScriptEnabled: false, baseURL: baseURL() }, {}]) {
      const page = await open(visit);
      for (const path of ["/login", "/tutor-login", "/admin-login"]) {
        await page.goto(path);
        await expect(page.getByRole("button")).toHaveText(["✕", "Sign In"]);
      }
      await signIn(page, "/login", student);
      await page.waitForURL("/dashboard");
      await page.goto("/account/passkeys");
      await expectOnce(
        page,
        "You can't add a passkey here. Please use an up-to-date browser, at our own address.",
      );
    }
  },
);
