import { rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./error.ts";

const userMap = "viluva";
const note = "# Written by the server at each start.";

/**
 * Writes which users of this machine may connect: the one that runs this process, and root. If that
 * is root, the user that runs PostgreSQL is refused too. The files are in the home folder instead of
 * the cluster, so that they apply to clusters of earlier versions, and belong to us.
 *
 * @returns PostgreSQL's settings that name the files
 * @throws EmbeddedDatabaseError if our user has no name
 */
export function restrictConnections(home: string): Record<string, string> {
  const users = [...new Set(["root", ownName()])];
  const hba = join(home, "pg_hba.conf");
  const ident = join(home, "pg_ident.conf");
  writeNew(hba, [note, `local all all peer map=${userMap}`]);
  writeNew(ident, [note, ...users.map((user) => `${userMap} "${user}" all`)]);
  return { hba_file: hba, ident_file: ident };
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new EmbeddedDatabaseError(
      `PostgreSQL needs a user id that has a name, and ${process.getuid?.()} has none here: ` +
        `add it to /etc/passwd, or set DATABASE_URL.`,
    );
  }
}

function writeNew(path: string, lines: string[]): void {
  rmSync(path, { force: true });
  // "wx" follows no symbolic link that another owner of the folder may have put here.
  writeFileSync(path, `${lines.join("\n")}\n`, { mode: 0o644, flag: "wx" });
}
