import type { Context } from "#request/context.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { signOutPerson } from "#use-cases/people/sign-out.ts";
import { returnTo } from "#parts/office/return-to.ts";

/**
 * Signs a student or tutor out on all devices, and returns to the person's page; to the list where
 * there is no such person.
 */
export async function signOutAction(
  { context, url }: { context: Context; url: URL },
  kind: "student" | "tutor",
  id: string,
) {
  const result = await signOutPerson(context, kind, id);
  const list = `/admin-dashboard/${kind}s`;
  const page = returnTo(result.ok ? `${list}/${id}` : list, url.search);
  const name = await findNameOf(context, kind, id);
  return redirectAbout(context, page, result.ok ? "signed-out" : "not-signed-out", name);
}
