import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { startProduct, type Product } from "#test/faults/product.ts";
import { Publications, startReading, type Findings } from "#test/site/publishing.ts";
import { isDeep, runs } from "#test/support/depth.ts";

const ends = new AsyncDisposableStack();
let instances: Product[] = [];
let publications: Publications;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "viluva-publishing-"));
  ends.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  // For root: PostgreSQL runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const embedded = await startEmbeddedDatabase(join(folder, "database"), {
    log() {},
    whenRunning: "refuse",
  });
  ends.defer(() => embedded.stop());
  const { host, port, user, database: name } = embedded.connection;
  const DATABASE_URL = `postgresql:///${name}?${new URLSearchParams({ host, port: String(port), user })}`;
  const start = (at: string) => startProduct(join(folder, at), { DATABASE_URL });
  const first = await start("first");
  ends.defer(() => stop(first));
  const { pool } = openDatabaseWithoutTimeouts(embedded.connection);
  ends.defer(() => pool.end());
  publications = new Publications(pool);
  await publications.publish();
  // The second one renders a published site before it listens.
  const second = await start("second");
  ends.defer(() => stop(second));
  instances = [first, second];
});
afterAll(() => ends.disposeAsync());

async function stop(product: Product): Promise<void> {
  product.signal("SIGTERM");
  await product.ended;
}

async function readVersion({ url }: Product): Promise<string | undefined> {
  return /Version(\d+)Academy/.exec(await (await fetch(`${url}/`)).text())?.[1];
}

/** The memory of a process in megabytes. */
async function readMemory({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000;
}

test(
  "while the site is published again and again, two instances serve whole pages of the newest version",
  { timeout: isDeep() ? 300_000 : 60_000 },
  async () => {
    // Not 1 at a second try.
    const present = String(publications.committedAt.size);
    await expect.poll(() => Promise.all(instances.map(readVersion))).toEqual([present, present]);
    const findings: Findings = {
      answers: 0,
      failed: [],
      torn: [],
      returned: [],
      oldest: 0,
      slowest: 0,
    };
    const stops = instances.map(({ url }) => startReading(url ?? "", publications, findings));
    const memory: number[][] = [];
    const count = runs({ usual: 10, deep: 200 });
    for (let each = 0; each < count; each += 1) {
      await publications.publish();
      // Some come faster than a version is rendered.
      await delay(each % 5 === 0 ? 50 : 600);
      memory.push(await Promise.all(instances.map(readMemory)));
    }
    const newest = String(await publications.publish());
    await expect.poll(() => Promise.all(instances.map(readVersion))).toEqual([newest, newest]);
    await Promise.all(stops.map((end) => end()));
    const median = (part: number[][]) =>
      part.map((sizes) => Math.max(...sizes)).toSorted((a, b) => a - b)[
        Math.floor(part.length / 2)
      ] ?? 0;
    const third = Math.ceil(memory.length / 3);
    const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
    const { answers, oldest, slowest } = findings;
    console.log(
      `${count} publications: ${answers} answers, the oldest page ${Math.round(oldest)} ms after a newer version, the slowest answer ${Math.round(slowest)} ms; memory ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`,
    );
    expect(findings).toMatchObject({ failed: [], torn: [], returned: [] });
    expect(answers).toBeGreaterThan(count);
    if (isDeep()) expect(late).toBeLessThan(early * 1.1);
    for (const { output } of instances)
      expect(output.join("\n")).not.toContain("site-not-rendered");
  },
);
