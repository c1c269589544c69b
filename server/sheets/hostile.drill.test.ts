import { beforeAll, expect, test } from "vitest";
import { sheetProblems } from "#parts/import/messages.ts";
import { messages } from "../../app/routes/admin/import/messages.ts";
import { everyNth, isDeep } from "#test/support/depth.ts";
import { hostileSheets } from "#test/support/hostile-sheets/all.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import { megabytesOf, useWatchedProduct, watchMemory } from "#test/support/watched-product.ts";

/** How much more the product may take, and how much the process that reads a sheet, in megabytes. */
const most = { product: 200, reader: 180 };

const watched = useWatchedProduct();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(watched.academy);
});

const words = Object.values(sheetProblems);

/** The refusals that a page shows; one may name a row. */
function refusalsIn(page: string): string[] {
  const text = page.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  const [before = "", after = ""] = messages.unclosedQuote(0).split("0");
  const ofRow = text.includes(after) && text.includes(before) ? [before + after] : [];
  return [...words.filter((one) => text.includes(one)), ...ofRow];
}

async function upload(file: Buffer): Promise<{ status: number; page: string }> {
  const body = new FormData();
  body.set("kind", "students");
  body.set("file", new Blob([new Uint8Array(file)]), "sheet.xlsx");
  const answer = await admin.browser.send("/admin-dashboard/import", { method: "POST", body });
  return { status: answer.status, page: await answer.text() };
}

test.runIf(process.platform === "linux")(
  "each hostile sheet is refused in words, in little memory, while pages answer",
  { timeout: isDeep() ? 1_800_000 : 300_000 },
  async () => {
    const pid = watched.process.pid ?? 0;
    // What ordinary uploads and pages need stays: forms of 5 MB fill the heap before it is collected.
    for (let count = 0; count < 15; count += 1) {
      await upload(Buffer.alloc(5 * 1024 * 1024, ","));
      await admin.browser.read("/admin-dashboard");
    }
    const before = megabytesOf(pid);
    const sheets = everyNth(8, hostileSheets);
    let pages = 0;
    const peak = await watchMemory(pid, async () => {
      for (const { name, make } of sheets) {
        const uploading = upload(make());
        expect((await admin.browser.get("/healthz")).status).toBe(200);
        expect((await admin.browser.get("/admin-dashboard")).status).toBe(200);
        pages += 1;
        const { status, page } = await uploading;
        expect([name, status]).toEqual([name, 400]);
        expect(refusalsIn(page), name).toHaveLength(1);
      }
    });
    const growth = Math.round(peak.product - before);
    console.log(
      `${sheets.length} hostile sheets, ${pages} pages meanwhile: the product took ${growth} MB more, a reader at most ${Math.round(peak.readers)} MB`,
    );
    expect(watched.process.exitCode).toBeNull();
    expect(growth).toBeLessThan(most.product);
    expect(peak.readers).toBeLessThan(most.reader);
  },
);
