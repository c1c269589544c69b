import type { CourseItem } from "./course-items.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult } from "#data/shared/rows.ts";
import { waitsForTutor } from "#data/timetable/substitutes.ts";

/** An item of a student's assignment, for the rules about ticking it and joining it. */
export type OwnItem = Pick<
  CourseItem,
  "id" | "assignmentId" | "kind" | "startsAt" | "minutes" | "isWaiting"
> & {
  isCancelled: boolean;
};

/** An item of one of a student's assignments, open or not; null for other people's. */
export function findOwnItem(db: Database, studentId: string, itemId: string) {
  return findRow<OwnItem>(db)`
    select c.id, c.assignment_id as "assignmentId", c.kind, c.starts_at as "startsAt",
      c.minutes, ${waitsForTutor()} as "isWaiting",
      c.cancelled_at is not null as "isCancelled"
    from content_items c
    join assignments a on a.id = c.assignment_id
    left join tutors t on t.id = a.tutor_id
    where c.id = ${itemId} and a.student_id = ${studentId}`;
}

/** Ticks an item. @returns false if it was ticked already */
export const insertFinishedItem = (trx: Database, studentId: string, itemId: string) =>
  trx
    .insertInto("finished_items")
    .values({ student_id: studentId, item_id: itemId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("item_id")
    .$call(hasResult);

/** Removes an item's tick. @returns false if it had none */
export const deleteFinishedItem = (trx: Database, studentId: string, itemId: string) =>
  trx
    .deleteFrom("finished_items")
    .where("student_id", "=", studentId)
    .where("item_id", "=", itemId)
    .returning("item_id")
    .$call(hasResult);

/** Removes the tick of an item that says something else now, such as an exam with another mark. */
export async function deleteTick(trx: Database, itemId: string): Promise<void> {
  await trx.deleteFrom("finished_items").where("item_id", "=", itemId).execute();
}
