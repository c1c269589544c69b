import { access } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openAcademyDatabase } from "./academy.ts";
import { openBackupFile, type BackupFile } from "./backup/read-file.ts";
import { restoreBackup, type RestoreSummary } from "./backup/restore.ts";
import { interruptible, Refusal, runCommand } from "./command.ts";
import { erasuresFile, keepErasures, readErasures } from "./erasures-file.ts";
import { createSteadyProgress, endProgress } from "./progress.ts";
import { readSettings, type Settings } from "./settings.ts";

const usage = "usage: npm run restore -- FILE [--replace] [--erasures FILE]";

interface Options {
  replace: boolean;
  erasures?: string | undefined;
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, erasures: { type: "string" } },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new Refusal(usage);
  const settings = readSettings(process.env);
  const onProgress = createSteadyProgress();
  const backup = await openBackupFile(path, (share) =>
    onProgress(`Checking ${path}: ${Math.floor(share * 100)} %`),
  );
  try {
    const summary = await restore(backup, settings, values, onProgress);
    console.log(describe(backup, summary));
  } finally {
    endProgress();
    await backup.close();
  }
});

async function restore(
  backup: BackupFile,
  settings: Settings,
  { replace, erasures: copy }: Options,
  onProgress: (text: string) => void,
): Promise<RestoreSummary> {
  const file = erasuresFile(settings.dataDir);
  const erasures = await readErasures(file);
  if (copy !== undefined) {
    await access(copy);
    erasures.push(...(await readErasures(copy)));
  }
  const open = await openAcademyDatabase(settings, console.error, "share", "owner");
  try {
    return await interruptible(async (signal) => {
      const options = { replace, erasures, signal, onProgress };
      const summary = await restoreBackup(open.pool, backup, options);
      await keepErasures(open.database, file);
      return summary;
    });
  } finally {
    await open.close();
  }
}

function describe({ header }: BackupFile, done: RestoreSummary): string {
  const [rows, erased] = [done.rows, done.erasedAgain].map((count) => count.toLocaleString("en"));
  const lines = [
    `Restored ${rows} rows of ${done.tables} tables, as they were at ${header.takenAt}.`,
    "Everybody is signed out; passwords are those of that time.",
  ];
  if (done.erasedAgain > 0) lines.push(`Accounts erased since, and erased again: ${erased}.`);
  if (done.unknown.length > 0)
    lines.push(`Left out, no table of ours: ${done.unknown.join(", ")}.`);
  return lines.join("\n");
}
