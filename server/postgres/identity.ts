import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { EmbeddedDatabaseError } from "./error.ts";

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The user that runs PostgreSQL, as options of `spawn`; an empty object means the current user. */
export type RunAs = Owner | Readonly<Record<string, never>>;

const nobody = 65_534;

export function weAreRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The mode of private folders; root's folders have to be traversable by PostgreSQL's user. */
export function ownFolderMode(): number {
  return weAreRoot() ? 0o711 : 0o700;
}

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root: the owner of the existing
 * cluster, else `viluva`, else `postgres`, else `nobody`.
 * @throws EmbeddedDatabaseError if the cluster belongs to another user, or there is no such user
 */
export function chooseRunAs(cluster: string, clusterOwner: Owner | null): RunAs {
  if (!weAreRoot()) {
    const uid = process.getuid?.();
    if (clusterOwner && clusterOwner.uid !== uid) {
      throw new EmbeddedDatabaseError(
        `${cluster} belongs to user ${clusterOwner.uid}, but the server runs as user ${uid}: ` +
          `start as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return {};
  }
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner;
  const user = unprivilegedUser(readFileSync("/etc/passwd", "utf8"));
  if (clusterOwner) {
    throw new EmbeddedDatabaseError(
      `${cluster} belongs to root, and PostgreSQL refuses to run as root: ` +
        `run "chown -R ${user.uid}:${user.gid} ${cluster}" and start again.`,
    );
  }
  return user;
}

/**
 * Finds an unprivileged user in the text of /etc/passwd.
 * @throws EmbeddedDatabaseError if there is none: PostgreSQL needs a user id with a name
 */
export function unprivilegedUser(passwd: string): Owner {
  const users = passwd.split("\n").map((line) => {
    const [name, , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const named = (wanted: string) => users.find(({ name, uid }) => name === wanted && uid > 0);
  const user = named("viluva") ?? named("postgres") ?? users.find(({ uid }) => uid === nobody);
  if (user) return { uid: user.uid, gid: user.gid };
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and there is no user "viluva", "postgres" or "nobody" here: ` +
      `start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Runs a short program as that user, and waits for its end. */
export function runAsUser(runAs: RunAs, program: string, args: string[]) {
  const options = { ...runAs, cwd: "/", env: plainEnvironment(), encoding: "utf8" } as const;
  return spawnSync(program, args, { ...options, timeout: 10_000 });
}

/** Returns true if that user can enter the folder. Trying it covers ACLs and mount options too. */
export function canAccess(runAs: RunAs, folder: string): boolean {
  return runAsUser(runAs, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]).status === 0;
}

/** An environment without variables such as PGPORT and PGOPTIONS, which affect PostgreSQL. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"] ?? "/usr/bin:/bin" };
}
