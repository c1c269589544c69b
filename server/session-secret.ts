import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "./settings.ts";

/**
 * What keys are made from: the operator's own, or one that is made once and kept beside the data,
 * readable by its owner only. Instances on one database have to have the same.
 */
export async function readSessionSecret(
  settings: Pick<Settings, "dataDir" | "sessionSecret">,
): Promise<string> {
  if (settings.sessionSecret !== null) return settings.sessionSecret;
  const path = join(settings.dataDir, "session-secret");
  await mkdir(settings.dataDir, { recursive: true });
  try {
    // Made by whoever comes first; it is never written over, since what it locked would stay so.
    const file = await open(path, "wx", 0o600);
    await file.writeFile(randomBytes(32).toString("base64url"));
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length >= 32) return secret;
  throw new Error(`${path} is damaged; put its copy back, or set SESSION_SECRET.`);
}
