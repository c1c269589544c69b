import { afterAll, beforeAll, expect, test } from "vitest";
import { FailoverDrill } from "#test/faults/failover.ts";
import { findServerPrograms } from "#test/support/server-cluster.ts";
import { cleanUp, makeDataFolder } from "./postgres/owner-process.ts";

// A short form of `npm run bench -- failover`, where the system has a PostgreSQL of its own.

const hasServer = findServerPrograms() !== null;
let drill: FailoverDrill;

beforeAll(async () => {
  if (!hasServer) return;
  drill = new FailoverDrill(makeDataFolder());
  await drill.begin();
}, 180_000);
afterAll(async () => {
  if (!hasServer) return;
  await drill.end();
  cleanUp();
}, 60_000);

test.skipIf(!hasServer)(
  "a primary is killed and its standby promoted: nothing acknowledged is lost, all goes on by itself",
  { timeout: 240_000 },
  async () => {
    await drill.failOver();
    await drill.failOver();
    const { lost, half, failed, acknowledged, pagesRead } = drill.result;
    expect({ lost, half, failed }).toEqual({ lost: [], half: [], failed: [] });
    expect(acknowledged).toBeGreaterThan(20);
    expect(pagesRead).toBeGreaterThan(20);
  },
);
