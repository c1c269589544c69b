import type { Context } from "#request/context.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { signOutPerson } from "#use-cases/people/sign-out.ts";
import { returnTo } from "#parts/office/return-to.ts";

/**
 * Signs a student or tutor out on all devices.
 *
 * @param list the path of the list to return to, unless another page opened the dialog
 */
export async function signOutAction(
  { context, url }: { context: Context; url: URL },
  kind: "student" | "tutor",
  id: string,
  list: string,
) {
  const result = await signOutPerson(context, kind, id);
  const flashMessage = result.ok ? "signed-out" : "not-signed-out";
  return redirectWithFlashMessage(context, returnTo(list, url.search), flashMessage);
}
