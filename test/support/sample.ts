import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { createDatabase, type TestDatabase } from "./academy.ts";
import { cheapCost } from "./fast.ts";
import { day } from "#domain/shared/durations.ts";

/**
 * A database with the sample academy, to make copies of (`createDatabase(sample)`). Of the lessons to
 * come it has those of two weeks: the others are like them, and make a backup several times larger.
 */
export async function createSample(): Promise<TestDatabase> {
  const sample = await createDatabase("template");
  const now = new Date("2026-08-15T12:00:00Z");
  await fillSampleAcademy(sample.database, now, cheapCost);
  await sample.pool.query("delete from content_items where starts_at > $1", [
    new Date(now.getTime() + 14 * day),
  ]);
  await sample.pool.end();
  return sample;
}
