import { chownSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socketPort } from "./configuration.ts";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import { shortHash, type Home } from "./home.ts";
import { canAccess, type RunAs } from "./identity.ts";

export interface SocketFolder {
  readonly path: string;
  /** Removes it, once PostgreSQL has stopped. */
  remove(): void;
}

/** The shortest limit of the supported systems, in bytes, without the terminating zero. */
const longestSocketPath = 103;

/**
 * Creates an empty private folder for the socket: in the home folder, or in the system's temporary
 * folder if the path would be too long for a socket.
 * @throws EmbeddedDatabaseError if there is no place for it
 */
export function makeSocketFolder({ folder: home, runAs }: Home): SocketFolder {
  const inHome = join(home, "socket");
  if (fits(inHome)) return make(inHome, runAs);
  for (const parent of new Set([tmpdir(), "/tmp"])) {
    const path = join(parent, `viluva-${shortHash(home)}`);
    if (fits(path) && canAccess(runAs, parent)) return make(path, runAs);
  }
  throw new EmbeddedDatabaseError(
    `The path ${home} is too long for a socket, and no temporary folder is suitable: ` +
      `set DATA_DIR or TMPDIR to a shorter path.`,
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
}

function make(path: string, runAs: RunAs): SocketFolder {
  const uid = runAs.uid ?? process.getuid?.();
  try {
    const earlier = lstatSync(path, { throwIfNoEntry: false });
    // In a shared temporary folder, another user may have created the folder to intercept us.
    if (earlier && (!earlier.isDirectory() || (earlier.uid !== uid && earlier.uid !== 0))) {
      throw new Error("it belongs to another user");
    }
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { mode: 0o700 });
    if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid);
  } catch (error) {
    throw new EmbeddedDatabaseError(`Cannot create the socket folder ${path} (${reason(error)}).`);
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
