import { sql } from "kysely";
import type { Database } from "./database.ts";

/** The secret of that name: `fresh`, unless another instance was first. */
export async function agreeOnSecret(
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
