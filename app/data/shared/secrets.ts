import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Stores `fresh` as the secret of that name, unless there is one. @returns the stored secret */
export async function findOrInsertSecret(
  db: Database,
  name: string,
  fresh: Buffer,
): Promise<Buffer> {
  const { value } = await db
    .insertInto("secrets")
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: sql`secrets.value` }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
