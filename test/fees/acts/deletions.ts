import { deleteErasure } from "#data/account/erasures.ts";
import { billStudent } from "#data/fees/bills.ts";
import { holdOffEntries } from "#data/fees/hold.ts";
import { unlinkErasedPeople } from "#data/lessons/events.ts";
import { deleteStudent, lockStudent } from "#data/people/students.ts";
import { insertSnapshot, restoreSnapshot } from "#data/shared/undo.ts";
import type { Chance } from "../../support/chance.ts";
import type { World, Acts } from "../world.ts";

/** Deletes a student who may leave; most deletions are undone. */
async function deleteAndPerhapsUndo({ db, leaving, tutors }: World, chance: Chance): Promise<void> {
  const recordId = chance.oneOf(leaving);
  if (!recordId) return;
  // Has to be an account.
  const deletion = { actorId: tutors[0] ?? "", kind: "student", recordId } as const;
  const isDeleted = await db.transaction().execute(async (trx) => {
    if (!(await lockStudent(trx, recordId))) return false;
    await insertSnapshot(trx, deletion, 60);
    return deleteStudent(trx, recordId);
  });
  if (!isDeleted || chance.percent(10)) return;
  await db.transaction().execute(async (trx) => {
    // As the product does.
    await holdOffEntries(trx);
    if (await restoreSnapshot(trx, deletion)) await deleteErasure(trx, recordId);
  });
  await billStudent(db, recordId);
}

/** What is done with students themselves. */
export const deletions: Acts = {
  deleteStudent: { often: 2, act: deleteAndPerhapsUndo },
  forget: {
    often: 1,
    act: async ({ db, pool }) => {
      await pool.query("update erasures set erased_at = erased_at - interval '1 hour'");
      await unlinkErasedPeople(db);
    },
  },
};
