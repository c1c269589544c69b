import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { insertAuditEntry } from "#data/audit/audit.ts";
import type { Database } from "#data/shared/database.ts";
import { connectToDatabase } from "#server/academy-database.ts";
import { keyForBackup, keyOfBackups } from "#server/backup/key.ts";
import { makeBackup } from "#server/backup/make.ts";
import { pictureFolder, savePictures, type SavedPictures } from "#server/backup/pictures.ts";
import { verifyBackup } from "#server/backup/verify.ts";
import { interruptible, CommandError, runCommand } from "#server/command.ts";
import { createThrottledProgress, endProgress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";

const usage = "usage: npm run backup -- FILE [--force], or: npm run backup -- verify FILE";

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [first, second, ...more] = positionals;
  if (!first || more.length > 0) throw new CommandError(usage);
  if (second === undefined) return backUp(first, values.force);
  if (first !== "verify" || values.force) throw new CommandError(usage);
  await verify(second);
});

async function backUp(path: string, force: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, "postgres"))) {
    throw new CommandError(`There is no academy in ${dataDir}; set DATA_DIR or DATABASE_URL.`);
  }
  const key = await keyForBackup(settings, path);
  // Without migrating: a backup before an upgrade has to keep the old version's schema.
  const open = await connectToDatabase(settings, console.error, "share");
  try {
    await interruptible(async (signal) => {
      const onProgress = createThrottledProgress();
      const done = await makeBackup(open.pool, path, { force, key, signal, onProgress });
      const pictures = await savePictures(open.pool, pictureFolder(path), key, signal);
      endProgress();
      await recordBackup(open.database);
      if (pictures.added + pictures.deleted > 0) console.log(describePictures(path, pictures));
      const [rows, size] = [done.rows.toLocaleString("en"), describeSize(done.bytes)];
      console.log(`Backed up ${rows} rows of ${done.tables} tables to ${path} (${size}).`);
    });
  } finally {
    endProgress();
    await open.close();
  }
}

function describePictures(path: string, { added, deleted }: SavedPictures): string {
  const [more, less] = [added, deleted].map((number) => number.toLocaleString("en"));
  return `Photos in ${pictureFolder(path)}: ${more} added, ${less} deleted.`;
}

/** Writes the audit entry of a backup, which the set-up and the log of the admins show. */
async function recordBackup(database: Database): Promise<void> {
  const entry = {
    requestId: randomUUID(),
    actor: { id: null, role: "operator" },
    action: "make-backup",
    subject: null,
    outcome: "done",
    reason: null,
    detail: {},
  } as const;
  // A backup before an upgrade may find an older log. The file is whole either way.
  await insertAuditEntry(database, entry).catch(() =>
    console.error("The backup could not be added to the audit log."),
  );
}

async function verify(path: string): Promise<void> {
  const key = await keyOfBackups(readSettings(process.env));
  try {
    const { tables, rows, header } = await verifyBackup(path, key, createThrottledProgress());
    endProgress();
    console.log(
      `${path} is whole, and sealed with this academy's key: ${rows.toLocaleString("en")} rows of ` +
        `${tables} tables, as of ${header.takenAt}, written by version ${header.product}.`,
    );
  } finally {
    endProgress();
  }
}

function describeSize(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
