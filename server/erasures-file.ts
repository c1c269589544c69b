import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ErasureLog } from "#access/context.ts";
import type { Database } from "#data/database.ts";
import { listErasures, type Erasure } from "#data/erasures.ts";
import { isRecordId } from "#domain/record-id.ts";
import { Refusal } from "./command.ts";
import { reason } from "./postgres/error.ts";

/** Where a data folder keeps who was erased, for the day that its database is lost. */
export function erasuresFile(dataDir: string): string {
  return join(dataDir, "erasures.log");
}

// The third word of a line that takes an erasure back.
const undone = "undone";

/**
 * Reads a file of erasures: a line each, with an account's id and the time, or, where an erasure
 * was undone, a further line that takes it back. A last line without its end was being written when
 * it was copied, and does not count.
 *
 * @returns none where there is no such file
 * @throws Refusal when a line is something else
 */
export async function readErasures(path: string): Promise<Erasure[]> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").slice(0, -1);
  const erasures = new Map<string, Erasure>();
  for (const [at, line] of lines.entries()) {
    const [accountId = "", time = "", word, ...more] = line.split(" ");
    const erasedAt = new Date(time);
    const isWhole = isRecordId(accountId) && !Number.isNaN(erasedAt.getTime());
    if (!isWhole || more.length > 0 || (word !== undefined && word !== undone)) {
      throw new Refusal(`${path} is no file of erasures: line ${at + 1} is not an id and a time.`);
    }
    if (word === undone) erasures.delete(accountId);
    else erasures.set(accountId, { accountId, erasedAt });
  }
  return [...erasures.values()];
}

/**
 * Adds to the file whatever erasure the database has and the file has not, and returns once it is
 * on the disk. The database is the truth: an erasure that was rolled back never gets here.
 *
 * @throws Refusal when the file is something else, or what the system says when it can't be written
 */
export async function keepErasures(db: Database, path: string): Promise<void> {
  const known = new Set((await readErasures(path)).map(({ accountId }) => accountId));
  const erasures = (await listErasures(db)).filter(({ accountId }) => !known.has(accountId));
  if (erasures.length === 0) return;
  await append(
    path,
    erasures.map(({ accountId, erasedAt }) => `${accountId} ${erasedAt.toISOString()}\n`),
  );
}

/** Notes down that an erasure was undone, where the file has it. @throws as `keepErasures` does */
export async function takeErasureBack(path: string, accountId: string): Promise<void> {
  const known = await readErasures(path);
  if (!known.some((one) => one.accountId === accountId)) return;
  await append(path, [`${accountId} ${new Date().toISOString()} ${undone}\n`]);
}

async function append(path: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, "a+", 0o600);
  try {
    const whole = await endOfLastLine(path);
    // The rest is of a write that a power cut ended; its erasure is still in the database.
    if (whole < (await handle.stat()).size) await handle.truncate(whole);
    await handle.appendFile(lines.join(""));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file of a data folder, kept for a running server. @param log told of what can't be kept */
export function createErasureLog(
  db: Database,
  dataDir: string,
  log: (line: string) => void,
): ErasureLog {
  const path = erasuresFile(dataDir);
  return {
    keep: () => tryToKeepErasures(db, path, log),
    takeBack: (accountId) => takeErasureBack(path, accountId),
  };
}

/** As `keepErasures`, but a failure is only logged; the next call makes up for it. */
export async function tryToKeepErasures(
  db: Database,
  path: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    await keepErasures(db, path);
  } catch (error) {
    log(`Cannot keep in ${path} who was erased: ${reason(error)}.`);
  }
}

async function endOfLastLine(path: string): Promise<number> {
  return (await readFile(path)).lastIndexOf("\n") + 1;
}
