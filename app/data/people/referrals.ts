import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";

/** A student or tutor whose address a student named at sign-up. */
export interface Referrer {
  id: string;
  role: "student" | "tutor";
  name: string;
}

/**
 * SQL: the person who has, or had, the address that a student named; null for anybody else. Who had
 * it when the student named it counts before who has it now.
 *
 * @param student the alias of the student's row
 */
export function referrerSql(student: string): RawBuilder<unknown> {
  const [email, id] = [sql.ref(`${student}.referral_email`), sql.ref(`${student}.referrer_id`)];
  return sql`(select json_build_object('id', ra.id,
      'role', case when rs.id is null then 'tutor' else 'student' end,
      'name', coalesce(rs.name, concat_ws(' ', rt.first_name, nullif(rt.last_name, ''))))
    from accounts ra left join students rs on rs.id = ra.id left join tutors rt on rt.id = ra.id
    where (ra.id = ${id} or ra.email = ${email}) and (rs.id is not null or rt.id is not null)
    order by ra.id = ${id} desc nulls last limit 1)`;
}

/** SQL: whether a student named a person. The rows have the aliases given. */
export function cameThroughSql(student: string, account: string): RawBuilder<boolean> {
  const [email, id] = [sql.ref(`${student}.referral_email`), sql.ref(`${student}.referrer_id`)];
  return sql`(${id} = ${sql.ref(`${account}.id`)}
    or ${id} is null and ${email} = ${sql.ref(`${account}.email`)})`;
}

/** A student who named, at sign-up, who had told them of the academy. */
export interface ReferredStudent {
  id: string;
  name: string;
  joinedAt: Date;
  /** Whether they have, or had, an assignment. */
  hasCourse: boolean;
  referralEmail: string;
  /** null for an address of nobody's here. */
  referrer: Referrer | null;
  /** How many students of all times named the same address. */
  inAll: number;
}

/**
 * The students who joined between two moments and named who had told them, the newest first.
 *
 * @param limit how many at most
 */
export const listReferredStudents = (
  db: Database,
  { from, until, limit }: { from: Date; until: Date; limit: number },
) => listRows<ReferredStudent>(db)`
    select s.id, s.name, s.created_at as "joinedAt", s.referral_email as "referralEmail",
      exists (select from assignments a where a.student_id = s.id) as "hasCourse",
      ${referrerSql("s")} as referrer,
      (select count(*)::int from students o where o.referral_email = s.referral_email) as "inAll"
    from students s
    where s.created_at >= ${from} and s.created_at < ${until} and s.referral_email is not null
    order by s.created_at desc, s.id limit ${limit}`;
