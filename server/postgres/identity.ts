import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { EmbeddedDatabaseError } from "./error.ts";

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Who runs PostgreSQL; an empty object means whoever runs us. Spreads into spawn's options. */
export type RunAs = Owner | Readonly<Record<string, never>>;

const nobody = 65_534;

export function weAreRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A folder only for its owner, though root must let PostgreSQL's user pass through. */
export function ownFolderMode(): number {
  return weAreRoot() ? 0o711 : 0o700;
}

/**
 * Decides who runs PostgreSQL, which refuses to be root: the owner of the existing cluster, or
 * else the system's `postgres`, or else nobody.
 * @throws EmbeddedDatabaseError when the cluster is somebody else's, or there is no such user
 */
export function chooseRunAs(cluster: string, clusterOwner: Owner | null): RunAs {
  if (!weAreRoot()) {
    const uid = process.getuid?.();
    if (clusterOwner && clusterOwner.uid !== uid) {
      throw new EmbeddedDatabaseError(
        `${cluster} belongs to user ${clusterOwner.uid} and we run as ${uid}: ` +
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
 * The user to run as, from the text of /etc/passwd.
 * @throws EmbeddedDatabaseError when there is none: PostgreSQL needs an id that has a name
 */
export function unprivilegedUser(passwd: string): Owner {
  const users = passwd.split("\n").map((line) => {
    const [name, , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const user =
    users.find((each) => each.name === "postgres" && each.uid > 0) ??
    users.find((each) => each.uid === nobody);
  if (user) return { uid: user.uid, gid: user.gid };
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" here: ` +
      `start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Runs a short program as that user. Asking the system itself also minds ACLs and mounts. */
export function tryAs(runAs: RunAs, program: string, args: string[]) {
  const options = { ...runAs, cwd: "/", env: plainEnvironment(), encoding: "utf8" } as const;
  return spawnSync(program, args, { ...options, timeout: 10_000 });
}

/** Can that user pass into the folder by its full path? */
export function canReach(runAs: RunAs, folder: string): boolean {
  return tryAs(runAs, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]).status === 0;
}

/** Without our own variables: PGPORT, PGOPTIONS and the like would change what PostgreSQL does. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"] ?? "/usr/bin:/bin" };
}
