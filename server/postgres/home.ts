import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";
import { canAccess, chooseRunAs, type Owner, ownFolderMode, type RunAs } from "./identity.ts";

/** The folder of the cluster, its socket and its log, and the user that runs PostgreSQL. */
export interface Home {
  readonly folder: string;
  readonly runAs: RunAs;
}

const systemFolder = "/var/lib/viluva";

/**
 * Creates `DATA_DIR/postgres` if it is missing, and returns its real path.
 * @throws EmbeddedDatabaseError if it cannot be created
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
      `Cannot create the folder ${folder} (${reason(error)}): set DATA_DIR to a writable folder.`,
    );
  }
}

/** The folder with the cluster: this one, or the one named in its file `elsewhere`. */
export function findHome(folder: string): string {
  const note = join(folder, "elsewhere");
  if (!existsSync(note)) return folder;
  const home = readFileSync(note, "utf8").trim();
  if (existsSync(home)) return home;
  // A new, empty database here would look like a loss of all data.
  throw new EmbeddedDatabaseError(
    `The database of ${folder} was kept in ${home}, which is missing: restore that folder, ` +
      `or delete ${note} to start with an empty database.`,
  );
}

export function clusterFolder(home: string): string {
  return join(home, "cluster");
}

/**
 * Finds or chooses the folder for the cluster. If root's data folder is not accessible to the user
 * that runs PostgreSQL, the cluster is in the system folder, and the file `elsewhere` in the data
 * folder contains its path.
 * @throws EmbeddedDatabaseError if no folder is suitable
 */
export function chooseHome(
  folder: string,
  log: (line: string) => void,
  system = systemFolder,
): Home {
  const found = findHome(folder);
  const cluster = clusterFolder(found);
  const owner = ownerOf(cluster);
  const runAs = chooseRunAs(cluster, owner);
  if (canAccess(runAs, found)) {
    if (found !== folder) log(`The database is kept in ${found}.`);
    return { folder: found, runAs };
  }
  if (owner || found !== folder) {
    throw new EmbeddedDatabaseError(
      `User ${runAs.uid}, which runs PostgreSQL, cannot access ${found}: ` +
        `allow others to traverse its parent folders (chmod o+x).`,
    );
  }
  const home = createInSystemFolder(folder, system, runAs);
  log(
    `The database is kept in ${home}, since user ${runAs.uid}, which runs it, cannot access ${folder}.`,
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

function createInSystemFolder(folder: string, system: string, runAs: RunAs): string {
  // The random suffix prevents a deleted and recreated data folder from finding the old database.
  const name = `${shortHash(folder)}-${randomBytes(4).toString("hex")}`;
  const home = join(system, name);
  try {
    mkdirSync(home, { recursive: true, mode: 0o711 });
    for (const each of [system, home]) chmodSync(each, 0o711);
    if (!canAccess(runAs, home)) throw new Error("not accessible to that user");
    const note = join(folder, "elsewhere");
    writeFileSync(`${note}.new`, `${home}\n`);
    renameSync(`${note}.new`, note);
    return home;
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `User ${runAs.uid}, which runs PostgreSQL, cannot access ${folder}, and ${home} cannot be used ` +
        `either (${reason(error)}): set DATA_DIR to a folder that other users may traverse.`,
    );
  }
}

/** A short hash of a path, for use in file names. */
export function shortHash(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}
