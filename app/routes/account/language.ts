import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { chooseLanguage } from "#use-cases/account/language.ts";
import type { Route } from "./+types/language.ts";

/** `POST /account/language`: the language of screens and mails. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  await chooseLanguage(context, form.text("language"));
  return redirectWithFlashMessage(context, "/account", "language-chosen");
}

export const loader = () => redirect("/account");
