import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** A lesson that costs or pays something, for which there is no price or no rate of pay. */
export interface LackingRow {
  id: string;
  startsAt: Date;
  standing: BilledStanding;
  classId: ClassId;
  subjectId: SubjectId;
  assignmentId: string;
  studentName: string | null;
  tutor: { id: string; name: string } | null;
  lacksPrice: boolean;
  lacksPayRate: boolean;
}

/** A page of the lessons without a price or a rate of pay, the oldest first. */
export function listLacking(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return listRows<LackingRow>(db)`
    select b.lesson_id as id, b.starts_at as "startsAt", b.standing, b.class_id as "classId",
      b.subject_id as "subjectId", b.assignment_id as "assignmentId", s.name as "studentName",
      case when t.id is not null then json_build_object('id', t.id,
        'name', concat_ws(' ', t.first_name, t.last_name)) end as tutor,
      b.lacks_price as "lacksPrice", b.lacks_pay_rate as "lacksPayRate"
    from lesson_bills b left join students s on s.id = b.student_id
      left join tutors t on t.id = b.tutor_id
    where b.lacks_price or b.lacks_pay_rate
    order by b.starts_at, b.lesson_id limit ${limit} offset ${offset}`;
}
