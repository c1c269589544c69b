import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectToDatabase } from "./academy.ts";
import { makeBackup } from "./backup/make.ts";
import { interruptible, Refusal, runCommand } from "./command.ts";
import { createSteadyProgress, endProgress } from "./progress.ts";
import { readSettings } from "./settings.ts";

const usage = "usage: npm run backup -- FILE [--force]";

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new Refusal(usage);
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, "postgres"))) {
    throw new Refusal(`There is no academy in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  // As it is: before an upgrade, the schema of the old version is what has to be kept.
  const open = await connectToDatabase(settings, console.error, "share");
  try {
    await interruptible(async (signal) => {
      const onProgress = createSteadyProgress();
      const done = await makeBackup(open.pool, path, { ...values, signal, onProgress });
      endProgress();
      const [rows, size] = [done.rows.toLocaleString("en"), describeSize(done.bytes)];
      console.log(`Backed up ${rows} rows of ${done.tables} tables to ${path} (${size}).`);
    });
  } finally {
    endProgress();
    await open.close();
  }
});

function describeSize(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
