import { data, Form, Link } from "react-router";
import { readForm } from "#access/form.ts";
import { guardAccount } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { guardOwnGuardian, loadOwnGuardian, nameGuardian } from "#access/own-guardian.ts";
import { normaliseEmail } from "#domain/account.ts";
import { checkGuardian, isRelation, relations, type GuardianField } from "#domain/guardian.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { keepForm } from "../../keep-form.ts";
import type { Route } from "./+types/contact.ts";
import { GuardianFrame } from "./frame.tsx";
import { guardianProblems, messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardOwnGuardian];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

const overview = "/account/guardian";
const choices = relations.map((id) => ({ id, name: messages.relations[id] }));

export async function loader({ context }: Route.LoaderArgs) {
  const { guardian } = await loadOwnGuardian(context);
  // Who has answered is not for the student to change, so there is nothing to fill in.
  return { known: guardian?.consent === "unanswered" ? guardian : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const typed = {
    name: form.text("name"),
    relation: form.text("relation"),
    email: form.text("email"),
    phoneNumber: form.text("phoneNumber"),
  };
  const refuse = (error: string, field: GuardianField | null, status: number) =>
    data({ error, field, typed }, { status });
  const failure = checkGuardian(typed);
  if (failure) return refuse(guardianProblems[failure.problem], failure.field, 400);
  const { relation } = typed;
  if (!isRelation(relation)) return refuse(guardianProblems["relation-missing"], "relation", 400);
  const contact = { ...typed, relation, email: normaliseEmail(typed.email) };
  const outcome = await nameGuardian(context, contact);
  if (outcome === "limited") return refuse(messages.limited, null, 429);
  if (outcome === "refused") return refuse(messages.refused, null, 409);
  return redirectWithNotice(context, overview, "guardian-named");
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => ({ error, field: null, typed: undefined }));

export default function GuardianContact({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useSending();
  const { known } = loaderData;
  const typed = actionData?.typed ?? known;
  const invalid = (field: GuardianField) => actionData?.field === field;
  return (
    <GuardianFrame title={messages.guardianTitle}>
      <p className="text-muted">{messages.guardianWhy}</p>
      {known && <p className="text-muted">{messages.replaces}</p>}
      <Form
        method="post"
        noValidate
        className="grid gap-4 rounded-card border border-line bg-surface p-5"
      >
        <TextField
          label={messages.guardianName}
          name="name"
          autoComplete="off"
          defaultValue={typed?.name}
          invalid={invalid("name")}
        />
        <SelectField
          label={messages.relation}
          name="relation"
          choices={choices}
          placeholder={messages.chooseRelation}
          defaultValue={typed?.relation}
          invalid={invalid("relation")}
        />
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="off"
          hint={messages.emailHint}
          defaultValue={typed?.email}
          invalid={invalid("email")}
        />
        <TextField
          label={messages.phone}
          optional={messages.optional}
          name="phoneNumber"
          type="tel"
          autoComplete="off"
          defaultValue={typed?.phoneNumber}
          invalid={invalid("phoneNumber")}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={busy}>{busy ? messages.sending : messages.send}</Button>
          <Link to={overview} className={buttonClass("plain")}>
            {messages.cancel}
          </Link>
        </div>
      </Form>
    </GuardianFrame>
  );
}
