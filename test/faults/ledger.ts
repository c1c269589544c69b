import type { TestBrowser } from "#test/support/browser.ts";
import type { Snapshot, Table } from "./snapshot.ts";

/** A write's result for its writer; `unknown` if a kill cut it off. */
export type Outcome = "told" | "refused" | "unknown";

/** A record that a writer sent, and the answer. */
export interface Entry {
  table: Table;
  /** What finds it in the database before anybody knows its id. */
  key: string;
  /** Its fields, as the snapshot has them. */
  facts: string[];
  /** Whose deletion takes it along. */
  owner: Entry | null;
  id: string | null;
  made: Outcome;
  deleted: Outcome;
  /** The fields of a change that may have happened. */
  mayBe: string[] | null;
  /** Signed in as this person, who was told so. */
  browser: TestBrowser | null;
}

/** What a comparison with the database found. */
export interface Findings {
  /** Acknowledged writes that are missing, and deleted records that exist. */
  lost: string[];
  /** Records that are there in part. */
  half: string[];
  /** Unacknowledged writes that are stored completely. */
  kept: number;
  /** Unacknowledged writes that are not stored. */
  dropped: number;
}

/** Every record that must, may or must not be in the database. */
export class Ledger {
  entries: Entry[] = [];
  /** Writes that were acknowledged. */
  acknowledged = 0;
  /** Writes that were refused, as they should be where another writer was first. */
  refused = 0;

  add(entry: Pick<Entry, "table" | "key" | "facts" | "owner">): Entry {
    const added: Entry = {
      ...entry,
      id: null,
      made: "unknown",
      deleted: "refused",
      mayBe: null,
      browser: null,
    };
    this.entries.push(added);
    return added;
  }

  /** Notes how a write ended. */
  count(outcome: Outcome): Outcome {
    if (outcome === "told") this.acknowledged += 1;
    if (outcome === "refused") this.refused += 1;
    return outcome;
  }

  /** Records that surely are there, and that nobody has begun to delete. */
  living(table: Table): (Entry & { id: string })[] {
    return this.entries.filter(
      (entry): entry is Entry & { id: string } =>
        entry.table === table && entry.id !== null && !mayBeGone(entry),
    );
  }

  /**
   * Compares the ledger with the database, then accepts the database's state: what
   * exists now must stay.
   */
  check(snapshot: Snapshot): Findings {
    const findings: Findings = { lost: [], half: [], kept: 0, dropped: 0 };
    const known = new Set<string>();
    const judged = this.entries.map((entry) => {
      const name = `${entry.table} ${entry.key}`;
      const row = snapshot.get(name);
      known.add(name);
      judge(name, entry, row?.facts ?? null, findings);
      return { entry, row };
    });
    for (const name of snapshot.keys()) {
      if (!known.has(name)) findings.lost.push(`${name} came back`);
    }
    this.entries = judged.flatMap(({ entry, row }) => {
      if (!row) return [];
      Object.assign(entry, { ...row, made: "told", deleted: "refused", mayBe: null });
      return [entry];
    });
    return findings;
  }
}

function judge(name: string, entry: Entry, facts: string[] | null, findings: Findings): void {
  const { made, mayBe } = entry;
  if (!facts) {
    if (made === "told" && !mayBeGone(entry)) findings.lost.push(`${name} is missing`);
    if (made === "unknown") findings.dropped += 1;
    return;
  }
  if (made === "refused") findings.lost.push(`${name} was refused, and is there`);
  if (isGone(entry)) findings.lost.push(`${name} was deleted, and is there`);
  if (made === "unknown") findings.kept += 1;
  const found = JSON.stringify(facts);
  if (found === JSON.stringify(entry.facts)) return;
  if (found === JSON.stringify(mayBe)) findings.kept += 1;
  else findings.half.push(`${name} is ${found}`);
}

function isGone({ deleted, owner }: Entry): boolean {
  return deleted === "told" || (owner !== null && isGone(owner));
}

function mayBeGone({ deleted, owner }: Entry): boolean {
  return deleted !== "refused" || (owner !== null && mayBeGone(owner));
}
