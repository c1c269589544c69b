import type { Page } from "@playwright/test";
import { utils, write } from "@e965/xlsx";
import { edge, expect, test } from "../support/browser.ts";
import { tabTo } from "../support/keys.ts";
import { nextAccount, theAdmin } from "../support/people.ts";
import { button, field } from "../support/steps.ts";

const start = "/admin-dashboard/import";

/** A sheet as offices have them: a title above the headings, an empty row, and many spellings. */
function messySheet() {
  const [asha, ravi, odd] = [
    nextAccount("Student"),
    nextAccount("Student"),
    nextAccount("Student"),
  ];
  const cells = [
    ["Students of the new batch, June"],
    [],
    [
      "S.No",
      "Name of the Student",
      "E-mail ID",
      "Mobile No.",
      "Std",
      "Opted",
      "D.O.B. (dd/mm/yyyy)",
    ],
    ["1", "అనూష రావు", asha.email, "+91 98765 43210", "IX", "Maths", "31-May-12"],
    [],
    [
      "2",
      "Ravi K. Rao",
      ` ${ravi.email.toUpperCase()} `,
      "98765 43211",
      "9th - B",
      "Maths & Phy",
      "5.6.2012",
    ],
    ["3", "Lata Reddy", odd.email, "", "Class 99", "Maths", ""],
  ];
  return { cells, emails: [asha.email, ravi.email, odd.email] };
}

function workbook(cells: readonly string[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([...cells]), "Batch");
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

const csv = (cells: readonly string[][]) =>
  Buffer.from(cells.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\r\n"));

/** Waits for a text that a visitor without scripts sees only after asking again. */
async function waitFor(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const again = button(page, "Show how far it is");
    if (await again.isVisible()) {
      const loaded = page.waitForEvent("load");
      await again.click();
      await loaded;
    }
    await expect(page.getByText(text)).toBeVisible({ timeout: 200 });
  }).toPass();
}

for (const [what, javaScriptEnabled] of [
  ["an Excel file", true],
  ["a CSV file without JavaScript", false],
] as const) {
  const variant = javaScriptEnabled ? {} : edge;
  test(`an admin imports ${what}, corrects a column, and undoes it`, variant, async ({ open }) => {
    const { cells } = messySheet();
    const page = await open({ as: theAdmin(), javaScriptEnabled });
    await page.goto(start);
    await page.getByRole("radio", { name: /^Students/ }).check();
    const file = javaScriptEnabled
      ? { name: "batch.xlsx", mimeType: "application/octet-stream", buffer: workbook(cells) }
      : { name: "batch.csv", mimeType: "text/csv", buffer: csv(cells) };
    await field(page, "File").setInputFiles(file);
    await button(page, "Check the Sheet").click();

    // No row has a subject, because nobody knows the heading "Opted".
    await expect(page.getByText("There is nothing to import")).toBeVisible();
    const subjects = field(page, "Subjects");
    await expect(subjects).toHaveValue("");
    await subjects.selectOption("6: Opted");
    await button(page, "Check Again").click();
    await expect(button(page, "Import the 2 Good Rows")).toBeVisible();
    const problems = page.getByRole("region", { name: "Rows with a problem" });
    await expect(problems.getByRole("listitem")).toHaveText([
      /^Row 7\s*Class Class 99\s*This is none of our classes\.$/,
    ]);

    await button(page, "Import the 2 Good Rows").click();
    await waitFor(page, "2 created, 0 changed, 0 left as they were.");
    await button(page, "Undo This Import").click();
    await waitFor(page, "2 undone.");
  });
}

test("an import and its undo by keyboard alone", edge, async ({ open }) => {
  const { cells, emails } = messySheet();
  const rows = cells.map((row) => row.join("\t")).join("\n");
  const page = await open({ as: theAdmin(), viewport: { width: 360, height: 740 } });
  await page.goto(start);
  await page.getByRole("radio", { name: /^Students/ }).focus();
  await page.keyboard.press("Space");
  await tabTo(page, "Or paste the rows here");
  await page.keyboard.insertText(rows.replace("Opted", "Subject"));
  await tabTo(page, "Check the Sheet");
  await page.keyboard.press("Enter");
  await expect(button(page, "Import the 2 Good Rows")).toBeVisible();
  await expect(page.getByText(emails[2] ?? "")).toHaveCount(0);
  await tabTo(page, "Import the 2 Good Rows");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 created, 0 changed")).toBeVisible();
  await tabTo(page, "Undo This Import");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 undone.")).toBeVisible();
});
