import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectToDatabase, openAcademyDatabase } from "#server/academy-database.ts";
import { moveAcademy, type MoveSummary } from "#server/backup/move.ts";
import { interruptible, CommandError, runCommand } from "#server/command.ts";
import { migrate } from "#server/migrate.ts";
import { createThrottledProgress, endProgress } from "#server/progress.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { convertSvgLogos } from "#server/site/logos/convert.ts";

const usage =
  "usage: npm run move -- DATABASE_URL (moves the embedded academy of DATA_DIR into that PostgreSQL)";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [databaseUrl, ...more] = positionals;
  if (!databaseUrl || more.length > 0) throw new CommandError(usage);
  const source = readSettings({ ...process.env, DATABASE_URL: "" });
  const target = readSettings({ ...process.env, DATABASE_URL: databaseUrl });
  if (!existsSync(join(source.dataDir, "postgres"))) {
    throw new CommandError(`There is no academy in ${source.dataDir}; set DATA_DIR.`);
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
  // Refuses while a server is running: changes it made after the snapshot would not be moved.
  const from = await connectToDatabase(source, console.error, "refuse");
  try {
    await migrate(from.database);
    // As the first start with this version would: both databases have the same logos then.
    await convertSvgLogos(from.pool);
    const to = await openAcademyDatabase(target, console.error, "share", "owner");
    try {
      return await moveAcademy(from.pool, to.pool, {
        signal,
        onProgress: createThrottledProgress(),
      });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function describe({ tables, isRepeated }: MoveSummary): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en");
  const what = isRepeated ? "The academy was already moved" : "Moved the academy";
  return [
    `${what}: ${rows} rows in ${tables.length} tables, identical in both databases.`,
    ...tables.map(({ name, rows: count }) => `  ${name}: ${count.toLocaleString("en")}`),
    "From now on start the server with that DATABASE_URL. Everybody has to sign in again.",
  ].join("\n");
}
