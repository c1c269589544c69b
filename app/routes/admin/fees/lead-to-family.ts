import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { requireFamily } from "#use-cases/fees/families.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { familyPage } from "./request.ts";

/** The loader of an address that only takes a form: it leads to the family, or is a 404. */
export async function loadFamilyPage(args: { context: Context; params: { familyId: string } }) {
  await requireFamily(args.context, args.params.familyId);
  return redirect(familyPage(args.params.familyId));
}

/** Leads to the page of a family, or to another one, with the message of what was done about it. */
export async function leadToFamily(
  context: Context,
  familyId: string,
  code: string,
  page = familyPage(familyId),
) {
  return redirectAbout(context, page, code, await findNameOfFamily(context, { familyId }));
}
