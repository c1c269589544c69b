import { afterAll, beforeAll, expect, test } from "vitest";
import { FailoverDrill } from "#test/faults/failover.ts";
import { isDeep, runs } from "#test/support/depth.ts";
import { findServerPrograms } from "#test/support/server-cluster.ts";
import { cleanUp, makeDataFolder } from "#test/support/owner-process.ts";

// Runs only if PostgreSQL is installed on the system, besides the embedded one.

const hasServer = findServerPrograms() !== null;
let drill: FailoverDrill;

beforeAll(async () => {
  if (!hasServer) return;
  drill = new FailoverDrill(makeDataFolder());
  await drill.begin();
});
afterAll(async () => {
  if (!hasServer) return;
  await drill.end();
  cleanUp();
});

test.skipIf(!hasServer)(
  "after a primary is killed and its standby promoted, nothing acknowledged is lost and service resumes",
  // A failover takes some ten seconds.
  { timeout: isDeep() ? 900_000 : 60_000 },
  async () => {
    for (let each = 0; each < runs({ usual: 1, deep: 20 }); each += 1) await drill.failOver();
    const { lost, half, failed, acknowledged, pagesRead } = drill.result;
    expect({ lost, half, failed }).toEqual({ lost: [], half: [], failed: [] });
    expect(acknowledged).toBeGreaterThan(20);
    expect(pagesRead).toBeGreaterThan(20);
  },
);
