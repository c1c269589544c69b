import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { renewInvitation } from "#use-cases/people/invitations.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/invitation.ts";
import { personOf } from "./person-of.ts";

/** Mails a person another invitation; it leads back to the page that it was on. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { role, id, list } = personOf(params);
  const result = await renewInvitation(context, role, id);
  const code = result.ok ? "invitation-renewed" : "invitation-not-renewed";
  const name = await findNameOf(context, role, id);
  return redirectAbout(context, returnTo(list, url.search), code, name);
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = ({ params }: Route.LoaderArgs) => redirect(personOf(params).list);
