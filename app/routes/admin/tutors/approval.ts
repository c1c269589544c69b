import { redirect } from "react-router";
import { approveApplication } from "#access/administration.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { takeBack } from "../../keep-form.ts";
import type { Route } from "./+types/approval.ts";

const list = "/admin-dashboard/tutors";

/** Approves an application (§4); a repeated or late press is told so. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const approved = await approveApplication(context, params.tutorId);
  return redirectWithNotice(
    context,
    list + url.search,
    approved ? "tutor-approved" : "tutor-not-approved",
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

export function loader() {
  return redirect(list);
}
