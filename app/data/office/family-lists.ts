import type { EnquiryAsker } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage } from "#domain/enquiries/stage.ts";
import type { Relation } from "#domain/guardians/guardian.ts";
import { sql } from "kysely";
import { similarNames, type List } from "#data/shared/list-search.ts";

/** A guardian whom a search finds. */
export interface FoundGuardian {
  id: string;
  name: string;
  relation: Relation;
  email: string;
  phoneNumber: string;
  studentId: string;
  studentName: string;
  isSimilar: boolean;
}

/** The filter of guardians who are not former ones. */
export const presentGuardians = "present";

/** Guardians, as the search finds them. */
export const guardianList: List<"named"> = {
  table: sql`guardians`,
  sorts: { named: sql`named_at` },
  conditions: { [presentGuardians]: sql`ended_at is null` },
  filtered: sql`'{}'::text[]`,
  similar: (words, allowed) => similarNames(sql`guardians`, sql`name`, words, allowed),
  columns: sql`g.id, g.name, g.relation, g.email, g.phone_number as "phoneNumber",
    g.student_id as "studentId", s.name as "studentName"`,
  joins: sql`join guardians g on g.id = found.id join students s on s.id = g.student_id`,
};

/** An enquiry that a search finds. */
export interface FoundEnquiry {
  id: string;
  asker: EnquiryAsker;
  askerName: string;
  childName: string | null;
  classId: string;
  stage: EnquiryStage;
  /** Who enrolled; null for nobody yet. */
  studentId: string | null;
  isSimilar: boolean;
}

/** Enquiries, as the search finds them. */
export const enquiryList: List<"came"> = {
  table: sql`enquiries`,
  sorts: { came: sql`created_at` },
  filtered: sql`'{}'::text[]`,
  similar: (words, allowed) =>
    similarNames(
      sql`enquiries`,
      sql`(asker_name || ' ' || coalesce(child_name, ''))`,
      words,
      allowed,
    ),
  columns: sql`e.id, e.asker, e.asker_name as "askerName", e.child_name as "childName",
    e.class_id as "classId", e.stage, e.student_id as "studentId"`,
  joins: sql`join enquiries e on e.id = found.id`,
};
