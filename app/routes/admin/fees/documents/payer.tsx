import { Form } from "react-router";
import { normaliseEmail } from "#domain/account/account.ts";
import { checkPayer } from "#domain/fees/payer.ts";
import { stateCodes } from "#domain/fees/states.ts";
import { languageNames, languages, parseLanguage } from "#domain/shared/language.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { requireFamily } from "#use-cases/fees/families.ts";
import { loadPayer, setPayer } from "#use-cases/fees/issuer.ts";
import { states } from "#parts/fees/documents/state-names.ts";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { messages as fees } from "../messages.ts";
import { FeesPage } from "../parts.tsx";
import { familyPage } from "../request.ts";
import { leadToFamily } from "../lead-to-family.ts";
import type { Route } from "./+types/payer.ts";
import { messages, payerProblems } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, fees.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { students, payer } = await loadPayer(context, params.familyId);
  const names = students.map(({ name }) => name).join(", ") || fees.aFormerFamily;
  return { title: messages.payerTitle(names), payer, family: familyPage(params.familyId) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { familyId } = params;
  const form = await readForm(request, context);
  const values = {
    payerName: form.text("payerName").trim(),
    payerAddress: form.text("payerAddress").trim(),
    payerState: form.text("payerState"),
    payerEmail: normaliseEmail(form.text("payerEmail")),
    payerLanguage: parseLanguage(form.text("payerLanguage")) ?? "en",
  };
  const failure = checkPayer(values);
  if (failure) {
    await requireFamily(context, familyId);
    return refuseForm(failure, payerProblems, { values });
  }
  await setPayer(context, familyId, values);
  return leadToFamily(context, familyId, "payer-saved");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/families/:familyId/payer`: to whom a family's documents are made out. */
export default function PayerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, payer, family } = loaderData;
  const field = fieldProps(actionData?.values ?? payer, actionData?.field);
  return (
    <FeesPage title={title} text={messages.payerText}>
      <Form method="post" noValidate className="grid max-w-xl gap-4">
        <TextField
          label={messages.payerName}
          optional={messages.optional}
          {...field("payerName")}
        />
        <TextArea
          label={messages.payerAddress}
          optional={messages.optional}
          rows={3}
          {...field("payerAddress")}
        />
        <SelectField
          label={messages.payerState}
          hint={messages.payerStateHint}
          placeholder={messages.sameState}
          choices={stateCodes.map((id) => ({ id, name: states[id] }))}
          {...field("payerState")}
        />
        <TextField
          label={messages.payerEmail}
          hint={messages.payerEmailHint}
          optional={messages.optional}
          type="email"
          {...field("payerEmail")}
        />
        <SelectField
          label={messages.payerLanguage}
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          {...field("payerLanguage")}
        />
        <FormEnd error={actionData?.error} submit={messages.save} pending={messages.saving} />
      </Form>
      <p className="print:hidden">
        <TextLink to={family}>{messages.familyFees}</TextLink>
      </p>
    </FeesPage>
  );
}
