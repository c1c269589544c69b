import { sampleAcademy } from "#content/site/academy.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { feeInvoice } from "#mails/fees/fee-invoice/mail.ts";
import { renderHtml } from "#mails/shared/render-html.ts";
import { startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { button, field, signIn } from "../support/steps.ts";

// The sample academy has charged since the beginning of the last month.
test.describe.configure({ mode: "serial" });
const phone = { width: 360, height: 760 };
const reference = "402698765432";

let academy: StartedAcademy;
let database: Database;
let page = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  academy = await startAcademy("samples");
  const config = { ...academy.connection, max: 2, allowExitOnIdle: true };
  database = openDatabaseWithoutTimeouts(config).database;
  const { id } = await database
    .selectFrom("guardians")
    .where("email", "=", "divya.family@viluva.example")
    .select("id")
    .executeTakeFirstOrThrow();
  const link = { guardianId: id, opens: "page", mailKind: "guardian-page" } as const;
  page = `/guardian/${await createGuardianLink(database, link)}`;
});
test.afterAll(async () => {
  await database.destroy();
  await academy.stop();
});

test("a family finds what to pay one press from its page, and says that it has paid by one more", async ({
  open,
}) => {
  const family = await open({ baseURL: academy.url, viewport: phone });
  await family.goto(page);
  await family.getByRole("link", { name: /^Fees/ }).click();
  await expect(family.getByText(/^To pay: ₹[\d,]+$/)).toBeInViewport();
  await expect(field(family, "UPI ID")).toBeInViewport();
  await expect(field(family, "UPI ID")).toHaveValue("learning@example");
  await expectAccessible(family, "a family's fees", 360);

  // Its amount is filled in, and a wrong number is kept.
  await field(family, "12 digits of the transfer").fill("40269876");
  await button(family, "I Have Paid").click();
  await expect(family.getByText("The number of a UPI transfer has 12 digits.")).toBeVisible();
  await expect(field(family, "12 digits of the transfer")).toHaveValue("40269876");
  await field(family, "12 digits of the transfer").fill(reference);
  await button(family, "I Have Paid").click();
  await expect(family.getByText(`${reference}: waiting for confirmation.`)).toBeVisible();
});

test("a family finds what to pay in its mail, and one press from it", async ({ open }) => {
  const to = "divya.family@viluva.example";
  const {
    id: guardianId,
    studentId,
    familyId,
  } = await database
    .selectFrom("guardians as g")
    .innerJoin("family_students as k", "k.student_id", "g.student_id")
    .where("g.email", "=", to)
    .select(["g.id", "g.student_id as studentId", "k.family_id as familyId"])
    .executeTakeFirstOrThrow();
  const sending = { database, accountId: studentId, address: to, name: "", now: new Date() };
  const about = { familyId, guardianId, documentIds: [] };
  const mail = await feeInvoice(about, { ...sending, academy: sampleAcademy });
  if (!mail) throw new Error("no mail");
  const frame = { academy: sampleAcademy, origin: academy.url, group: null, stopPath: null };
  const family = await open({ viewport: phone });
  await family.setContent(renderHtml(mail, { ...frame, reason: mail.reason }));
  // A phone copies them as they are.
  for (const text of ["learning@example", /^₹[\d,]+$/, "000000000000"]) {
    await expect(family.getByText(text, { exact: true })).toBeVisible();
  }
  expect(await family.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectAccessible(family, "a mail about fees");

  await family.getByRole("link", { name: "Open the fees" }).click();
  await expect(family.getByText(/^To pay: ₹[\d,]+$/)).toBeInViewport();
  await expect(field(family, "UPI ID")).toBeInViewport();
  await expect(family.getByRole("link", { name: "did not take place" })).toHaveCount(0);
  await expectAccessible(family, "the fees by a mailed link", 360);
});

test("an accountant confirms it in two presses from the fees, and a refund takes three", async ({
  open,
}) => {
  const accountant = await open({ baseURL: academy.url, viewport: phone });
  const account = { email: "accountant@viluva.example", password: "viluva-demo" };
  await signIn(accountant, "/admin-login", account as Parameters<typeof signIn>[2]);
  await expect(accountant).toHaveURL("/admin-dashboard/quality");
  await accountant.goto("/admin-dashboard/fees");
  await accountant.getByRole("link", { name: /that a payment was made/ }).click();
  const claim = accountant.getByRole("listitem").filter({ hasText: reference });
  await expectAccessible(accountant, "what families say that they have paid", 360);
  await button(claim, "Confirm the Payment").click();
  await expect(accountant.getByText("The payment is entered.")).toBeVisible();
  await expect(claim).toHaveCount(0);

  await accountant.goto("/admin-dashboard/fees?q=దివ్య");
  await accountant.getByRole("table").getByRole("link").first().click();
  await expect(accountant.getByText("Nothing owed")).toBeVisible();
  await expectAccessible(accountant, "a family's account", 360);
  // Typing is free: unfold, choose, enter.
  await accountant.getByText("Refund, or debt written off").click();
  await accountant.getByLabel("Refund", { exact: true }).check();
  await field(accountant, "Amount in rupees").fill("500");
  await field(accountant, "Reason").fill("Paid twice");
  await button(accountant, "Enter").click();
  await expect(accountant.getByText("Owes ₹500")).toBeVisible();
});

test("the family reads the payment, without scripts", async ({ open }) => {
  const family = await open({ baseURL: academy.url, viewport: phone, javaScriptEnabled: false });
  await family.goto(page);
  await family.getByRole("link", { name: /^Fees/ }).click();
  await expect(family.getByText("To pay: ₹500")).toBeVisible();
  const lines = family.getByRole("listitem");
  await expect(lines.filter({ hasText: reference })).toContainText("You paid");
  await expect(lines.filter({ hasText: "You got back" })).toContainText("₹500");
});
