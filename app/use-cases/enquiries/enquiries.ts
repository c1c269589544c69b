import {
  listEnquiriesOf,
  listEnquiryColumns,
  type EnquiryColumn,
  type EnquiryFilters,
  type EnquiryList,
} from "#data/enquiries/board.ts";
import { findFunnel, type EnquiryFunnel } from "#data/enquiries/funnel.ts";
import { findEnquiry, type EnquiryRecord } from "#data/enquiries/record.ts";
import { lateSince } from "#domain/enquiries/answer.ts";
import type { EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage } from "#domain/enquiries/stage.ts";
import { addMonths, startOfMonth } from "#domain/lessons/months.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { notFound } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";

/** Which enquiries a person wants to see. */
export interface EnquiryChoice {
  source: EnquirySource | null;
  isMine: boolean;
  isLate: boolean;
}

function toFilters(context: Context, choice: EnquiryChoice, now: Date): EnquiryFilters {
  return {
    source: choice.source,
    ownerId: choice.isMine ? currentAdmin(context).accountId : null,
    lateSince: choice.isLate ? lateSince(now) : null,
  };
}

/** The columns of the board. */
export function loadEnquiryBoard(
  context: Context,
  choice: EnquiryChoice,
  now: Date,
): Promise<EnquiryColumn[]> {
  return listEnquiryColumns(adminDatabase(context), toFilters(context, choice, now));
}

/** How many enquiries a page of a stage has. */
const pageLength = 50;

/** A page of the enquiries of one stage. @param after the last id of the page before, not validated */
export function loadEnquiriesOf(
  context: Context,
  stage: EnquiryStage,
  choice: EnquiryChoice,
  { after, now }: { after: string | null; now: Date },
): Promise<EnquiryList> {
  const place = { after: after !== null && isRecordId(after) ? after : null, limit: pageLength };
  return listEnquiriesOf(adminDatabase(context), stage, toFilters(context, choice, now), place);
}

/** An enquiry with its history. @throws 404 where there is none */
export async function loadEnquiry(context: Context, enquiryId: string): Promise<EnquiryRecord> {
  const database = adminDatabase(context);
  const found = isRecordId(enquiryId) ? await findEnquiry(database, enquiryId) : null;
  return found ?? notFound(context, "no-enquiry", "enquiry", enquiryId);
}

/** The funnel of a month by source, and of the months up to it. @param month YYYY-MM */
export function loadFunnel(
  context: Context,
  month: string,
  months: number,
): Promise<EnquiryFunnel> {
  return findFunnel(adminDatabase(context), {
    from: startOfMonth(addMonths(month, 1 - months)),
    until: startOfMonth(addMonths(month, 1)),
    month,
  });
}
