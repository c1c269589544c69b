import { data, redirect, type HeadersArgs, type RouterContextProvider } from "react-router";
import { readForm } from "#access/form.ts";
import { signIn } from "#access/sign-in.ts";
import type { Role } from "#domain/audit.ts";
import { checkSignIn } from "#domain/sign-in.ts";
import { askToWait } from "../ask-to-wait.ts";
import { messages } from "./messages.ts";

interface SignInDoor {
  role: Role;
  /** Where a successful sign-in leads. */
  home: string;
  words: { failed: string; noRecord: string };
}

/** What a refused sign-in gives back to its form: never the password. */
export interface SignInRefusal {
  error: string;
  email: string;
  codeNeeded: false;
}

/** What a right password gets where a code has to follow it. */
export interface CodeNeeded {
  codeNeeded: true;
}

/** Lets an answer's own headers (how long to wait, what stands for the password) reach the browser. */
export function refusalHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}

/** The action of a sign-in form: a session and the role's dashboard, or §8's words. */
export async function signInAction(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { role, home, words }: SignInDoor,
) {
  const form = await readForm(request, context);
  const typed = { email: form.text("email"), password: form.text("password") };
  const refuse = (error: string, init: ResponseInit = { status: 400 }) =>
    data<SignInRefusal>({ error, email: typed.email, codeNeeded: false }, init);

  if (checkSignIn(typed)) return refuse(messages.fillAll);
  const outcome = await signIn(context, request, role, typed);
  if (outcome.is === "signed-in") {
    return redirect(home, { status: 303, headers: { "set-cookie": outcome.cookie } });
  }
  if (outcome.is === "code-needed") {
    return data<CodeNeeded>({ codeNeeded: true }, { headers: { "set-cookie": outcome.cookie } });
  }
  if (outcome.is === "limited") {
    return refuse(messages.tooMany(outcome.minutes), askToWait(outcome.minutes));
  }
  return outcome.is === "no-record"
    ? refuse(words.noRecord, { status: 403 })
    : refuse(words.failed);
}
