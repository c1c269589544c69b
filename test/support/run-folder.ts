import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Bytes: several times what the databases and write-ahead logs of a run need.
const neededSpace = 4 * 1024 ** 3;
const memory = "/dev/shm";

/**
 * Creates a folder for the databases of a run: in memory where there is enough. Each test's database
 * is seven hundred files, and a file system on disk is busy with them longer than PostgreSQL is.
 */
export async function createRunFolder(prefix: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const parent = bavail * bsize >= neededSpace ? memory : tmpdir();
  const folder = await mkdtemp(join(parent, prefix));
  // As root we run PostgreSQL as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  return folder;
}
