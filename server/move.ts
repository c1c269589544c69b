import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectToDatabase, openAcademyDatabase } from "./academy.ts";
import { moveAcademy, type MoveSummary } from "./backup/move.ts";
import { interruptible, Refusal, runCommand } from "./command.ts";
import { migrate } from "./migrate.ts";
import { createSteadyProgress, endProgress } from "./progress.ts";
import { readSettings, type Settings } from "./settings.ts";

const usage =
  "usage: npm run move -- DATABASE_URL (moves the embedded academy of DATA_DIR into that PostgreSQL)";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [databaseUrl, ...more] = positionals;
  if (!databaseUrl || more.length > 0) throw new Refusal(usage);
  const source = readSettings({ ...process.env, DATABASE_URL: "" });
  const target = readSettings({ ...process.env, DATABASE_URL: databaseUrl });
  if (!existsSync(join(source.dataDir, "postgres"))) {
    throw new Refusal(`There is no academy in ${source.dataDir}: set DATA_DIR.`);
  }
  try {
    const summary = await interruptible((signal) => move(source, target, signal));
    endProgress();
    console.log(describe(summary));
  } finally {
    endProgress();
  }
});

async function move(source: Settings, target: Settings, signal: AbortSignal): Promise<MoveSummary> {
  // What a running server went on to write would stay behind.
  const from = await connectToDatabase(source, console.error, "refuse");
  try {
    await migrate(from.database);
    const to = await openAcademyDatabase(target, console.error, "share", "owner");
    try {
      return await moveAcademy(from.pool, to.pool, { signal, onProgress: createSteadyProgress() });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function describe({ tables, wasThere }: MoveSummary): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en");
  const what = wasThere ? "The academy was there already" : "Moved the academy";
  return [
    `${what}: ${rows} rows of ${tables.length} tables, each the same in both places.`,
    ...tables.map(({ name, rows: count }) => `  ${name}: ${count.toLocaleString("en")}`),
    "Start the server with that DATABASE_URL from now on; everybody signs in again.",
  ].join("\n");
}
