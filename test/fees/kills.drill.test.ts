import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { billWaiting } from "#data/fees/bills.ts";
import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "../support/academy.ts";
import { createChance } from "../support/chance.ts";
import { isDeep, runs, seed } from "../support/depth.ts";
import { checkBooks, checkPayRuns, compareLessons } from "./model.ts";
import { issueRest, makeWorld, type World } from "./world.ts";

// An instance whose people act at random is killed in the middle, again and again.

let academy: TestDatabase;
let app: ReturnType<typeof openDatabaseWithoutTimeouts>;
let world: World;

beforeAll(async () => {
  academy = await createDatabase("template");
  const people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
  app = openDatabaseWithoutTimeouts({ ...academy.config, user: appRole });
  world = await makeWorld(people, app.database, app.pool);
});
afterAll(async () => {
  await app.pool.end();
  await academy.drop();
});

/** Lets an instance act until it is killed, after some acts. @returns the payments that it said it had entered */
async function actUntilKilled(round: number): Promise<string[]> {
  const { host, port, database } = academy.config;
  const { db: _db, pool: _pool, ...rest } = world;
  const options = {
    connection: { host, port, database, user: appRole },
    world: rest,
    seed: seed() + round,
  };
  const instance = spawn(
    process.execPath,
    [join(import.meta.dirname, "hands.fixture.ts"), JSON.stringify(options)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const entered: string[] = [];
  let left = 20 + createChance(seed() + round).below(200);
  const ended = once(instance, "exit");
  createInterface({ input: instance.stdout }).on("line", (line) => {
    if (line !== "act") entered.push(line);
    else if ((left -= 1) === 0) instance.kill("SIGKILL");
  });
  // It does not end by itself.
  expect(await ended).toEqual([null, "SIGKILL"]);
  return entered;
}

test(
  "an instance that is killed in the middle loses nothing that it said, and leaves nothing half",
  { timeout: isDeep() ? 3_600_000 : 120_000 },
  async () => {
    const entered: string[] = [];
    const { rows: before } = await academy.pool.query("select from journal");
    for (let round = 0; round < runs({ usual: 6, deep: 200 }); round += 1) {
      entered.push(...(await actUntilKilled(round)));
      // The connections of the one that was killed end by themselves, some a little later.
      await expect
        .poll(async () => (await checkBooks(academy.pool)).concat(await checkPayRuns(academy.pool)))
        .toEqual([]);
    }
    const { rows: after } = await academy.pool.query("select from journal");
    expect(after.length).toBeGreaterThan(before.length);
    expect(entered.length).toBeGreaterThan(0);
    const { rows: lost } = await academy.pool.query(
      `select id from unnest($1::uuid[]) id where id not in (select id from payments)`,
      [entered],
    );
    expect(lost).toEqual([]);
    await billWaiting(app.database, Infinity);
    await issueRest(app.database, academy.pool);
    expect(await checkBooks(academy.pool)).toEqual([]);
    expect(await compareLessons(academy.pool, world.startedOn)).toEqual([]);
  },
);
