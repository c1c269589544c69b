import { vi } from "vitest";
import { insertSiteVersion } from "#data/site/site.ts";
import type { TestAcademy } from "./academy.ts";

/** Publishes changes of the academy's site, and waits until they are shown under its new name. */
export async function publishName(
  { database, url }: TestAcademy,
  name: string,
  adminId: string,
): Promise<void> {
  const author = { accountId: adminId, name: "Asha" };
  const changes = { academy: { name } };
  await database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes, author, note: "" }));
  const isShown = async () => (await (await fetch(url)).text()).includes(name);
  await vi.waitUntil(isShown, { timeout: 60_000 });
}
