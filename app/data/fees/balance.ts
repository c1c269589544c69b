import { sql, type RawBuilder } from "kysely";

/**
 * SQL: what a student's family owes, in paise; negative is paid in advance, null for no account.
 *
 * @param studentId an expression
 */
export const balanceSql = (studentId: RawBuilder<unknown>) => sql<number | null>`(
  select f.balance::float8 from family_students k join ledger_accounts f on f.family_id = k.family_id
  where k.student_id = ${studentId})`;
