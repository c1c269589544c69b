import type { ContentKind } from "#domain/content.ts";
import type { Database } from "./database.ts";

export interface NewContent {
  title: string;
  description: string;
  url: string | null;
  /** Of a live session only. */
  startsAt: Date | null;
}

/**
 * Adds one item to an assignment. The very same item a second time is a repeated submit and
 * changes nothing.
 *
 * @returns its id, or null where it is there already
 */
export async function insertContent(
  db: Database,
  owner: { assignmentId: string; tutorId: string },
  kind: ContentKind,
  content: NewContent,
): Promise<string | null> {
  const { title, description, url, startsAt } = content;
  const row = {
    assignment_id: owner.assignmentId,
    title,
    description,
    created_by: owner.tutorId,
  };
  const insertion =
    kind === "announcement"
      ? db
          .insertInto("announcements")
          .values({ ...row, type: "assignment", course_id: null, url })
          .returning("id")
      : db
          .insertInto("content_items")
          .values({ ...row, kind, url: url ?? "", starts_at: startsAt })
          .returning("id");
  const inserted = await insertion
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Where an item stands. */
export interface ContentAddress {
  assignmentId: string;
  kind: ContentKind;
  itemId: string;
}

/** What an item says, held until the transaction ends; null where that assignment has none such. */
export async function lockContent(
  trx: Database,
  { assignmentId, kind, itemId }: ContentAddress,
): Promise<NewContent | null> {
  if (kind === "announcement") {
    const row = await trx
      .selectFrom("announcements")
      .where("id", "=", itemId)
      .where("assignment_id", "=", assignmentId)
      .select(["title", "description", "url"])
      .forUpdate()
      .executeTakeFirst();
    return row ? { ...row, startsAt: null } : null;
  }
  const row = await trx
    .selectFrom("content_items")
    .where("id", "=", itemId)
    .where("assignment_id", "=", assignmentId)
    .where("kind", "=", kind)
    .select(["title", "description", "url", "starts_at as startsAt"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Lets a locked item say something else.
 *
 * @throws the database's error where another item of the assignment says just that
 */
export async function updateContent(
  trx: Database,
  { kind, itemId }: ContentAddress,
  content: NewContent,
): Promise<void> {
  const { title, description, url, startsAt } = content;
  if (kind === "announcement") {
    await trx
      .updateTable("announcements")
      .set({ title, description, url })
      .where("id", "=", itemId)
      .execute();
    return;
  }
  await trx
    .updateTable("content_items")
    .set({ title, description, url: url ?? "", starts_at: startsAt })
    .where("id", "=", itemId)
    .execute();
}

/** Deletes a locked item. */
export async function deleteContent(
  trx: Database,
  { kind, itemId }: ContentAddress,
): Promise<void> {
  await trx
    .deleteFrom(kind === "announcement" ? "announcements" : "content_items")
    .where("id", "=", itemId)
    .execute();
}
