import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";

// The whole product as an operator runs it: `npm start` without npm, in a process group of its own.

interface Started {
  url: string | null;
  output: string[];
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

const folders: string[] = [];
const running: Started[] = [];

async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-recovery-"));
  folders.push(folder);
  return join(folder, "data");
}

function start(dataDir: string): Promise<Started> {
  const child = spawn(process.execPath, ["server/start.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const started: Started = {
    url: null,
    output,
    ended,
    kill: (signal) => process.kill(-(child.pid ?? 0), signal),
  };
  running.push(started);
  createInterface({ input: child.stderr }).on("line", (line) => output.push(line));
  return new Promise((resolve) => {
    void ended.then(() => resolve(started));
    createInterface({ input: child.stdout }).on("line", (line) => {
      output.push(line);
      started.url ??= /ready at (http\S+)/.exec(line)?.[1] ?? null;
      if (started.url) resolve(started);
    });
  });
}

afterEach(async () => {
  for (const each of running.splice(0)) {
    try {
      each.kill("SIGTERM");
    } catch {
      continue;
    }
    await each.ended;
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

function post(url: string, path: string, fields: string[][]): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(url + path, { method: "POST", body, headers: { origin: url }, redirect: "manual" });
}

async function signUp(url: string, email: string): Promise<boolean> {
  const answer = await post(url, "/signup", [
    ["email", email],
    ["password", "correct horse"],
    ["confirmPassword", "correct horse"],
    ["name", "Sita Devi"],
    ["username", "sita"],
    ["selectedClass", "class-9"],
    ["selectedSubjects", "physics"],
  ]);
  return answer.status === 303;
}

/** Signs people up, four at a time, until the server is gone; returns who was told yes. */
async function signUpUntilGone(url: string, kill: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (name: string) => {
    for (let each = 0; ; each += 1) {
      const email = `${name}-${each}@test.example`;
      if (!(await signUp(url, email))) throw new Error(`${email} was refused`);
      acknowledged.push(email);
      if (acknowledged.length === 6) kill();
    }
  };
  const ends = await Promise.allSettled(["a", "b", "c", "d"].map(writer));
  for (const end of ends) expect(String(end.status === "rejected" && end.reason)).toMatch(/fetch/);
  return acknowledged;
}

test("a kill of the whole process group during sign-ups loses nobody who was told yes", async () => {
  const dataDir = await newDataFolder();
  const first = await start(dataDir);
  const people = await signUpUntilGone(first.url ?? "", () => first.kill("SIGKILL"));
  expect(people.length).toBeGreaterThanOrEqual(6);

  const second = await start(dataDir);
  expect(second.url, second.output.join("\n")).not.toBeNull();
  for (const email of people) {
    const answer = await post(second.url ?? "", "/login", [
      ["email", email],
      ["password", "correct horse"],
    ]);
    expect([email, answer.status]).toEqual([email, 303]);
  }
});

test("a second start on the same folder is refused with one clear line", async () => {
  const dataDir = await newDataFolder();
  const first = await start(dataDir);
  expect(first.url).not.toBeNull();
  const second = await start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output).toEqual([
    expect.stringMatching(/^Viluva is already running on .* \(process \d+\)/),
  ]);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test("SIGTERM ends it with 0 and a second start finds everything in order", async () => {
  const dataDir = await newDataFolder();
  const first = await start(dataDir);
  await signUp(first.url ?? "", "gita@test.example");
  first.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  const second = await start(dataDir);
  const fields = [
    ["email", "gita@test.example"],
    ["password", "correct horse"],
  ];
  expect((await post(second.url ?? "", "/login", fields)).status).toBe(303);
});

test("SIGTERM under load leaves nobody without an answer and ends it with 0", async () => {
  const first = await start(await newDataFolder());
  const url = first.url ?? "";
  let told = false;
  const refused: unknown[] = [];

  /** Asks on and on until nobody takes the connection any more. */
  const reader = async (path: string): Promise<number> => {
    for (let answers = 0; ; answers += 1) {
      try {
        const answer = await fetch(url + path);
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.anything()]);
      } catch (error) {
        expect(told).toBe(true);
        refused.push((error as Error).cause);
        return answers;
      }
    }
  };
  const readers = ["/", "/faq", "/login", "/healthz"].map(reader);
  const signUps = Array.from({ length: 6 }, (_, each) => signUp(url, `gita-${each}@test.example`));
  // The first of them is done, so that the others wait for their turn or are being hashed.
  await Promise.race(signUps);
  told = true;
  first.kill("SIGTERM");

  expect(await Promise.all(signUps)).toEqual(Array(6).fill(true));
  expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(0);
  for (const cause of refused) expect(cause).toMatchObject({ code: "ECONNREFUSED" });
  expect(await first.ended).toBe(0);
});
