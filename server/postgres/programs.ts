import {
  chmodSync,
  cpSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";
import type { Home } from "./home.ts";
import { type RunAs, runAsUser } from "./identity.ts";
import { platformPackage } from "./platform.ts";

/** PostgreSQL's programs in `node_modules`. */
export interface InstalledPrograms {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, which has to be that of the cluster. */
  readonly major: string;
}

/** @throws EmbeddedDatabaseError if there is no package for this machine, or it is not installed */
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
 * Returns programs that PostgreSQL's user can run: the installed ones, or a copy in the home folder
 * if `node_modules` is read-only or not accessible to that user.
 * @throws EmbeddedDatabaseError if neither can be run
 */
export function preparePrograms(
  installed: InstalledPrograms,
  { folder: home, runAs }: Home,
  log: (line: string) => void,
): Programs {
  repairLinks(installed.folder);
  const inPlace = tryPrograms(installed.folder, runAs);
  if ("programs" in inPlace) return inPlace.programs;
  const copy = join(home, `programs-${installed.version}`);
  const earlier = tryPrograms(copy, runAs);
  if ("programs" in earlier) return earlier.programs;
  log(`Copying PostgreSQL's programs to ${copy}.`);
  copyPrograms(installed.folder, copy, runAs);
  const copied = tryPrograms(copy, runAs);
  if ("programs" in copied) return copied.programs;
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL cannot run on this machine (${copied.failure}): set DATABASE_URL instead.`,
  );
}

/** Runs `postgres --version`, which tests libraries, permissions and mount options at once. */
function tryPrograms(folder: string, runAs: RunAs): { programs: Programs } | { failure: string } {
  const bin = join(folder, "bin");
  const postgres = join(bin, "postgres");
  const { stdout, stderr, error } = runAsUser(runAs, postgres, ["--version"]);
  const major = /PostgreSQL\) (\d+)/.exec(stdout ?? "")?.[1];
  if (major) return { programs: { initdb: join(bin, "initdb"), postgres, major } };
  return { failure: error ? reason(error) : (stderr.trim().split("\n").at(-1) ?? "no answer") };
}

/** Creates the symbolic links that the package lists: npm can't pack them, so they may be missing. */
function repairLinks(native: string): void {
  for (const { source, target } of listedLinks(native)) {
    const link = join(native, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (hasCode(error, "EEXIST")) continue;
      // In a read-only folder the programs can't be run, and a copy is made instead.
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
