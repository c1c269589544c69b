import { data, Form } from "react-router";
import { checkPayee, type Payee } from "#domain/fees/payee.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadPayee, setPayee } from "#use-cases/fees/claims.ts";
import { TickField } from "#parts/fees/tick-field.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/payee.ts";
import { messages, payeeProblems } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.payeeTitle, messages.title);

const path = `${base}/payee`;
const none: Payee = { upiId: "", payeeName: "", bankAccount: "", ifsc: "" };

export async function loader({ context }: Route.LoaderArgs) {
  const stored = await loadPayee(context);
  return { isOpen: stored !== null, payee: stored ?? { ...none, hasUpiLink: false } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const compact = (name: string) => withAsciiDigits(form.text(name)).replaceAll(/\s/g, "");
  const values: Payee = {
    upiId: compact("upiId"),
    payeeName: form.text("payeeName").trim(),
    bankAccount: compact("bankAccount"),
    ifsc: compact("ifsc").toUpperCase(),
  };
  const hasUpiLink = form.text("hasUpiLink") !== "";
  const failure = checkPayee(values);
  if (failure) return refuseForm(failure, payeeProblems, { values, hasUpiLink });
  const result = await setPayee(context, { ...values, hasUpiLink });
  if (result.ok) return redirectWithFlashMessage(context, path, "payee-saved");
  const error = messages.notBegun;
  return data({ error, field: undefined, values, hasUpiLink }, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/payee`: where families pay to. */
export default function PayeePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, payee } = loaderData;
  const field = fieldProps(actionData?.values ?? payee, actionData?.field);
  const hasUpiLink = actionData?.hasUpiLink ?? payee.hasUpiLink;
  return (
    <FeesPage
      title={messages.payeeTitle}
      part={path}
      text={isOpen ? messages.payeeText : messages.notBegun}
    >
      <Form key={JSON.stringify(payee)} method="post" noValidate className="grid max-w-xl gap-4">
        <TextField label={messages.upiId} hint={messages.upiHint} {...field("upiId")} />
        <TextField label={messages.payeeName} hint={messages.payeeHint} {...field("payeeName")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={messages.bankAccount}
            optional={messages.optional}
            inputMode="numeric"
            {...field("bankAccount")}
          />
          <TextField label={messages.ifsc} optional={messages.optional} {...field("ifsc")} />
        </div>
        <TickField
          name="hasUpiLink"
          label={messages.upiLink}
          hint={messages.upiLinkHint}
          isTicked={hasUpiLink}
        />
        <FormEnd error={actionData?.error} submit={messages.save} pending={messages.saving} />
      </Form>
    </FeesPage>
  );
}
