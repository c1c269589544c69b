import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { enquiriesPage } from "./request.ts";

/** The loader of an address that only takes a form: it leads to the board, or is a 404. */
export async function leadToBoard(args: { context: Context; params: { enquiryId: string } }) {
  await loadEnquiry(args.context, args.params.enquiryId);
  return redirect(enquiriesPage);
}
