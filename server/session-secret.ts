import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#data/database.ts";
import { agreeOnSecret } from "#data/secrets.ts";
import { SettingsError, type Settings } from "./settings.ts";

const file = "session-secret";

/**
 * The secret that signs links: the operator's, or one that is made once. It is in the data folder,
 * or, where instances share a database, in that, so that all of them have the same.
 */
export async function findSecret(
  { sessionSecret, databaseUrl, dataDir }: Settings,
  database: Database,
): Promise<Uint8Array> {
  if (sessionSecret !== null) return Buffer.from(sessionSecret);
  const fresh = randomBytes(32);
  if (databaseUrl !== null) return agreeOnSecret(database, "session", fresh);
  return (await readSecret(dataDir)) ?? writeSecret(dataDir, fresh);
}

async function readSecret(dataDir: string): Promise<Buffer | null> {
  const path = join(dataDir, file);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const secret = Buffer.from(text, "hex");
  if (secret.length === 32) return secret;
  throw new SettingsError(`${path} is damaged: remove it, and the next start makes another.`);
}

async function writeSecret(dataDir: string, secret: Buffer): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, file);
  const handle = await open(`${path}.part`, "w", 0o600);
  try {
    await handle.writeFile(secret.toString("hex"));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
  return secret;
}
