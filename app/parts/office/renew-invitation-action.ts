import type { Context } from "#request/context.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { renewInvitation } from "#use-cases/people/invitations.ts";
import { returnTo } from "./return-to.ts";

/** The action that mails a person another invitation; it leads back to the page that it was on. */
export async function renewInvitationAction(
  { context, url }: { context: Context; url: URL },
  role: "student" | "tutor",
  id: string,
) {
  const result = await renewInvitation(context, role, id);
  return redirectAbout(
    context,
    returnTo(`/admin-dashboard/${role}s`, url.search),
    result.ok ? "invitation-renewed" : "invitation-not-renewed",
    await findNameOf(context, role, id),
  );
}
