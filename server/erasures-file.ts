import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import PQueue from "p-queue";
import type { ErasureLog } from "#request/context.ts";
import type { Database } from "#data/shared/database.ts";
import { listErasures, type Erasure } from "#data/account/erasures.ts";
import { findSubjects, listWithdrawals, type Withdrawal } from "#data/account/withdrawals.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { CommandError } from "./command.ts";
import { reason } from "./postgres/error.ts";

/**
 * The file in the data folder that records deleted accounts and what people have withdrawn, in case
 * the database is lost.
 */
export function erasuresFile(dataDir: string): string {
  return join(dataDir, "erasures.log");
}

// The last word of a line that cancels an erasure or a withdrawal.
const undone = "undone";

export interface ErasuresFile {
  erasures: Erasure[];
  withdrawals: Withdrawal[];
}

/**
 * Reads a file of erasures. Each line has an id and a time: of a deleted account, or, with a third
 * word, of something that was withdrawn. A later line with the word `undone` cancels it. A last line
 * without a line feed was copied while it was written and is ignored.
 *
 * @returns empty lists if there is no such file
 * @throws CommandError if a line has another format
 */
export async function readErasuresFile(path: string): Promise<ErasuresFile> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const erasures = new Map<string, Erasure>();
  const withdrawals = new Map<string, Withdrawal>();
  for (const [index, line] of text.split("\n").slice(0, -1).entries()) {
    const match = /^(\S+) (\S+)((?: [a-z-]+){0,2})$/.exec(line);
    const [, id = "", time = "", rest = ""] = match ?? [];
    const at = new Date(time);
    const words = rest.split(" ").slice(1);
    const isUndone = words.at(-1) === undone;
    const [what, more] = isUndone ? words.slice(0, -1) : words;
    if (!isRecordId(id) || Number.isNaN(at.getTime()) || more !== undefined) {
      throw new CommandError(
        `${path} is not a file of erasures: line ${index + 1} is not an id and a time.`,
      );
    }
    if (what === undefined) {
      if (isUndone) erasures.delete(id);
      else erasures.set(id, { accountId: id, erasedAt: at });
    } else if (isUndone) withdrawals.delete(keyOf({ subjectId: id, what }));
    else {
      const withdrawal = { subjectId: id, what, withdrawnAt: at };
      withdrawals.set(keyOf(withdrawal), withdrawal);
    }
  }
  return { erasures: [...erasures.values()], withdrawals: [...withdrawals.values()] };
}

const keyOf = ({ subjectId, what }: Pick<Withdrawal, "subjectId" | "what">) =>
  `${subjectId} ${what}`;

/**
 * Appends all erasures and withdrawals that the database has and the file lacks, and returns once
 * they are on the disk. Only committed ones are written.
 *
 * @throws CommandError if the file has another format, or the system's error if it can't be written
 */
export async function saveErasures(db: Database, path: string): Promise<void> {
  const known = await readErasuresFile(path);
  const knownIds = new Set(known.erasures.map(({ accountId }) => accountId));
  const erasures = (await listErasures(db)).filter(({ accountId }) => !knownIds.has(accountId));
  const lines = [
    ...erasures.map(({ accountId, erasedAt }) => `${accountId} ${erasedAt.toISOString()}\n`),
    ...(await describeWithdrawals(db, known.withdrawals)),
  ];
  if (lines.length > 0) await append(path, lines);
}

async function describeWithdrawals(db: Database, known: readonly Withdrawal[]): Promise<string[]> {
  const current = await listWithdrawals(db);
  const [knownKeys, currentKeys] = [new Set(known.map(keyOf)), new Set(current.map(keyOf))];
  const ended = known.filter((one) => !currentKeys.has(keyOf(one)));
  // Of a person whom the database does not have, nothing was allowed again: a restored backup may be older.
  const subjects = await findSubjects(
    db,
    ended.map(({ subjectId }) => subjectId),
  );
  const now = new Date().toISOString();
  return [
    ...current
      .filter((one) => !knownKeys.has(keyOf(one)))
      .map((one) => `${one.subjectId} ${one.withdrawnAt.toISOString()} ${one.what}\n`),
    ...ended
      .filter(({ subjectId }) => subjects.has(subjectId))
      .map((one) => `${one.subjectId} ${now} ${one.what} ${undone}\n`),
  ];
}

/** Cancels an erasure, if the file has it. @throws the same errors as `saveErasures` */
export async function cancelErasure(path: string, accountId: string): Promise<void> {
  const { erasures } = await readErasuresFile(path);
  if (!erasures.some((erasure) => erasure.accountId === accountId)) return;
  await append(path, [`${accountId} ${new Date().toISOString()} ${undone}\n`]);
}

async function append(path: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, "a+", 0o600);
  try {
    const end = await endOfLastLine(path);
    // Removes a line cut off by a power failure; its erasure is still in the database.
    if (end < (await handle.stat()).size) await handle.truncate(end);
    await handle.appendFile(lines.join(""));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The erasures file of a running server. @param log receives a line if the file can't be written */
export function createErasureLog(
  db: Database,
  dataDir: string,
  log: (line: string) => void,
): ErasureLog {
  const path = erasuresFile(dataDir);
  // One at a time: each compares the database with the whole file.
  const inOrder = new PQueue({ concurrency: 1 });
  return {
    save: () => inOrder.add(() => trySaveErasures(db, path, log)),
    revoke: (accountId) => inOrder.add(() => cancelErasure(path, accountId)),
  };
}

/** Like `saveErasures`, but logs a failure; the next call tries again. */
export async function trySaveErasures(
  db: Database,
  path: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    await saveErasures(db, path);
  } catch (error) {
    log(`Cannot write deleted accounts to ${path}: ${reason(error)}.`);
  }
}

async function endOfLastLine(path: string): Promise<number> {
  return (await readFile(path)).lastIndexOf("\n") + 1;
}
