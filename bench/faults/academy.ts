import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#data/database.ts";
import { ensureBuilt } from "#server/build.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { cutPower, startProduct, type Product } from "#test/faults/product.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { progress } from "#server/progress.ts";

/** An empty data folder for one part of the benchmark, on a built tree. */
export async function makeDataFolder(ends: AsyncDisposableStack): Promise<string> {
  await ensureBuilt(progress);
  const folder = await mkdtemp(join(tmpdir(), "viluva-faults-"));
  ends.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  // For root: PostgreSQL then runs as somebody else, who has to get through.
  await chmod(folder, 0o711);
  return folder;
}

/** The real product with a connection to its database; what it says of its start is left out. */
export async function startWithDatabase(
  dataDir: string,
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
): Promise<{ product: Product; academy: TestAcademy }> {
  progress("Starting the academy ...");
  const product = await startProduct(dataDir, env);
  ends.defer(() => cutPower(product));
  const { url, output } = product;
  if (url === null) throw new Error(`the academy did not start:\n${output.join("\n")}`);
  const shared = { log() {}, whenRunning: "share" } as const;
  const { connection } = await startEmbeddedDatabase(dataDir, shared);
  const opened = openDatabase(connection, () => {});
  ends.defer(() => opened.pool.end());
  while (output.splice(0).length > 0) await delay(200);
  return {
    product,
    academy: {
      ...opened,
      url,
      metricsUrl: null,
      origin: url,
      served: opened.pool,
      logged: [],
      dataDir,
    },
  };
}
