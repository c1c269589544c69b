import { chownSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socketPort } from "./configuration.ts";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import { shortHash } from "./home.ts";
import type { Home } from "./home.ts";
import { canReach } from "./identity.ts";
import type { RunAs } from "./identity.ts";

export interface SocketFolder {
  readonly path: string;
  /** Removes it, once PostgreSQL has stopped. */
  remove(): void;
}

/** The shortest limit among our systems, in bytes, its final zero not counted. */
const longestSocketPath = 103;

/**
 * Makes an empty private folder for the socket: in the home folder, or under the system's
 * temporary one where the path would be longer than a socket's may be.
 * @throws EmbeddedDatabaseError when there is no place for it
 */
export function makeSocketFolder({ folder: home, runAs }: Home): SocketFolder {
  const inHome = join(home, "socket");
  if (fits(inHome)) return make(inHome, runAs);
  for (const parent of new Set([tmpdir(), "/tmp"])) {
    const path = join(parent, `viluva-${shortHash(home)}`);
    if (fits(path) && canReach(runAs, parent)) return make(path, runAs);
  }
  throw new EmbeddedDatabaseError(
    `The path ${home} is too long for a socket, and no temporary folder will do: ` +
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
    // In a shared temporary folder, somebody else may have taken the name to lead us astray.
    if (earlier && (!earlier.isDirectory() || (earlier.uid !== uid && earlier.uid !== 0))) {
      throw new Error("it is somebody else's");
    }
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { mode: 0o700 });
    if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid);
  } catch (error) {
    throw new EmbeddedDatabaseError(`Cannot make the socket folder ${path} (${reason(error)}).`);
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
