import { randomBytes } from "node:crypto";
import pg from "pg";
import { currentSchema, listTables, type Sequence } from "./catalog.ts";

/** A schema of its own, in which a backup becomes an academy before it takes the place of the live one. */
export interface Stage {
  schema: string;
  live: string;
}

/**
 * Makes an empty schema beside the live one and turns unqualified names to it, for the rest of the
 * transaction. Extensions stay where they are and are found.
 */
export async function openStage(client: pg.ClientBase): Promise<Stage> {
  const live = await currentSchema(client);
  const schema = `restore_${randomBytes(6).toString("hex")}`;
  await client.query(`create schema ${schema}`);
  await client.query(
    "select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)",
    [schema],
  );
  return { schema, live };
}

/** Turns off what the schema itself would do at a change: it was done when the rows were made. */
export async function silenceStage(client: pg.ClientBase, { schema }: Stage): Promise<void> {
  for (const { name } of await listTables(client, schema)) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
  }
}

/** Turns it on again, for changes that are made from now on. */
export async function wakeStage(client: pg.ClientBase, { schema }: Stage): Promise<void> {
  for (const { name } of await listTables(client, schema)) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
  }
}

export async function setSequences(
  client: pg.ClientBase,
  schema: string,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    const sequence = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    // The restart makes what follows part of the transaction, which setval alone is not.
    await client.query(`alter sequence ${sequence} restart`);
    await client.query("select setval($1::regclass, $2::bigint, $3)", [
      sequence,
      lastValue,
      isCalled,
    ]);
  }
}
