import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { settingsFor, startCommand, type Outcome } from "#test/support/command.ts";
import { readRows } from "#test/support/drill.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  publish,
} from "#test/support/people.ts";

// Interruptions and misuse of the commands: backup.drill.test.ts.

const academy = useAcademy();
let folder = "";
let file = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-commands-"));
  file = join(folder, "one.backup");
});
afterAll(() => rm(folder, { recursive: true }));

async function run(command: "backup" | "restore", args: string[]): Promise<Outcome> {
  return startCommand(`server/commands/${command}.ts`, args, await settingsFor(academy)).outcome;
}

async function teach() {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const assignment = await assign(academy, student, tutor);
  await publish(academy, assignment, tutor, "recording", { title: "పైథాగరస్ \\N \t \\." });
  return { student, tutor };
}

test("a restored academy has its rows again, signs everybody out, and keeps the erased away", async () => {
  const { student, tutor } = await teach();
  const admin = await makeAdmin(academy);
  const erased = await makeStudent(academy);
  expect(await run("backup", [file])).toEqual({
    code: 0,
    out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables to \S+ \([\d.]+ kB\)\.$/),
    error: "",
  });

  const removal = await admin.browser.post(`/admin-dashboard/students/${erased.id}/delete`);
  expect(removal.status).toBe(303);
  const kept = await readFile(join(academy.dataDir, "erasures.log"), "utf8");
  expect(kept).toMatch(new RegExp(`^${erased.id} \\S+\\n$`));
  const before = await readRows(academy.pool);
  await academy.pool.query("update students set name = 'Changed'");
  await makeStudent(academy);

  const restored = await run("restore", [file, "--replace"]);
  // On a busy machine it says how far it is.
  expect(restored.code, restored.error).toBe(0);
  expect(restored.out).toContain("Accounts deleted since the backup, and deleted again: 1.");
  expect(await readRows(academy.pool)).toEqual(before);

  for (const { browser } of [student, tutor]) {
    expect((await browser.get("/dashboard")).status).toBe(302);
  }
  const answer = await new TestBrowser(academy).post("/login", {
    email: student.email,
    password,
  });
  expect(answer.status).toBe(303);
  const gone = await new TestBrowser(academy).post("/login", { email: erased.email, password });
  expect(gone.status).toBe(400);
});
