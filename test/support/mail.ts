import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { signStopLink, type StopLink } from "#access/mail-links.ts";
import type { TestAcademy } from "./academy.ts";

/** The last part of the address that stops a group of mails, as the academy itself signs it. */
export async function stopLink({ dataDir }: TestAcademy, link: StopLink): Promise<string> {
  const secret = await readFile(join(dataDir, "session-secret"), "utf8");
  return signStopLink(Buffer.from(secret, "hex"), link);
}
