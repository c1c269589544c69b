import { data, redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { readForm, type Fields } from "#request/form.ts";
import { isCommonPassword } from "#security/common-passwords.ts";
import type { SignUpResult } from "#use-cases/account/sign-up.ts";
import type { Failure } from "#domain/shared/rules.ts";
import { commonPasswordCode } from "#parts/account/advice/password-advice.tsx";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { refuseIfBusy, tryLater } from "./busy.ts";
import { messages } from "./messages.ts";

interface SignUpOptions<Input, Problem extends string> {
  /** Reads the role's form. */
  read: (form: Fields) => Input;
  /** The first rule of §5 that the form fails, or null. */
  check: (input: Input) => Failure<Problem, string> | null;
  problems: Readonly<Record<Problem, string>>;
  /** Creates the account, and a session for it. */
  signUp: (input: Input) => Promise<SignUpResult>;
  /** The role's dashboard. */
  home: string;
}

interface SignUpInput {
  email: string;
  password: string;
  confirmPassword: string;
}

/** What a refused sign-up returns to its form: everything that was entered but the passwords. */
export interface SignUpRefusal<Values> {
  error: string;
  /** What the person may try next. It tells nobody whether an address has an account. */
  hint?: string | undefined;
  field: string | null;
  values: Values;
}

/** The action of a sign-up form: redirects to the role's dashboard, or returns a refusal. */
export async function signUpAction<Input extends SignUpInput, Problem extends string>(
  { request, context }: { request: Request; context: Context },
  { read, check, problems, signUp, home }: SignUpOptions<Input, Problem>,
) {
  const input = read(await readForm(request, context));
  const { password: _password, confirmPassword: _confirmed, ...values } = input;
  const refuse = (
    error: string,
    field: string | null,
    { hint, ...init }: ResponseInit & { hint?: string } = {},
  ) => data<SignUpRefusal<typeof values>>({ error, hint, field, values }, { status: 400, ...init });

  const failure = check(input);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const result = await signUp(input).catch(refuseIfBusy);
  if (result.ok) {
    const { cookie } = result.value;
    // Only advice: §9's rule for students and tutors is the length alone.
    return (await isCommonPassword(input.password))
      ? redirectWithFlashMessage(context, home, commonPasswordCode, { cookies: [cookie] })
      : redirect(home, { status: 303, headers: { "set-cookie": cookie } });
  }
  if (result.reason === "busy") return refuse(messages.busy, null, tryLater);
  return result.reason === "limited"
    ? refuse(messages.tooManySignUps(result.minutes), null, tooManyRequests(result.minutes))
    : refuse(messages.createFailed, "email", { hint: messages.createFailedHint });
}
