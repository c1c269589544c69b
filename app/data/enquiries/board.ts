import {
  maxCountedEnquiries,
  enquiryStages,
  isOpenStage,
  type EnquiryStage,
} from "#domain/enquiries/stage.ts";
import type { EnquirySource } from "#domain/enquiries/enquiry.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** What the board chooses; null chooses all. */
export interface EnquiryFilters {
  source: EnquirySource | null;
  /** Enquiries of this admin's own. */
  ownerId: string | null;
  /** Enquiries that nobody has answered and that came at this moment or before. */
  lateSince: Date | null;
}

/** The enquiry that came before with the same phone number or mailbox. */
export interface RepeatedEnquiry {
  id: string;
  name: string;
  /** Whether the same person asked for the same. */
  isSame: boolean;
}

/** SQL: the enquiry before `e` with the same contact; null for none. */
export const repeatsSql = sql`(
  select json_build_object('id', p.id, 'name', coalesce(p.child_name, p.asker_name), 'isSame',
    (fold_text(p.asker_name), p.class_id, p.subject_ids)
      = (fold_text(e.asker_name), e.class_id, e.subject_ids))
  from enquiries p where p.id = e.repeats_id)`;

/** An enquiry as a card of the board. */
export interface EnquiryCard {
  id: string;
  stage: EnquiryStage;
  /** The child's name where it is known, else that of who asks. */
  name: string;
  classId: string;
  subjectIds: string[];
  createdAt: Date;
  answeredAt: Date | null;
  ownerName: string | null;
  nextStep: string | null;
  nextStepAt: Date | null;
  /** Whether more came with its phone number or mailbox in a day than one family sends. */
  isRepeated: boolean;
  repeats: RepeatedEnquiry | null;
}

/** A column of the board. */
export interface EnquiryColumn {
  stage: EnquiryStage;
  /** Up to `maxCountedEnquiries`, which stands for that many or more. */
  count: number;
  cards: EnquiryCard[];
}

/** How many cards of a stage the board shows; the list of the stage has all of them. */
const shown = { open: 40, ended: 5 } as const;

const cardColumns = sql`e.id, e.stage, coalesce(e.child_name, e.asker_name) as name,
  e.class_id as "classId", e.subject_ids as "subjectIds", e.created_at as "createdAt",
  e.answered_at as "answeredAt", o.name as "ownerName", e.next_step as "nextStep",
  e.next_step_at as "nextStepAt", e.is_repeated as "isRepeated",
  ${repeatsSql} as repeats`;

const owners = sql`left join admins o on o.id = e.owner_id`;

function chosenSql({ source, ownerId, lateSince }: EnquiryFilters): RawBuilder<unknown> {
  const conditions = [
    ...(source === null ? [] : [sql`e.source = ${source}`]),
    ...(ownerId === null ? [] : [sql`e.owner_id = ${ownerId}`]),
    ...(lateSince === null ? [] : [sql`e.answered_at is null and e.created_at <= ${lateSince}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Who has waited longest comes first, and of those that ended the last one. */
const order = (stage: EnquiryStage) =>
  isOpenStage(stage) ? sql`e.stage_at, e.id` : sql`e.stage_at desc, e.id desc`;

// Dates within JSON arrive as text.
const toCard = (card: EnquiryCard): EnquiryCard => {
  const date = (value: Date | null) => value && new Date(value);
  const { createdAt, answeredAt, nextStepAt } = card;
  return {
    ...card,
    createdAt: new Date(createdAt),
    answeredAt: date(answeredAt),
    nextStepAt: date(nextStepAt),
  };
};

/** The columns of the board in one statement, which reads no more rows than it shows or counts. */
export async function listEnquiryColumns(
  db: Database,
  filters: EnquiryFilters,
): Promise<EnquiryColumn[]> {
  const chosen = chosenSql(filters);
  const columns = enquiryStages.map((stage) => {
    const limit = isOpenStage(stage) ? shown.open : shown.ended;
    const ofStage = sql`e.stage = ${sql.lit(stage)} and ${chosen}`;
    return sql`select ${sql.lit(stage)} as stage,
      (select count(*)::int from (select from enquiries e where ${ofStage}
        limit ${sql.lit(maxCountedEnquiries)}) counted) as count,
      (select coalesce(json_agg(c), '[]') from (
        select ${cardColumns} from enquiries e ${owners} where ${ofStage}
        order by ${order(stage)} limit ${sql.lit(limit)}) c) as cards`;
  });
  const { rows } = await sql<EnquiryColumn>`${sql.join(columns, sql` union all `)}`.execute(db);
  const byStage = new Map(rows.map((column) => [column.stage, column]));
  return enquiryStages.map((stage) => ({
    stage,
    count: byStage.get(stage)?.count ?? 0,
    cards: (byStage.get(stage)?.cards ?? []).map(toCard),
  }));
}

/** A page of the list of a stage. */
export interface EnquiryList {
  cards: EnquiryCard[];
  /** The id of the last one, after which the next page begins; null on the last page. */
  next: string | null;
}

/**
 * The enquiries of a stage, a page of them, in the order of the board.
 *
 * @param after the id of the last one of the page before; null for the first page
 */
export async function listEnquiriesOf(
  db: Database,
  stage: EnquiryStage,
  filters: EnquiryFilters,
  { after, limit }: { after: string | null; limit: number },
): Promise<EnquiryList> {
  const compared = isOpenStage(stage) ? sql`>` : sql`<`;
  const isNext =
    after === null
      ? sql`true`
      : sql`(e.stage_at, e.id) ${compared} (select p.stage_at, p.id from enquiries p where p.id = ${after})`;
  const { rows } = await sql<EnquiryCard>`
    select ${cardColumns} from enquiries e ${owners}
    where e.stage = ${stage} and ${chosenSql(filters)} and ${isNext}
    order by ${order(stage)} limit ${limit + 1}`.execute(db);
  const cards = rows.slice(0, limit).map(toCard);
  return { cards, next: rows.length > limit ? (cards.at(-1)?.id ?? null) : null };
}
