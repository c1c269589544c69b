import { sql } from "kysely";
import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { button, field, signIn } from "../support/steps.ts";

// The sample academy has paid the first half of the last month.
test.describe.configure({ mode: "serial" });
const phone = { width: 360, height: 760 };
const accountOf = (name: string) =>
  ({ email: `${name}@viluva.example`, password: "viluva-demo" }) as Parameters<typeof signIn>[2];

let academy: StartedAcademy;
let database: Database;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  academy = await startAcademy("samples");
  const config = { ...academy.connection, max: 2, allowExitOnIdle: true };
  database = openDatabaseWithoutTimeouts(config).database;
  // A month of four lessons a day.
  await sql`
    insert into lesson_bills (lesson_id, tutor_id, assignment_id, class_id, subject_id, starts_at,
      minutes, standing, pay)
    select gen_random_uuid(), t.id, gen_random_uuid(), 'class-10', 'mathematics',
      date_trunc('month', now()) - interval '10 days' - n * interval '4 hours', 60, 'held', 35000
    from accounts t, generate_series(1, 100) n where t.email = 'tutor@viluva.example'`.execute(
    database,
  );
});
test.afterAll(async () => {
  await database.destroy();
  await academy.stop();
});

test("an accountant pays the tutors in three presses from the fees", async ({ open }) => {
  const accountant = await open({ baseURL: academy.url, viewport: phone });
  await signIn(accountant, "/admin-login", accountOf("accountant"));
  await expect(accountant).toHaveURL("/admin-dashboard/quality");
  await accountant.goto("/admin-dashboard/fees");
  await accountant.getByRole("link", { name: "Pay runs" }).click();
  await expect(button(accountant, "Make the Pay Run")).toBeVisible();
  await expect(accountant.getByText("No tax set: nothing is deducted.").first()).toBeVisible();
  await expectAccessible(accountant, "pay runs", 360);
  await button(accountant, "Make the Pay Run").click();
  await expect(accountant.getByText("not marked as paid yet")).toBeVisible();
  await expectAccessible(accountant, "a pay run", 360);
  await button(accountant, "Mark as Paid").click();
  await expect(accountant.getByText("The pay run is marked as paid.")).toBeVisible();
  await expect(button(accountant, "Mark as Paid")).toHaveCount(0);
});

test("sets a tutor's tax one press from the run, by keyboard, and loses nothing", async ({
  open,
}) => {
  const accountant = await open({ baseURL: academy.url, viewport: phone });
  await signIn(accountant, "/admin-login", accountOf("accountant"));
  await expect(accountant).toHaveURL("/admin-dashboard/quality");
  const today = new Date().toISOString().slice(0, 10);
  await accountant.goto(`/admin-dashboard/fees/pay-runs?until=${today}`);
  const link = accountant.getByRole("link", { name: /^Set it/ }).first();
  await link.press("Enter");
  await field(accountant, "Section, for the tax deducted at source").fill("393 professional");
  await field(accountant, "Rate, %").fill("10");
  await accountant.getByLabel(/^PAN/).fill("abcde12345");
  await expectAccessible(accountant, "a tutor's tax", 360);
  await button(accountant, "Save").press("Enter");
  await expect(
    accountant.getByText("A PAN has five letters, four digits and a letter."),
  ).toBeVisible();
  await accountant.getByLabel(/^PAN/).fill("abcde1234f");
  await button(accountant, "Save").press("Enter");
  await expect(accountant).toHaveURL("/admin-dashboard/fees/pay-runs");
});

test("the tutor reads what was paid, without scripts, and prints its statement on a page", async ({
  open,
}) => {
  const plain = await open({ baseURL: academy.url, viewport: phone, javaScriptEnabled: false });
  await signIn(plain, "/tutor-login", accountOf("tutor"));
  await plain.goto("/tutor-dashboard/pay");
  await plain
    .getByRole("link", { name: /^Statement PAY\// })
    .first()
    .click();
  await expect(plain.getByText("Your browser's menu prints this page.")).toBeVisible();

  const tutor = await open({ baseURL: academy.url, viewport: phone });
  await signIn(tutor, "/tutor-login", accountOf("tutor"));
  await expect(tutor).toHaveURL("/tutor-dashboard");
  await tutor.goto("/tutor-dashboard/pay");
  await expectAccessible(tutor, "a tutor's pay", 360);
  await tutor
    .getByRole("link", { name: /^Statement PAY\// })
    .first()
    .click();
  await expect(tutor.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(tutor, "a statement", 360);
  // A hundred lessons fit on a sheet; how many there are depends on the day.
  const lessons = await tutor.locator(".statement-lessons > li").count();
  expect(lessons).toBeGreaterThan(50);
  const pdf = await tutor.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(lessons / 100));
});
