import { redirect } from "react-router";
import type { EnquiryRecord } from "#data/enquiries/record.ts";
import type { Context } from "#request/context.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { enquiriesPage, pageOf } from "./request.ts";

/** The loader of an address that only takes a form: it leads to the board, or is a 404. */
export async function leadToBoard(args: { context: Context; params: { enquiryId: string } }) {
  await loadEnquiry(args.context, args.params.enquiryId);
  return redirect(enquiriesPage);
}

/** Leads to the page of an enquiry, or to another one, with the message of what was done about it. */
export function leadToEnquiry(
  context: Context,
  { id, childName, askerName }: Pick<EnquiryRecord, "id" | "childName" | "askerName">,
  code: string,
  page = pageOf(id),
) {
  return redirectAbout(context, page, code, childName ?? askerName);
}
