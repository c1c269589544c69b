import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { startSmtpServer } from "#test/support/smtp-server.ts";

/** A mail server that lays each mail into a folder, where the tests' processes find it. */
export async function startMailServer(folder: string) {
  await mkdir(folder, { recursive: true });
  let mails = 0;
  return startSmtpServer({
    async take(raw) {
      mails += 1;
      const path = join(folder, `${mails}.eml`);
      await writeFile(`${path}.part`, raw);
      await rename(`${path}.part`, path);
    },
  });
}

/** Every mail to somebody so far. */
export async function listMails(email: string): Promise<Email[]> {
  const folder = process.env["ACADEMY_MAIL_DIR"] ?? "";
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** Waits for the one mail to somebody whose subject has these words. */
export async function findMail(email: string, subject: string): Promise<Email> {
  const found = async () =>
    (await listMails(email)).filter((mail) => mail.subject?.includes(subject));
  await expect.poll(async () => (await found()).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`no mail about ${subject}`);
  return mail;
}
