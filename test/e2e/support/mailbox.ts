import { sql } from "kysely";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { linksOf } from "#test/support/mail-links.ts";
import { startSmtpServer } from "#test/support/smtp-server.ts";
import { academyDatabase } from "./database.ts";

/** A mail server that writes each mail to a file in a folder, where the test processes read it. */
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

const parsed = new Map<string, Promise<Email>>();

function parseFile(path: string): Promise<Email> {
  const known = parsed.get(path);
  if (known) return known;
  const mail = readFile(path).then((raw) => PostalMime.parse(raw));
  parsed.set(path, mail);
  return mail;
}

/** Every mail to an address so far. */
export async function listMails(email: string): Promise<Email[]> {
  const folder = process.env["ACADEMY_MAIL_DIR"] ?? "";
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => parseFile(join(folder, file))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** Waits for so many mails to an address whose subject contains these words. */
export async function findMails(email: string, subject: string, count: number): Promise<Email[]> {
  let found: Email[] = [];
  const search = async () => {
    found = (await listMails(email)).filter((mail) => mail.subject?.includes(subject));
    return found.length;
  };
  // The queue is polled every half second, and one mail may follow from another.
  const message = `mails to ${email} about "${subject}"`;
  await expect.poll(search, { message, intervals: [100] }).toBe(count);
  return found;
}

/** Waits for the one mail to an address whose subject contains these words. */
export async function findMail(email: string, subject: string): Promise<Email> {
  const [mail] = await findMails(email, subject, 1);
  if (!mail) throw new Error(`no mail about ${subject}`);
  return mail;
}

/** Waits for a mail. @returns the path of its one link whose path matches */
export async function pathInMail(email: string, subject: string, pattern: RegExp): Promise<string> {
  const links = linksOf(await findMail(email, subject)).map((url) => new URL(url).pathname);
  const paths = new Set(links.filter((path) => pattern.test(path)));
  expect(paths.size, `links to ${pattern} in "${subject}"`).toBe(1);
  return [...paths][0] ?? "";
}

/** Lets the mails to an account, which wait for some seconds, leave now. */
export async function hurryMails(accountId: string): Promise<void> {
  await sql`update pgboss.job set start_after = now()
    where state = 'created' and id in (select id from mails where account_id = ${accountId})`.execute(
    academyDatabase(),
  );
}
