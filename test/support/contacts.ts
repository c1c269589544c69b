import { randomUUID } from "node:crypto";
import type { ContactReader } from "#data/audit/contact-reads.ts";

/** A reader of contacts to whom every student with a date of birth is a minor. */
export const anyReader: ContactReader = {
  requestId: randomUUID(),
  actorId: randomUUID(),
  actorRole: "admin",
  bornAfter: "1900-01-01",
};
