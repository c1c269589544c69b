import { redirect } from "react-router";
import { approveApplications } from "#use-cases/people/tutors.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { Route } from "./+types/approvals.ts";

const list = "/admin-dashboard/tutors";

/** Approves every selected application (§4); the flash message gives their number. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const tutorIds = (await readForm(request, context)).all("tutorId");
  const returnTo = list + url.search;
  if (tutorIds.length === 0) return redirectWithFlashMessage(context, returnTo, "no-tutors-chosen");
  const { approved, others } = await approveApplications(context, tutorIds);
  return redirectWithFlashMessage(context, returnTo, "tutors-approved", {
    count: approved,
    others,
  });
}

export const loader = () => redirect(list);
