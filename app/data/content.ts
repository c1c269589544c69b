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

/** @returns false where that assignment has no such item; then nothing changed */
export async function deleteContent(
  db: Database,
  assignmentId: string,
  kind: ContentKind,
  itemId: string,
): Promise<boolean> {
  const query =
    kind === "announcement"
      ? db.deleteFrom("announcements")
      : db.deleteFrom("content_items").where("kind", "=", kind);
  const gone = await query
    .where("id", "=", itemId)
    .where("assignment_id", "=", assignmentId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}
