import { sql } from "kysely";
import type { Database } from "./database.ts";

/** A student who named, at sign-up, who had told them of the academy. */
export interface ReferredStudent {
  id: string;
  name: string;
  joinedAt: Date;
  /** Whether they have, or had, an assignment. */
  hasCourse: boolean;
  referralEmail: string;
  /** The student or tutor who has, or had, that address; null for anybody else. */
  referrer: { id: string; role: "student" | "tutor"; name: string } | null;
  /** How many students of all times named the same address. */
  inAll: number;
}

/**
 * The students who joined between two moments and named who had told them, the newest first.
 *
 * @param limit how many at most
 */
export async function listReferredStudents(
  db: Database,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<ReferredStudent[]> {
  const { rows } = await sql<ReferredStudent>`
    select s.id, s.name, s.created_at as "joinedAt", s.referral_email as "referralEmail",
      exists (select from assignments a where a.student_id = s.id) as "hasCourse",
      (select json_build_object('id', e.id, 'role', case when o.id is null then 'tutor' else 'student' end,
          'name', coalesce(o.name, concat_ws(' ', t.first_name, nullif(t.last_name, ''))))
        from accounts e left join students o on o.id = e.id left join tutors t on t.id = e.id
        where (e.id = s.referrer_id or e.email = s.referral_email) and (o.id is not null or t.id is not null)
        limit 1) as referrer,
      (select count(*)::int from students o where o.referral_email = s.referral_email) as "inAll"
    from students s
    where s.created_at >= ${from} and s.created_at < ${until} and s.referral_email is not null
    order by s.created_at desc, s.id limit ${limit}`.execute(db);
  return rows;
}
