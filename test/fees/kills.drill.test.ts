import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { billWaiting } from "#data/fees/bills.ts";
import { appRole } from "#server/app-role.ts";
import { createChance } from "../support/chance.ts";
import { isDeep, runs, seed } from "../support/depth.ts";
import { checkBooks, checkPayRuns, compareLessons } from "./model.ts";
import { useWorld } from "./use-world.ts";
import { issueRest } from "./world.ts";

// An instance whose people act at random is killed in the middle, again and again.

const used = useWorld();

/** Lets an instance act until it is killed, after some acts. @returns the payments that it said it had entered */
async function actUntilKilled(round: number): Promise<string[]> {
  const { host, port, database } = used.academy.config;
  const { db: _db, pool: _pool, ...rest } = used.world;
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
    const { rows: before } = await used.academy.pool.query("select from journal");
    for (let round = 0; round < runs({ usual: 6, deep: 200 }); round += 1) {
      entered.push(...(await actUntilKilled(round)));
      // The connections of the one that was killed end by themselves, some a little later.
      await expect
        .poll(async () =>
          (await checkBooks(used.academy.pool)).concat(await checkPayRuns(used.academy.pool)),
        )
        .toEqual([]);
    }
    const { rows: after } = await used.academy.pool.query("select from journal");
    expect(after.length).toBeGreaterThan(before.length);
    expect(entered.length).toBeGreaterThan(0);
    const { rows: lost } = await used.academy.pool.query(
      `select id from unnest($1::uuid[]) id where id not in (select id from payments)`,
      [entered],
    );
    expect(lost).toEqual([]);
    await billWaiting(used.app.database, Infinity);
    await issueRest(used.app.database, used.academy.pool);
    expect(await checkBooks(used.academy.pool)).toEqual([]);
    expect(await compareLessons(used.academy.pool, used.world.startedOn)).toEqual([]);
  },
);
