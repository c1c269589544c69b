import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createDatabase, type TestDatabase } from "./academy.ts";
import { createSample } from "./sample.ts";

/** What the tests of backups, restores and moves share; everything is dropped after each test. */
export interface Restores {
  /** Where a test may write its backup. */
  file: string;
  /** A database of the test's own; an empty academy by default. */
  openDatabase(database?: Promise<TestDatabase>): Promise<TestDatabase>;
  /** The sample academy. */
  openSample(): Promise<TestDatabase>;
}

/** Makes room for a test's backups and databases. */
export function useRestores(): Restores {
  const opened: TestDatabase[] = [];
  let sample: TestDatabase;
  let folder = "";
  const restores: Restores = {
    file: "",
    async openDatabase(database = createDatabase("template")) {
      const one = await database;
      opened.push(one);
      return one;
    },
    openSample: () => restores.openDatabase(createDatabase(sample)),
  };
  beforeAll(async () => {
    sample = await createSample();
  });
  afterAll(() => sample.drop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "viluva-drill-"));
    restores.file = join(folder, "one.backup");
  });
  afterEach(async () => {
    for (const { drop } of opened.splice(0)) await drop();
    await rm(folder, { recursive: true });
  });
  return restores;
}

/** The id of the account with an email. */
export async function idOf({ pool }: TestDatabase, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from accounts where email = $1", [
    email,
  ]);
  return rows[0]?.id ?? "";
}

/** Rows without what only a deletion leaves: it cancels sessions in calendars, and a restore doesn't. */
export const withoutCancellations = ({
  cancelled_sessions: _,
  ...rows
}: Record<string, string[]>): Record<string, string[]> => rows;
