import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";
import { canReach, chooseRunAs, ownFolderMode } from "./identity.ts";
import type { Owner, RunAs } from "./identity.ts";

/** Where the cluster, its socket and its log are, and who runs PostgreSQL there. */
export interface Home {
  readonly folder: string;
  readonly runAs: RunAs;
}

const systemFolder = "/var/lib/viluva";

/**
 * Makes `DATA_DIR/postgres` where it is missing and returns its real path.
 * @throws EmbeddedDatabaseError when it cannot be made
 */
export function openDataFolder(dataDir: string): string {
  const folder = join(dataDir, "postgres");
  try {
    for (const each of [dataDir, folder]) {
      if (mkdirSync(each, { recursive: true })) chmodSync(each, ownFolderMode());
    }
    return realpathSync(folder);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `Cannot make the folder ${folder} (${reason(error)}): set DATA_DIR to a folder that we may write.`,
    );
  }
}

/** The folder that really holds the cluster: this one, or where its note points. */
export function findHome(folder: string): string {
  const note = join(folder, "elsewhere");
  if (!existsSync(note)) return folder;
  const home = readFileSync(note, "utf8").trim();
  if (existsSync(home)) return home;
  // A new, empty database here would look as if everybody's data were gone.
  throw new EmbeddedDatabaseError(
    `The database of ${folder} was kept in ${home}, which is missing: bring it back, ` +
      `or delete ${note} to begin with an empty one.`,
  );
}

export function clusterFolder(home: string): string {
  return join(home, "cluster");
}

/**
 * Finds or chooses the folder for the cluster. Root's private folders are closed to the user who
 * runs PostgreSQL: then it lives in the system's folder, and a note remembers where.
 * @throws EmbeddedDatabaseError when no folder will do
 */
export function settleHome(
  folder: string,
  log: (line: string) => void,
  system = systemFolder,
): Home {
  const found = findHome(folder);
  const cluster = clusterFolder(found);
  const owner = ownerOf(cluster);
  const runAs = chooseRunAs(cluster, owner);
  if (canReach(runAs, found)) {
    if (found !== folder) log(`The database is kept in ${found}.`);
    return { folder: found, runAs };
  }
  if (owner || found !== folder) {
    throw new EmbeddedDatabaseError(
      `User ${runAs.uid}, who runs PostgreSQL, cannot reach ${found}: ` +
        `let others pass through its parent folders (chmod o+x).`,
    );
  }
  const home = makeElsewhere(folder, system, runAs);
  log(
    `The database is kept in ${home}, since user ${runAs.uid}, who runs it, cannot reach ${folder}.`,
  );
  return { folder: home, runAs };
}

function ownerOf(path: string): Owner | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw new EmbeddedDatabaseError(`Cannot read ${path} (${reason(error)}).`);
  }
}

function makeElsewhere(folder: string, system: string, runAs: RunAs): string {
  // The random end keeps a data folder that was deleted and made anew from finding old rows.
  const name = `${shortHash(folder)}-${randomBytes(4).toString("hex")}`;
  const home = join(system, name);
  try {
    mkdirSync(home, { recursive: true, mode: 0o711 });
    for (const each of [system, home]) chmodSync(each, 0o711);
    if (!canReach(runAs, home)) throw new Error("closed to that user");
    const note = join(folder, "elsewhere");
    writeFileSync(`${note}.new`, `${home}\n`);
    renameSync(`${note}.new`, note);
    return home;
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `User ${runAs.uid}, who runs PostgreSQL, cannot reach ${folder}, nor can ${home} be used ` +
        `(${reason(error)}): set DATA_DIR to a folder that others may pass into.`,
    );
  }
}

/** A short name for a path that must not appear whole. */
export function shortHash(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}
