import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { Role } from "#domain/audit/audit.ts";
import { checkNewPassword } from "#domain/account/password-reset.ts";
import type { Refusal, Result } from "#domain/shared/result.ts";
import type { AdminPasswordProblem } from "#domain/account/admin-password.ts";
import { passwordWords } from "#content/account/password.ts";
import { isCommonPassword } from "#security/common-passwords.ts";
import { invalidLink } from "./mailed-link-loader.ts";
import { newPasswordProblems } from "./password-problems.ts";
import { signInPaths } from "./sign-in-paths.ts";

export interface NewPasswordRefusal {
  error: string;
  field: string;
}

/**
 * The action of a page that sets a new password by a mailed link. By default it redirects to the
 * role's sign-in path with a flash message, and opens no session.
 *
 * @param setPassword uses the link; refused if it is no longer valid, and for a password that an
 *   admin may not have
 * @param next the flash message, whose variant for a common password ends in `-common`; or what
 *   answers instead
 */
export async function newPasswordAction<Link extends { role: Role }>(
  { request, context, params }: { request: Request; context: Context; params: { token: string } },
  setPassword: (
    context: Context,
    token: string,
    password: string,
  ) => Promise<Result<Link, Refusal<"link-expired" | AdminPasswordProblem>>>,
  next:
    | "email-restored"
    | "password-reset"
    | ((link: Link, isCommon: boolean) => Promise<Response> | Response),
) {
  const form = await readForm(request, context);
  const input = { password: form.text("password"), confirmPassword: form.text("confirmPassword") };
  const refuse = (error: string, field: string) =>
    data<NewPasswordRefusal>({ error, field }, { status: 400 });
  const failure = checkNewPassword(input);
  if (failure) return refuse(newPasswordProblems[failure.problem], failure.field);
  const result = await setPassword(context, params.token, input.password);
  if (!result.ok) {
    return result.reason === "link-expired"
      ? invalidLink()
      : refuse(passwordWords.adminProblems[result.reason], "password");
  }
  const isCommon = await isCommonPassword(input.password);
  if (typeof next === "function") return next(result.value, isCommon);
  const code = isCommon ? (`${next}-common` as const) : next;
  return redirectWithFlashMessage(context, signInPaths[result.value.role], code);
}
