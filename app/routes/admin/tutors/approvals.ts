import { redirect } from "react-router";
import { approveApplications } from "#access/administration.ts";
import { readForm } from "#access/form.ts";
import { redirectWithNotice } from "#access/notice.ts";
import type { Route } from "./+types/approvals.ts";

const list = "/admin-dashboard/tutors";

/** Approves every selected application (§4), and says how many there were to approve. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const tutorIds = (await readForm(request, context)).all("tutorId");
  const back = list + url.search;
  if (tutorIds.length === 0) return redirectWithNotice(context, back, "no-tutors-chosen");
  const { approved, others } = await approveApplications(context, tutorIds);
  return redirectWithNotice(context, back, "tutors-approved", { count: approved, others });
}

export function loader() {
  return redirect(list);
}
