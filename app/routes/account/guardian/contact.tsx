import { data, Form, Link } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import {
  guardOwnGuardian,
  loadOwnGuardian,
  nameGuardian,
} from "#use-cases/guardians/own-guardian.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import {
  checkGuardian,
  isRelation,
  relations,
  type GuardianField,
} from "#domain/guardians/guardian.ts";
import { buttonClass, SubmitButton } from "#ui/button.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { cardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/contact.ts";
import { GuardianFrame } from "./frame.tsx";
import { guardianProblems, messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardOwnGuardian];

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.guardianTitle);

const overview = "/account/guardian";
const choices = relations.map((id) => ({ id, name: messages.relations[id] }));

export async function loader({ context }: Route.LoaderArgs) {
  const { guardian } = await loadOwnGuardian(context);
  // A student can't change a guardian who has answered, so the form starts empty then.
  return { stored: guardian?.consent === "unanswered" ? guardian : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = readTexts(form.text, "name", "relation", "email", "phoneNumber");
  const refuse = (error: string, field: GuardianField | null, status: number) =>
    data({ error, field, values }, { status });
  const failure = checkGuardian(values);
  if (failure) return refuse(guardianProblems[failure.problem], failure.field, 400);
  const { relation } = values;
  if (!isRelation(relation)) return refuse(guardianProblems["relation-missing"], "relation", 400);
  const contact = { ...values, relation, email: normaliseEmail(values.email) };
  const result = await nameGuardian(context, contact);
  if (result.ok) return redirectAbout(context, overview, "guardian-named", values.name.trim());
  if (result.reason === "address-unproved") return refuse(messages.proveFirst, null, 409);
  return result.reason === "limited"
    ? refuse(messages.limited, null, 429)
    : refuse(messages.refused, null, 409);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export default function GuardianContact({ loaderData, actionData }: Route.ComponentProps) {
  const { stored } = loaderData;
  const field = fieldProps(actionData?.values ?? stored, actionData?.field);
  return (
    <GuardianFrame title={messages.guardianTitle}>
      <p className="text-muted">{messages.guardianWhy}</p>
      {stored && <p className="text-muted">{messages.replaces}</p>}
      <Form method="post" noValidate className={`${cardClass} grid gap-4 p-5`}>
        <TextField label={messages.guardianName} autoComplete="off" {...field("name")} />
        <SelectField
          label={messages.relation}
          choices={choices}
          placeholder={messages.chooseRelation}
          {...field("relation")}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="off"
          hint={messages.emailHint}
          {...field("email")}
        />
        <TextField
          label={messages.phone}
          optional={messages.optional}
          type="tel"
          autoComplete="off"
          {...field("phoneNumber")}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={messages.sending}>{messages.send}</SubmitButton>
          <Link to={overview} className={buttonClass("plain")}>
            {messages.cancel}
          </Link>
        </div>
      </Form>
    </GuardianFrame>
  );
}
