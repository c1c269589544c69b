import { enquirySources } from "#domain/enquiries/enquiry.ts";
import { parseEnquiryStage, type EnquiryStage } from "#domain/enquiries/stage.ts";
import type { EnquiryChoice } from "#use-cases/enquiries/enquiries.ts";

export const enquiriesPage = "/admin-dashboard/enquiries";

/** The page of an enquiry. */
export function pageOf(enquiryId: string): string {
  return `${enquiriesPage}/${enquiryId}`;
}

/** What the board's address asks for. */
export interface AskedEnquiries extends EnquiryChoice {
  stage: EnquiryStage | null;
  after: string | null;
}

/** Reads `?stage=&source=&whose=mine&answer=late&after=`; anything unknown asks for all. */
export function readChoice(params: URLSearchParams): AskedEnquiries {
  return {
    stage: parseEnquiryStage(params.get("stage") ?? ""),
    source: enquirySources.find((source) => source === params.get("source")) ?? null,
    isMine: params.get("whose") === "mine",
    isLate: params.get("answer") === "late",
    after: params.get("after"),
  };
}

/** The address of a choice. */
export function addressOf({ stage, source, isMine, isLate, after }: AskedEnquiries): string {
  const query = new URLSearchParams({
    ...(stage && { stage }),
    ...(source && { source }),
    ...(isMine && { whose: "mine" }),
    ...(isLate && { answer: "late" }),
    ...(after && { after }),
  }).toString();
  return query === "" ? enquiriesPage : `${enquiriesPage}?${query}`;
}
