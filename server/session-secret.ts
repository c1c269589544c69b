import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Database } from "#data/shared/database.ts";
import { findOrInsertSecret } from "#data/shared/secrets.ts";
import { readOrCreateSecretFile } from "./secret-file.ts";
import type { Settings } from "./settings.ts";

const ifDamaged =
  "replace it with your copy. Without a copy, delete it: mailed links then stop working, " +
  "second factors have to be set up again, and tutors' bank accounts typed again";

/**
 * The secret that signs links and derives keys: the operator's setting, or one generated at the
 * first start. It is stored in the data folder or, with an external database, in that database, so
 * that all instances have the same.
 */
export async function findSecret(
  { sessionSecret, databaseUrl, dataDir }: Settings,
  database: Database,
): Promise<Uint8Array> {
  if (sessionSecret !== null) return Buffer.from(sessionSecret);
  if (databaseUrl !== null) return findOrInsertSecret(database, "session", randomBytes(32));
  return readOrCreateSecretFile(join(dataDir, "session-secret"), ifDamaged);
}
