import { lstat, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Database } from "#data/shared/database.ts";
import { listErased, listPeopleIn } from "#data/account/people-in-text.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { composeLetter, type Letter, type Transport } from "./transport.ts";
import { day } from "#domain/shared/durations.ts";

/** For how long a letter is kept, whoever it is about. */
const keptMilliseconds = 30 * day;

/** The header that says whom a letter is for and about, by ids. */
const peopleHeader = "X-People";

/**
 * Writes each letter to a folder as `<id>.eml`, atomically, with the ids of the people who occur in it:
 * their names can't be looked for once they are erased.
 */
export function createFolderTransport(folder: string, db: Database): Transport {
  return {
    async send(letter) {
      const people = await peopleIn(db, letter);
      const options = composeLetter(letter, { [peopleHeader]: people.join(" ") });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${letter.mailId}.eml`);
      const handle = await open(`${path}.part`, "w", 0o600);
      try {
        await handle.writeFile(await new MailComposer(options).compile().build());
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}

async function peopleIn(db: Database, letter: Letter): Promise<string[]> {
  const { accountId, to, subject, text } = letter;
  const named = await listPeopleIn(db, [to, subject, text].join("\n"));
  return [...new Set([...(accountId === null ? [] : [accountId]), ...named])];
}

interface StoredLetter {
  writtenAt: number;
  people: readonly string[];
}

/**
 * Creates the function that deletes the letters of a folder that are about somebody who is erased, or
 * older than 30 days. It touches no other file. Several instances may share the folder.
 */
export function createOutboxSweep(db: Database, folder: string): (now: Date) => Promise<void> {
  /** What is known of the files so far, by name: each is read once. */
  const known = new Map<string, StoredLetter>();

  return async (now) => {
    const names = (await readNames(folder)).filter(isLetterName);
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) {
      const letter = known.get(name) ?? (await readLetter(join(folder, name)));
      if (letter) known.set(name, letter);
    }
    const people = [...new Set([...known.values()].flatMap((letter) => letter.people))];
    const erased = people.length > 0 ? await listErased(db, people) : new Set<string>();
    for (const [name, letter] of known) {
      const isOld = now.getTime() - letter.writtenAt > keptMilliseconds;
      if (!isOld && !letter.people.some((id) => erased.has(id))) continue;
      await rm(join(folder, name), { force: true });
      known.delete(name);
    }
  };
}

async function readNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Whether a file is a letter of ours, or one that was cut off while it was written. */
function isLetterName(name: string): boolean {
  const [, id = ""] = /^([^.]+)\.eml(?:\.part)?$/.exec(name) ?? [];
  return isRecordId(id);
}

/** Reads a letter's age and people; null for what is no file, or has gone meanwhile. */
async function readLetter(path: string): Promise<StoredLetter | null> {
  try {
    const stats = await lstat(path);
    if (!stats.isFile()) return null;
    // A letter that is being written has no whole header yet.
    const text = path.endsWith(".part") ? "" : await readFile(path, "utf8");
    const [head = ""] = text.split("\r\n\r\n", 1);
    const unfolded = head.replaceAll(/\r\n[ \t]+/g, " ");
    const start = `${peopleHeader}: `;
    const line = unfolded.split("\r\n").find((one) => one.startsWith(start)) ?? "";
    const ids = line.slice(start.length);
    return { writtenAt: stats.mtimeMs, people: ids.split(" ").filter(isRecordId) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
