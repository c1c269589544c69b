import { Form } from "react-router";
import { checkReminders, parseReminderDays } from "#domain/fees/mails.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadFeeMailSettings, setFeeMails } from "#use-cases/fees/mails.ts";
import { TickField } from "#parts/fees/tick-field.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages as fees } from "../messages.ts";
import { FeesPage } from "../parts.tsx";
import { mailsPage } from "../request.ts";
import { messages, reminderProblems } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title, fees.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { hasInvoices, hasReceipts, firstDays, secondDays } = await loadFeeMailSettings(context);
  return {
    mails: { hasInvoices, hasReceipts },
    days: { firstDays: String(firstDays ?? ""), secondDays: String(secondDays ?? "") },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const days = { firstDays: form.text("firstDays"), secondDays: form.text("secondDays") };
  const mails = {
    hasInvoices: form.text("hasInvoices") !== "",
    hasReceipts: form.text("hasReceipts") !== "",
  };
  const failure = checkReminders(days);
  if (failure) return refuseForm(failure, reminderProblems, { values: days, switches: mails });
  await setFeeMails(context, {
    ...mails,
    firstDays: parseReminderDays(days.firstDays),
    secondDays: parseReminderDays(days.secondDays),
  });
  return redirectWithFlashMessage(context, mailsPage, "fee-mails-saved");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/mails`: which mails about fees are sent, and when families are reminded. */
export default function FeeMailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const mails = actionData?.switches ?? loaderData.mails;
  const field = fieldProps(actionData?.values ?? loaderData.days, actionData?.field);
  return (
    <FeesPage title={messages.title} part={mailsPage} text={messages.text}>
      <Form
        key={JSON.stringify(loaderData)}
        method="post"
        noValidate
        className="grid max-w-xl gap-4"
      >
        <div className="grid gap-1">
          <TickField name="hasInvoices" label={messages.invoices} isTicked={mails.hasInvoices} />
          <TickField name="hasReceipts" label={messages.receipts} isTicked={mails.hasReceipts} />
        </div>
        <h2 className="text-lg font-semibold">{messages.reminders}</h2>
        <p className="text-muted">{messages.remindersText}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={messages.firstDays}
            hint={messages.daysHint}
            optional={messages.optional}
            inputMode="numeric"
            {...field("firstDays")}
          />
          <TextField
            label={messages.secondDays}
            hint={messages.daysHint}
            optional={messages.optional}
            inputMode="numeric"
            {...field("secondDays")}
          />
        </div>
        <FormEnd error={actionData?.error} submit={messages.save} pending={messages.saving} />
      </Form>
    </FeesPage>
  );
}
