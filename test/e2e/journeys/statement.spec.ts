import { openFamily } from "#data/fees/families.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { button, field, signIn } from "../support/steps.ts";

test.describe.configure({ mode: "serial" });
const phone = { width: 360, height: 760 };
const statements = "/admin-dashboard/fees/statements";
const [said, coded] = [25, 15];

let academy: StartedAcademy;
let database: Database;
let csv: string;

/** A statement of 40 lines: 25 that families have announced, and 15 with a code. */
async function makeStatement(): Promise<string> {
  const today = toIndiaDateTimeFields(new Date()).date.split("-").toReversed().join("/");
  const students = await database.selectFrom("students").select("id").orderBy("id").execute();
  const lines = ["Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt."];
  for (let place = 0; place < said + coded; place += 1) {
    const student = students[place % students.length];
    if (!student) throw new Error("no student");
    const familyId = await openFamily(database, student.id);
    const number = String(710_000_000_000 + place);
    const rupees = 401 + place;
    const claim = { familyId, studentId: student.id, paise: rupees * 100, reference: number };
    if (place < said) await insertClaim(database, { ...claim, claimedAs: "guardian" });
    const { number: family } = await database
      .selectFrom("families")
      .where("id", "=", familyId)
      .select("number")
      .executeTakeFirstOrThrow();
    const code = place < said ? "FEES" : familyCode(family);
    lines.push(`${today},UPI-PAYER-${number}-${code},0000${number},,${rupees}.00`);
  }
  return lines.join("\n");
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  academy = await startAcademy("samples");
  const config = { ...academy.connection, max: 2, allowExitOnIdle: true };
  database = openDatabaseWithoutTimeouts(config).database;
  csv = await makeStatement();
});
test.afterAll(async () => {
  await database.destroy();
  await academy.stop();
});

const account = { email: "accountant@viluva.example", password: "viluva-demo" };
const file = () => ({ name: "april.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

test("an accountant confirms a statement of 40 lines in three presses", async ({ open }) => {
  const accountant = await open({ baseURL: academy.url, viewport: phone });
  await signIn(accountant, "/admin-login", account as Parameters<typeof signIn>[2]);
  await expect(accountant).toHaveURL("/admin-dashboard/quality");
  await accountant.goto(statements);
  await expectAccessible(accountant, "the bank statements", 360);

  // Choose, import, enter.
  await field(accountant, "Statement of your bank").setInputFiles(file());
  await button(accountant, "Import").click();
  await expect(accountant.getByText("The statement is imported.")).toBeVisible();
  await expect(accountant.getByRole("checkbox", { checked: true })).toHaveCount(40);
  await button(accountant, "Enter 40 payments").click();
  await expect(accountant.getByText("Every line of this statement is dealt with.")).toBeVisible();
  await expectAccessible(accountant, "a bank statement that is done", 360);

  const { count } = await database
    .selectFrom("payment_claims")
    .where("reference", "like", "7100000000%")
    .where("answer", "=", "confirmed")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(said);
});

test("what is ticked is what the button says, and a line is somebody's after a search", async ({
  open,
}) => {
  const accountant = await open({ baseURL: academy.url, viewport: phone });
  await signIn(accountant, "/admin-login", account as Parameters<typeof signIn>[2]);
  await expect(accountant).toHaveURL("/admin-dashboard/quality");
  // That of the sample academy.
  await accountant.goto("/admin-dashboard/fees");
  await accountant.getByRole("link", { name: /lines? of a? ?bank statements?/ }).click();
  await expect(accountant).toHaveURL(statements);
  await accountant.getByRole("table").getByRole("link").last().click();
  await expect(button(accountant, "Enter 2 payments")).toBeVisible();
  await expectAccessible(accountant, "a bank statement", 360);
  await accountant.getByRole("checkbox").first().uncheck();
  await expect(button(accountant, "Enter 1 payment")).toBeVisible();

  await accountant.getByRole("link", { name: /^Whose is it\? ₹1,800/ }).click();
  await field(accountant, "Find a family").fill("దివ్య");
  await button(accountant, "Find").click();
  await expectAccessible(accountant, "a line of the bank", 360);
  await button(accountant, /^Give to/)
    .first()
    .click();
  await expect(accountant.getByText(/^Entered\. The balances/)).toBeVisible();
});

test("the same works without scripts, and a second time changes nothing", async ({ open }) => {
  const accountant = await open({
    baseURL: academy.url,
    viewport: phone,
    javaScriptEnabled: false,
  });
  await signIn(accountant, "/admin-login", account as Parameters<typeof signIn>[2]);
  await expect(accountant).toHaveURL(/\/admin-dashboard\/quality/);
  await accountant.goto(statements);
  await field(accountant, "Statement of your bank").setInputFiles(file());
  await button(accountant, "Import").click();
  await expect(accountant.getByText("Known from earlier statements")).toBeVisible();
  await expect(accountant.getByText("Every line of this statement is dealt with.")).toBeVisible();

  await accountant.goto(statements);
  const old = { name: "old.xls", mimeType: "application/vnd.ms-excel" };
  const buffer = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await field(accountant, "Statement of your bank").setInputFiles({ ...old, buffer });
  await button(accountant, "Import").click();
  await expect(accountant.getByText(/^That is an old Excel file/)).toBeVisible();
});
