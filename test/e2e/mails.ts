import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "./browser.ts";

const outbox = () => join(process.env["ACADEMY_DATA_DIR"] ?? "", "outbox");

/** The mails that the academy sent to an address with a subject, in no order. */
async function find(address: string, subject: string): Promise<Email[]> {
  const files = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .map(async (file) => PostalMime.parse(await readFile(join(outbox(), file)))),
  );
  return mails.filter((mail) => mail.subject === subject && mail.to?.[0]?.address === address);
}

/** The path of the link to a page of ours that begins so, in the one mail with that subject. */
export async function mailedLink(address: string, subject: string, start: string): Promise<string> {
  await expect.poll(() => find(address, subject), { timeout: 60_000 }).toHaveLength(1);
  const [{ html = "" } = {}] = await find(address, subject);
  const paths = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) => new URL(url).pathname);
  const [path, ...more] = paths.filter((one) => one.startsWith(start));
  expect(more).toEqual([]);
  return path ?? "";
}
