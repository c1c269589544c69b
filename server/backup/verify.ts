import type { Header } from "./format.ts";
import type { BackupKey } from "./key.ts";
import { openBackupFile } from "./read-file.ts";
import { countRows, describeRows } from "./row-progress.ts";

/**
 * Verifies a backup's seal and reads all of it, without a database.
 *
 * @throws CommandError if a restore would refuse the file
 */
export async function verifyBackup(
  path: string,
  key: BackupKey,
  onProgress: (text: string) => void,
): Promise<{ header: Header; tables: number; rows: number }> {
  const backup = await openBackupFile(path, key, (share) =>
    onProgress(`Checking ${path}: ${Math.floor(share * 100)} %`),
  );
  try {
    let [tables, rows] = [0, 0];
    for await (const { table, rows: chunks } of backup.tables()) {
      tables += 1;
      let read = 0;
      for await (const chunk of chunks) {
        read += countRows(chunk);
        onProgress(describeRows("Reading", table, read));
      }
      rows += read;
    }
    return { header: backup.header, tables, rows };
  } finally {
    await backup.close();
  }
}
