import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { signUpForm } from "#test/faults/forms.ts";
import { anyKill, KillScenario } from "#test/faults/kills.ts";
import { cutPower, listFamily, startProduct, type Product } from "#test/faults/product.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { isDeep, runs } from "#test/support/depth.ts";
import { cleanUp, makeDataFolder, serverOf } from "#test/support/owner-process.ts";

const strace = "/usr/bin/strace";
let product: Product | null = null;

afterEach(async () => {
  if (product) await cutPower(product);
  product = null;
  cleanUp();
});

async function signUp(url: string, number: number): Promise<void> {
  const browser = new TestBrowser({ url, origin: url });
  const { status } = await browser.post("/signup", signUpForm(number).fields);
  expect(status).toBe(303);
}

/** Records the system calls by which PostgreSQL writes to the disk. */
async function startTracing(postmaster: number, file: string): Promise<ChildProcess> {
  const pids = listFamily(postmaster).flatMap((pid) => ["-p", String(pid)]);
  const options = ["-e", "trace=fsync,fdatasync", "-y", "-f", "-ttt", "-T", "-o", file];
  const tracer = spawn(strace, [...options, ...pids], { stdio: "ignore" });
  await delay(1_000);
  return tracer;
}

/** Whether a process serves a connection; PostgreSQL's own writers sync at other times too. */
async function isBackend(pid: string): Promise<boolean> {
  const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return title.includes("postgres: viluva_app");
}

/** When backends had synced the write-ahead log, in seconds since 1970. */
async function readSyncs(trace: string): Promise<number[]> {
  const times: number[] = [];
  for (const line of trace.split("\n")) {
    const call = /^(\d+) +(\d+\.\d+) f(?:data)?sync\(\d+<.*\/pg_wal\/.*>\) += 0 <(\d+\.\d+)>/;
    const [, pid = "", start, duration] = call.exec(line) ?? [];
    if (await isBackend(pid)) times.push(Number(start) + Number(duration));
  }
  return times;
}

test.skipIf(!existsSync(strace))(
  "a sign-up is on the disk before its answer (needs strace)",
  async ({ skip }) => {
    const dataDir = makeDataFolder();
    product = await startProduct(dataDir);
    const url = product.url ?? "";
    // Opens the pool's connections.
    await signUp(url, 0);
    const file = join(dataDir, "trace");
    const tracer = await startTracing(serverOf(dataDir) ?? 0, file);
    if (tracer.exitCode !== null) skip("strace may not trace processes here");
    const spans: { from: number; to: number }[] = [];
    for (let number = 1; number <= runs({ usual: 5, deep: 20 }); number += 1) {
      const from = Date.now() / 1000;
      await signUp(url, number);
      spans.push({ from, to: Date.now() / 1000 });
    }
    const ended = new Promise((resolve) => tracer.once("exit", resolve));
    tracer.kill("SIGINT");
    await ended;
    const syncs = await readSyncs(await readFile(file, "utf8"));
    const unsynced = spans.filter(
      ({ from, to }) => !syncs.some((time) => time > from && time < to),
    );
    expect(unsynced).toEqual([]);
  },
);

test.skipIf(!isDeep())(
  "kills at random moments lose nothing that was acknowledged",
  { timeout: 3_600_000 },
  async () => {
    // Two products, because one leaves a core idle while it starts.
    const scenarios = [new KillScenario(makeDataFolder()), new KillScenario(makeDataFolder())];
    const killAll = async (scenario: KillScenario) => {
      await scenario.begin();
      await scenario.go({ kills: 250, longest: 1_500, next: anyKill });
    };
    try {
      await Promise.all(scenarios.map(killAll));
    } finally {
      await Promise.all(scenarios.map((scenario) => scenario.end()));
    }
    for (const { result } of scenarios) {
      expect(result).toMatchObject({ lost: [], half: [], damaged: [], odd: [] });
    }
  },
);
