import { randomBytes } from "node:crypto";
import pg from "pg";
import { currentSchema, listTables, type Sequence } from "./catalog.ts";

/** A separate schema in which a restore builds the academy before it replaces the live rows. */
export interface Stage {
  schema: string;
  live: string;
}

/**
 * Creates an empty schema beside the live one and puts it first in the search path, for the rest of
 * the transaction. Extensions in the live schema are still found.
 */
export async function createStage(client: pg.ClientBase): Promise<Stage> {
  const live = await currentSchema(client);
  const schema = `restore_${randomBytes(6).toString("hex")}`;
  await client.query(`create schema ${schema}`);
  await client.query(
    "select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)",
    [schema],
  );
  return { schema, live };
}

/** Disables the triggers of the stage: they ran when the rows were first written. */
export async function disableTriggers(client: pg.ClientBase, { schema }: Stage): Promise<void> {
  for (const { name } of await listTables(client, schema)) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
  }
}

/** Enables the triggers of the stage for the changes that follow. */
export async function enableTriggers(client: pg.ClientBase, { schema }: Stage): Promise<void> {
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
    // setval alone is not transactional; after RESTART it is part of the transaction.
    await client.query(`alter sequence ${sequence} restart`);
    await client.query("select setval($1::regclass, $2::bigint, $3)", [
      sequence,
      lastValue,
      isCalled,
    ]);
  }
}
