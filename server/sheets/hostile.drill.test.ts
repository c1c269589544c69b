import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sheetProblems } from "#parts/import/messages.ts";
import { messages } from "../../app/routes/admin/import/messages.ts";
import { createDatabase, type TestAcademy } from "#test/support/academy.ts";
import { everyNth, isDeep } from "#test/support/depth.ts";
import { hostileSheets } from "#test/support/hostile-sheets/all.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

// A product in a process of its own, whose memory is watched while hostile sheets are uploaded.

/** How much more the product may take, and how much the process that reads a sheet, in megabytes. */
const most = { product: 200, reader: 180 };

const academy = { logged: [] } as unknown as TestAcademy;
let server: ChildProcess;
let admin: Person;

beforeAll(async () => {
  const { config, database, pool, drop } = await createDatabase("template");
  Object.assign(academy, { origin: "", database, pool });
  admin = await makeAdmin(academy);
  const folder = await mkdtemp(join(tmpdir(), "viluva-sheets-"));
  const { host = "", port, user = "" } = config;
  const query = new URLSearchParams({ host, port: String(port), user });
  server = spawn(process.execPath, ["server/commands/start.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: `postgresql:///${config.database}?${query}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    createInterface({ input: server.stdout ?? process.stdin }).on("line", (line) => {
      const url = /ready at (http\S+)/.exec(line)?.[1];
      if (!url) return;
      Object.assign(academy, { url, origin: url });
      resolve();
    });
  });
  return async () => {
    server.kill("SIGTERM");
    await ended;
    await drop();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => server.kill("SIGKILL"));

/** The memory of a process in megabytes; 0 for one that has just ended. */
function megabytesOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The same of the processes that it has started, together. */
function megabytesOfChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim();
  return children
    .split(" ")
    .filter(Boolean)
    .reduce((sum, child) => sum + megabytesOf(Number(child)), 0);
}

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
    const pid = server.pid ?? 0;
    // What ordinary uploads and pages need stays: forms of 5 MB fill the heap before it is collected.
    for (let count = 0; count < 15; count += 1) {
      await upload(Buffer.alloc(5 * 1024 * 1024, ","));
      await admin.browser.read("/admin-dashboard");
    }
    const before = megabytesOf(pid);
    const peak = { product: before, reader: 0 };
    const watch = setInterval(() => {
      peak.product = Math.max(peak.product, megabytesOf(pid));
      peak.reader = Math.max(peak.reader, megabytesOfChildren(pid));
    }, 20);
    const sheets = everyNth(8, hostileSheets);
    let pages = 0;
    try {
      for (const { name, make } of sheets) {
        const uploading = upload(make());
        expect((await admin.browser.get("/healthz")).status).toBe(200);
        expect((await admin.browser.get("/admin-dashboard")).status).toBe(200);
        pages += 1;
        const { status, page } = await uploading;
        expect([name, status]).toEqual([name, 400]);
        expect(refusalsIn(page), name).toHaveLength(1);
      }
    } finally {
      clearInterval(watch);
    }
    const growth = Math.round(peak.product - before);
    console.log(
      `${sheets.length} hostile sheets, ${pages} pages meanwhile: the product took ${growth} MB more, a reader at most ${Math.round(peak.reader)} MB`,
    );
    expect(server.exitCode).toBeNull();
    expect(growth).toBeLessThan(most.product);
    expect(peak.reader).toBeLessThan(most.reader);
  },
);
