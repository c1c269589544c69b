import { readForm, type Fields } from "#request/form.ts";
import {
  checkContent,
  contentInputNames,
  type ContentInput,
  type ContentInputName,
  type ContentKind,
} from "#domain/content.ts";
import type { RouterContextProvider } from "react-router";
import { problems } from "./content-messages.ts";

/** The add or edit form as it was submitted. */
export interface ContentForm {
  form: Fields;
  typed: ContentInput;
  /** The first problem (§5), with its words; null for a valid form. */
  problem: { error: string; field: ContentInputName } | null;
}

/** Reads and checks the form of the add and edit dialogs. @throws as `readForm` does */
export async function readContentForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: ContentKind,
): Promise<ContentForm> {
  const form = await readForm(request, context);
  const typed = Object.fromEntries(
    contentInputNames.map((name) => [name, form.text(name)]),
  ) as Record<ContentInputName, string>;
  const failure = checkContent(kind, typed);
  const problem = failure && { error: problems[failure.problem], field: failure.field };
  return { form, typed, problem };
}
