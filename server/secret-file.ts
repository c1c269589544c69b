import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { SettingsError } from "./settings.ts";

/**
 * Reads a secret of 32 bytes from a file.
 *
 * @param ifDamaged what the operator should do about a damaged file, as a part of a sentence
 * @returns null if there is no such file
 * @throws SettingsError if the file has other content
 */
export async function readSecretFile(path: string, ifDamaged: string): Promise<Buffer | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const secret = Buffer.from(text, "hex");
  if (secret.length === 32) return secret;
  throw new SettingsError(`${path} is damaged: ${ifDamaged}.`);
}

/** Like `readSecretFile`, but a missing file is created with a random secret. */
export async function readOrCreateSecretFile(path: string, ifDamaged: string): Promise<Buffer> {
  const secret = await readSecretFile(path, ifDamaged);
  if (secret) return secret;
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomBytes(6).toString("hex")}.part`;
  const handle = await open(part, "wx", 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString("hex"));
    await handle.sync();
    // Unlike a rename, a link never replaces the file of another process.
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
  return readOrCreateSecretFile(path, ifDamaged);
}
