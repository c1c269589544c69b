import { access } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openAcademyDatabase } from "#server/academy-database.ts";
import { keyOfBackups } from "#server/backup/key.ts";
import { openBackupFile, type BackupFile } from "#server/backup/read-file.ts";
import {
  pictureFolder,
  readFromFolder,
  restorePictures,
  type RestoredPictures,
} from "#server/backup/pictures.ts";
import { restoreBackup, type RestoreSummary } from "#server/backup/restore.ts";
import { describeStaff } from "#server/backup/staff.ts";
import { interruptible, CommandError, runCommand } from "#server/command.ts";
import { erasuresFile, saveErasures, readErasuresFile } from "#server/erasures-file.ts";
import { queueWaitingMails } from "#server/mail/queue.ts";
import { createThrottledProgress, endProgress } from "#server/progress.ts";
import { readSettings, type Settings } from "#server/settings.ts";

const usage =
  "usage: npm run restore -- FILE [--replace] [--accept-admins] [--erasures FILE], or: " +
  "npm run restore -- photos FILE";

interface Options {
  replace: boolean;
  "accept-admins": boolean;
  erasures?: string | undefined;
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "accept-admins": { type: "boolean", default: false },
      erasures: { type: "string" },
    },
  });
  const [first, second, ...more] = positionals;
  if (!first || more.length > 0) throw new CommandError(usage);
  const settings = readSettings(process.env);
  if (second !== undefined) {
    if (first !== "photos") throw new CommandError(usage);
    return restorePhotosAlone(second, settings);
  }
  const path = first;
  const onProgress = createThrottledProgress();
  const key = await keyOfBackups(settings);
  const read = readFromFolder(pictureFolder(path), key);
  const backup = await openBackupFile(path, key, (share) =>
    onProgress(`Checking ${path}: ${Math.floor(share * 100)} %`),
  );
  try {
    const { summary, pictures } = await restore(backup, settings, values, read, onProgress);
    console.log(describe(backup, summary));
    const text = describePictures(pictures);
    if (text) console.log(text);
  } finally {
    endProgress();
    await backup.close();
  }
});

async function restore(
  backup: BackupFile,
  settings: Settings,
  { replace, "accept-admins": acceptAdmins, erasures: copyPath }: Options,
  read: ReturnType<typeof readFromFolder>,
  onProgress: (text: string) => void,
): Promise<{ summary: RestoreSummary; pictures: RestoredPictures }> {
  const file = erasuresFile(settings.dataDir);
  const { erasures, withdrawals } = await readErasuresFile(file);
  if (copyPath !== undefined) {
    await access(copyPath);
    const copy = await readErasuresFile(copyPath);
    erasures.push(...copy.erasures);
    withdrawals.push(...copy.withdrawals);
  }
  const open = await openAcademyDatabase(settings, console.error, "share", "owner");
  try {
    return await interruptible(async (signal) => {
      const options = { replace, acceptAdmins, erasures, withdrawals, signal, onProgress };
      const summary = await restoreBackup(open.pool, backup, options);
      await saveErasures(open.database, file);
      await queueWaitingMails(open.database);
      onProgress("Restoring photos");
      return { summary, pictures: await restorePictures(open.pool, read, signal) };
    });
  } finally {
    await open.close();
  }
}

/** Goes on with the photos of a restore that was interrupted after its rows. */
async function restorePhotosAlone(path: string, settings: Settings): Promise<void> {
  const read = readFromFolder(pictureFolder(path), await keyOfBackups(settings));
  const open = await openAcademyDatabase(settings, console.error, "share", "owner");
  try {
    const pictures = await interruptible((signal) => restorePictures(open.pool, read, signal));
    console.log(describePictures(pictures) || "No photo lacks its picture.");
  } finally {
    await open.close();
  }
}

function describePictures({ restored, missing, refused }: RestoredPictures): string {
  if (restored + missing + refused === 0) return "";
  const texts = [`Photos restored: ${restored.toLocaleString("en")}.`];
  if (missing > 0)
    texts.push(`Without a picture beside the file: ${missing.toLocaleString("en")}.`);
  if (refused > 0) {
    texts.push(
      `Not sealed with this academy's key, and left out: ${refused.toLocaleString("en")}.`,
    );
  }
  return texts.join(" ");
}

function describe({ header }: BackupFile, done: RestoreSummary): string {
  const [rows, erased] = [done.rows, done.erasedAgain].map((count) => count.toLocaleString("en"));
  const lines = [
    `Restored ${rows} rows of ${done.tables} tables, as of ${header.takenAt}.`,
    "Everybody is signed out. Accounts that existed before keep their present password and address.",
  ];
  if (done.erasedAgain > 0)
    lines.push(`Accounts deleted since the backup, and deleted again: ${erased}.`);
  if (done.staff.length > 0)
    lines.push(
      "The staff of the backup and of the academy differed:",
      ...describeStaff(done.staff),
    );
  const removed = done.logos.filter(({ problem }) => problem !== null);
  if (done.logos.length > removed.length)
    lines.push(`Logos that were SVG and are PNG now: ${done.logos.length - removed.length}.`);
  if (removed.length > 0)
    lines.push(
      `SVG logos that could not be drawn (${removed.map(({ problem }) => problem).join(", ")}): ` +
        "the academy's name stands in their place; upload a PNG or WebP.",
    );
  if (done.unknown.length > 0)
    lines.push(`Left out, because the schema has no such table: ${done.unknown.join(", ")}.`);
  return lines.join("\n");
}
