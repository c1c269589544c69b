import { expect } from "vitest";
import type { TestAcademy } from "./academy.ts";

/** Waits until the server has looked up every address that asked for a link. */
export async function allProcessed({ pool }: TestAcademy): Promise<void> {
  const waiting = async () => (await pool.query("select from guardian_link_requests")).rowCount;
  await expect.poll(waiting, { interval: 100 }).toBe(0);
}
