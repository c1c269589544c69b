import { redirect } from "react-router";
import { approveApplication, findNameOfTutor } from "#use-cases/people/tutors.ts";
import { answeredAt } from "#request/answered.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/approval.ts";

const list = "/admin-dashboard/tutors";

/** Approves an application (§4); if that is no longer possible, a flash message says so. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await approveApplication(context, params.tutorId);
  const page = returnTo(list, url.search);
  if (!result.ok) return redirectWithFlashMessage(context, page, "tutor-not-approved");
  const name = await findNameOfTutor(context, params.tutorId);
  return redirectAbout(context, page, "tutor-approved", name, answeredAt(params.tutorId, url));
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect(list);
