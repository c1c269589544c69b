import {
  listSection,
  sectionNames,
  type ExportedItem,
  type SectionName,
} from "#data/account/export.ts";
import { auditedTransaction } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { linkFor } from "#domain/timetable/lesson.ts";
import { currentActor } from "#security/guards.ts";
import { queueExport } from "#use-cases/mail/mail.ts";

/** The most items of a section that the page shows; the file has all of them. */
const maxShownItems = 500;

export interface ExportedSection {
  name: SectionName;
  items: ExportedItem[];
  /** Whether the section has more items. */
  isCut: boolean;
}

/**
 * A lesson without its link until it can be joined, as on the student's screens (§2); other
 * items as they are.
 */
function withoutEarlyLink(item: ExportedItem, now: Date): ExportedItem {
  const { kind, url, startsAt, cancelled } = item;
  if (kind !== "live-session") return item;
  const session = { url: String(url), startsAt: String(startsAt), isCancelled: cancelled !== null };
  return { ...item, url: linkFor(session, now) };
}

/** A section's rows about the actor, in batches. */
async function* listOwn(context: Context, name: SectionName): AsyncGenerator<ExportedItem[]> {
  const { database } = context.get(servicesContext);
  const { accountId, tutor } = currentActor(context);
  for await (const items of listSection(database, name, accountId)) {
    // Tutors typed the links themselves.
    const isHeld = name === "content_items" && !tutor;
    yield isHeld ? items.map((item) => withoutEarlyLink(item, new Date())) : items;
  }
}

/** All data about the actor, for the page. */
export async function loadExport(context: Context): Promise<ExportedSection[]> {
  const sections: ExportedSection[] = [];
  for (const name of sectionNames) {
    const items: ExportedItem[] = [];
    for await (const batch of listOwn(context, name)) {
      items.push(...batch);
      if (items.length > maxShownItems) break;
    }
    sections.push({
      name,
      items: items.slice(0, maxShownItems),
      isCut: items.length > maxShownItems,
    });
  }
  return sections;
}

/** Records a download of the file with all data about the actor, and mails them about it. */
export async function recordExport(context: Context): Promise<void> {
  const { accountId: id } = currentActor(context);
  await auditedTransaction(context, async (trx, record) => {
    await queueExport(context, trx, id, "account");
    await record({ action: "export-account", subject: { kind: "account", id } });
  });
}

/** The same data as the text of one JSON object, in chunks (its format: docs/privacy). */
export async function* writeExport(context: Context, madeAt: Date): AsyncGenerator<string> {
  const head = { format: "account-export", version: 1, madeAt: madeAt.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"sections":{`;
  for (const [index, name] of sectionNames.entries()) {
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(name)}:[`;
    let separator = "";
    for await (const items of listOwn(context, name)) {
      let text = "";
      for (const item of items) {
        text += `${separator}\n${JSON.stringify(item)}`;
        separator = ",";
      }
      yield text;
    }
    yield "]";
  }
  yield "\n}}\n";
}
