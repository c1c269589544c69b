import { contentFields, type Content, type ContentField } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { sql, type AliasedRawBuilder, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasRow } from "#data/shared/rows.ts";
import type { Tables } from "#data/shared/tables.ts";
import { linkOrRoom } from "#data/timetable/rooms.ts";

type ContentTable = "content_items" | "announcements";

/** The column of each field, null where no item of the table has the field. */
export const contentColumns = {
  content_items: {
    title: "title",
    description: "description",
    url: "url",
    startsAt: "starts_at",
    minutes: "minutes",
    mark: "mark",
    outOf: "mark_out_of",
  },
  announcements: {
    title: "title",
    description: "description",
    url: "url",
    startsAt: null,
    minutes: null,
    mark: null,
    outOf: null,
  },
} as const satisfies {
  [Table in ContentTable]: Record<ContentField, keyof Tables[Table] | null>;
};

type ColumnOf<Table extends ContentTable> = NonNullable<
  (typeof contentColumns)[Table][ContentField]
>;

function tableOf(kind: ContentKind): ContentTable {
  return kind === "announcement" ? "announcements" : "content_items";
}

const toItemRow = ({ title, description, url, startsAt, minutes, mark, outOf }: Content) =>
  ({
    title,
    description,
    url: url ?? "",
    starts_at: startsAt,
    minutes,
    mark,
    mark_out_of: outOf,
  }) satisfies Record<ColumnOf<"content_items">, unknown>;

const toAnnouncementRow = ({ title, description, url }: Content) =>
  ({ title, description, url }) satisfies Record<ColumnOf<"announcements">, unknown>;

/** The fields of a table's items, each under its name in `Content`, for a `select`. */
export function selectContent(
  table: ContentTable,
  alias: string = table,
): AliasedRawBuilder<unknown, ContentField>[] {
  return contentFields.map((field) => columnRef(table, alias, field).as(field));
}

/** The fields of a table's items as arguments of `json_build_object`. */
export function contentPairs(table: ContentTable, alias: string = table): RawBuilder<unknown> {
  const pairs = contentFields
    .filter((field) => contentColumns[table][field] !== null)
    .map((field) => sql`${sql.lit(field)}, ${columnRef(table, alias, field)}`);
  return sql.join(pairs);
}

function columnRef(table: ContentTable, alias: string, field: ContentField): RawBuilder<unknown> {
  const column = contentColumns[table][field];
  return column === null ? sql`null` : sql.ref(`${alias}.${column}`);
}

/**
 * Adds an item to an assignment; a lesson without a link is in its tutor's room. An identical item is
 * a repeated submit and changes nothing (decision 3).
 *
 * @returns its id, or null where an identical item exists
 */
export async function insertContent(
  db: Database,
  owner: { assignmentId: string; tutorId: string },
  kind: ContentKind,
  content: Content,
): Promise<string | null> {
  const row = { assignment_id: owner.assignmentId, created_by: owner.tutorId };
  const roomed = { url: linkOrRoom(content.url ?? "", owner.assignmentId) };
  const insertion =
    kind === "announcement"
      ? db
          .insertInto("announcements")
          .values({ ...row, ...toAnnouncementRow(content), type: "assignment", course_id: null })
          .returning("id")
      : db
          .insertInto("content_items")
          .values({ ...row, ...toItemRow(content), ...(kind === "live-session" && roomed), kind })
          .returning("id");
  const inserted = await insertion
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Whether an assignment has an item with the same content, other than a cancelled one. */
export function hasIdentical(
  trx: Database,
  assignmentId: string,
  kind: ContentKind,
  content: Content,
): Promise<boolean> {
  const table = tableOf(kind);
  const stored = kind === "announcement" ? toAnnouncementRow(content) : toItemRow(content);
  const equal = Object.entries(stored).map(
    ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
  );
  const ofKind =
    table === "content_items" ? sql`kind = ${kind} and cancelled_at is null` : sql`true`;
  return hasRow(trx)`
    select from ${sql.table(table)}
    where assignment_id = ${assignmentId} and ${ofKind} and ${sql.join(equal, sql` and `)}`;
}

/** The assignment and kind that an item is addressed under, and its id. */
export interface ContentAddress {
  assignmentId: string;
  kind: ContentKind;
  itemId: string;
}

/** Locks an item until the transaction ends; null where the address names none. */
export function lockContent(
  trx: Database,
  { assignmentId, kind, itemId }: ContentAddress,
): Promise<Content | null> {
  const table = tableOf(kind);
  const isOfKind = table === "content_items" ? sql`kind = ${kind}` : sql`true`;
  return findRow<Content>(trx)`
    select ${sql.join(selectContent(table))} from ${sql.table(table)}
    where id = ${itemId} and assignment_id = ${assignmentId} and ${isOfKind}
    for update`;
}

/**
 * Changes a locked item.
 *
 * @throws the database's unique violation where the assignment has an identical item
 */
export async function updateContent(
  trx: Database,
  { kind, itemId }: ContentAddress,
  content: Content,
): Promise<void> {
  await (
    kind === "announcement"
      ? trx.updateTable("announcements").set(toAnnouncementRow(content)).where("id", "=", itemId)
      : trx.updateTable("content_items").set(toItemRow(content)).where("id", "=", itemId)
  ).execute();
}

/** Deletes a locked item. */
export async function deleteContent(
  trx: Database,
  { kind, itemId }: ContentAddress,
): Promise<void> {
  await trx.deleteFrom(tableOf(kind)).where("id", "=", itemId).execute();
}
