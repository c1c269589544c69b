import { lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { chmodSync, cpSync, lchownSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";
import type { Home } from "./home.ts";
import { tryAs } from "./identity.ts";
import type { RunAs } from "./identity.ts";
import { platformPackage } from "./platform.ts";

/** PostgreSQL's programs as npm installed them. */
export interface InstalledPrograms {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, which a cluster is bound to. */
  readonly major: string;
}

/** @throws EmbeddedDatabaseError when this machine has no package for it, or it is not installed */
export function findPrograms(): InstalledPrograms {
  const name = platformPackage();
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return { folder: join(root, "native"), version };
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL (${name}) is not installed (${reason(error)}): ` +
        `run npm ci without --omit=optional, or set DATABASE_URL.`,
    );
  }
}

/**
 * Programs that the user who runs PostgreSQL can really start: the installed ones, or else a copy
 * in the home folder (a node_modules that is read-only, or closed to that user).
 * @throws EmbeddedDatabaseError when neither starts
 */
export function preparePrograms(
  installed: InstalledPrograms,
  { folder: home, runAs }: Home,
  log: (line: string) => void,
): Programs {
  repairLinks(installed.folder);
  const inPlace = start(installed.folder, runAs);
  if ("programs" in inPlace) return inPlace.programs;
  const copy = join(home, `programs-${installed.version}`);
  const earlier = start(copy, runAs);
  if ("programs" in earlier) return earlier.programs;
  log(`Copying PostgreSQL's programs to ${copy}.`);
  copyPrograms(installed.folder, copy, runAs);
  const copied = start(copy, runAs);
  if ("programs" in copied) return copied.programs;
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL does not start here (${copied.failure}): set DATABASE_URL instead.`,
  );
}

/** Runs the server for its version: the one test of libraries, permissions and mounts at once. */
function start(folder: string, runAs: RunAs): { programs: Programs } | { failure: string } {
  const bin = join(folder, "bin");
  const postgres = join(bin, "postgres");
  const { stdout, stderr, error } = tryAs(runAs, postgres, ["--version"]);
  const major = /PostgreSQL\) (\d+)/.exec(stdout ?? "")?.[1];
  if (major) return { programs: { initdb: join(bin, "initdb"), postgres, major } };
  return { failure: error ? reason(error) : (stderr.trim().split("\n").at(-1) ?? "no answer") };
}

/** npm cannot pack symbolic links; the package lists them, and makes them in an install script. */
function repairLinks(native: string): void {
  for (const { source, target } of listedLinks(native)) {
    const link = join(native, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (hasCode(error, "EEXIST")) continue;
      // Read-only: the programs will not start from here, and a copy is made instead.
      if (hasCode(error, "EACCES", "EPERM", "EROFS")) return;
      throw error;
    }
  }
}

function listedLinks(native: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

function copyPrograms(native: string, copy: string, runAs: RunAs): void {
  const home = dirname(copy);
  const unfinished = join(home, "programs.new", "native");
  try {
    for (const name of readdirSync(home)) {
      if (name.startsWith("programs")) rmSync(join(home, name), { recursive: true });
    }
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(dirname(unfinished), 0o711);
    repairLinks(unfinished);
    giveTo(unfinished, runAs);
    renameSync(unfinished, copy);
    rmSync(dirname(unfinished), { recursive: true });
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `Cannot copy PostgreSQL's programs to ${copy} (${reason(error)}).`,
    );
  }
}

function giveTo(folder: string, runAs: RunAs): void {
  if (runAs.uid === undefined) return;
  lchownSync(folder, runAs.uid, runAs.gid);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, path), runAs.uid, runAs.gid);
  }
}
