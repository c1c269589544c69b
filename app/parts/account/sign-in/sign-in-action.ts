import { data, redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { signIn } from "#use-cases/account/sign-in.ts";
import type { Role } from "#domain/audit/audit.ts";
import { checkSignIn } from "#domain/account/sign-in.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { refuseIfBusy, tryLater } from "./busy.ts";
import { messages } from "./messages.ts";

interface SignInOptions {
  role: Role;
  /** The role's dashboard. */
  home: string;
  words: { failed: string; noRecord: string };
}

/** What a refused sign-in returns to its form: never the password. */
export interface SignInRefusal {
  error: string;
  email: string;
  codeNeeded: false;
}

/** The password was right; the second factor's code is needed too. */
export interface CodeNeeded {
  codeNeeded: true;
}

/** The action of a sign-in form: opens a session and the role's dashboard, or answers §8's words. */
export async function signInAction(
  { request, context }: { request: Request; context: Context },
  { role, home, words }: SignInOptions,
) {
  const form = await readForm(request, context);
  const input = { email: form.text("email"), password: form.text("password") };
  const refuse = (error: string, init: ResponseInit = { status: 400 }) =>
    data<SignInRefusal>({ error, email: input.email, codeNeeded: false }, init);

  if (checkSignIn(input)) return refuse(messages.fillAll);
  const result = await signIn(context, request, role, input).catch(refuseIfBusy);
  if (result.ok) {
    const headers = { "set-cookie": result.value.cookie };
    return result.value.isCodeRequired
      ? data<CodeNeeded>({ codeNeeded: true }, { headers })
      : redirect(home, { status: 303, headers });
  }
  if (result.reason === "limited") {
    return refuse(messages.tooMany(result.minutes), tooManyRequests(result.minutes));
  }
  if (result.reason === "busy") return refuse(messages.busy, tryLater);
  return result.reason === "no-record"
    ? refuse(words.noRecord, { status: 403 })
    : refuse(words.failed);
}
