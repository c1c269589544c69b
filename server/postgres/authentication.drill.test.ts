import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { canConnect, type Connection } from "./connect.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { runAsUser, unprivilegedUser, weAreRoot } from "./identity.ts";
import {
  cleanUp,
  copyDataFolder,
  makeDataFolder,
  makeOriginal,
} from "#test/support/owner-process.ts";

const quiet = { log() {}, whenRunning: "refuse" } as const;
const everybody = readFileSync("/etc/passwd", "utf8");
let original: string;
beforeAll(async () => {
  original = await makeOriginal();
});
afterEach(cleanUp);
afterAll(() => rmSync(original, { recursive: true }));

// Sends PostgreSQL's startup message and prints the answer: "R" and zeros for a welcome, or an error.
const knock = `
  const body = Buffer.from("\\0\\x03\\0\\0user\\0viluva\\0database\\0viluva\\0\\0", "latin1");
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const socket = require("node:net").connect(process.argv[1], () => socket.write(Buffer.concat([length, body])));
  socket.once("error", ({ code }) => console.log(code));
  socket.once("data", (answer) => {
    const isWelcome = answer[0] === 0x52 && answer.readInt32BE(5) === 0;
    console.log(isWelcome ? "welcome" : /C(\\w{5})\\0/.exec(answer.toString("latin1"))[1]);
    socket.destroy();
  });`;

/** What a user of this machine gets who connects as the owner: "welcome" or an error's code. */
function knockAs(uid: number, gid: number, { host, port }: Connection): string {
  const args = ["-e", knock, `${host}/.s.PGSQL.${port}`];
  return spawnSync(process.execPath, args, { uid, gid, cwd: "/", encoding: "utf8" }).stdout.trim();
}

const invalidAuthorization = "28000";

describe.runIf(weAreRoot())("started by root, the embedded database", () => {
  const runner = weAreRoot() ? unprivilegedUser(everybody) : { uid: 0, gid: 0 };
  const mayRunNode = runAsUser(runner, process.execPath, ["-e", ""]).status === 0;

  test.runIf(mayRunNode)("refuses the user that runs it, and takes root", async () => {
    const database = await startEmbeddedDatabase(copyDataFolder(original), quiet);
    const answer = knockAs(runner.uid, runner.gid, database.connection);
    const own = knockAs(0, 0, database.connection);
    await database.stop();
    expect([answer, own]).toEqual([invalidAuthorization, "welcome"]);
  });

  test.runIf(mayRunNode)("does not obey a cluster that trusts everybody", async () => {
    const dataDir = copyDataFolder(original);
    const rules = join(dataDir, "postgres", "cluster", "pg_hba.conf");
    writeFileSync(rules, "local all all trust\n");
    const database = await startEmbeddedDatabase(dataDir, quiet);
    const answer = knockAs(runner.uid, runner.gid, database.connection);
    await database.stop();
    expect(answer).toBe(invalidAuthorization);
  });

  test.runIf(mayRunNode)("does not let other users reach its socket", async () => {
    const database = await startEmbeddedDatabase(copyDataFolder(original), quiet);
    const answer = knockAs(12_345, 12_345, database.connection);
    await database.stop();
    expect(answer).toBe("EACCES");
  });

  test("writes its rules through no link", async () => {
    const dataDir = copyDataFolder(original);
    const victim = join(makeDataFolder(), "victim");
    writeFileSync(victim, "as it was");
    const link = join(dataDir, "postgres", "pg_hba.conf");
    rmSync(link);
    symlinkSync(victim, link);
    const database = await startEmbeddedDatabase(dataDir, quiet);
    await database.stop();
    expect(readFileSync(victim, "utf8")).toBe("as it was");
  });
});

test("the rules name our user and root, and give no other way in", async () => {
  const dataDir = copyDataFolder(original);
  const database = await startEmbeddedDatabase(dataDir, quiet);
  expect(await canConnect(database.connection)).toBe(true);
  await database.stop();
  const linesOf = (name: string) =>
    readFileSync(join(dataDir, "postgres", name), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
  expect(linesOf("pg_hba.conf")).toEqual(["local all all peer map=viluva"]);
  expect(linesOf("pg_ident.conf")).toContain('viluva "root" all');
  expect(linesOf("pg_ident.conf").length).toBeLessThanOrEqual(2);
});
