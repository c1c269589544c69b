import { data, type RouterContextProvider } from "react-router";
import { readForm } from "#access/form.ts";
import { redirectWithNotice } from "#access/notice.ts";
import type { Role } from "#domain/audit.ts";
import { checkNewPassword } from "#domain/password-reset.ts";
import { AuthForm } from "./card.tsx";
import { doors } from "./doors.ts";
import { linkOver } from "./link-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { newPasswordProblems } from "./password-problems.ts";

interface Refusal {
  error: string;
  field: string;
}

/**
 * The action of a page that chooses a new password by a mailed link: leads to the role's door, with
 * a notice, and signs nobody in.
 *
 * @param choose does it; null where the link works no more
 */
export async function newPasswordAction(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  choose: (password: string) => Promise<{ role: Role } | null>,
  notice: string,
) {
  const form = await readForm(request, context);
  const typed = { password: form.text("password"), confirmPassword: form.text("confirmPassword") };
  const failure = checkNewPassword(typed);
  if (failure) {
    const { problem, field } = failure;
    return data<Refusal>({ error: newPasswordProblems[problem], field }, { status: 400 });
  }
  const link = await choose(typed.password);
  if (!link) return linkOver();
  return redirectWithNotice(context, doors[link.role], notice);
}

/** A new password, typed twice, for the account of a mailed link. */
export function NewPasswordForm({
  email,
  role,
  refusal,
  words,
}: {
  /** For password managers: whose password it is. */
  email: string;
  role: Role;
  refusal: Refusal | undefined;
  words: { submit: string; pending: string };
}) {
  return (
    <AuthForm
      name="new-password"
      next={doors[role]}
      error={refusal?.error}
      submit={words.submit}
      pending={words.pending}
    >
      <input type="email" autoComplete="username" defaultValue={email} hidden />
      <NewPasswordFields field={refusal?.field} />
    </AuthForm>
  );
}
