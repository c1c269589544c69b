import { data, Form } from "react-router";
import { checkRefund } from "#domain/fees/gateway/refund.ts";
import { formatRupees, parseRupees, typedRupees } from "#domain/fees/money.ts";
import { nameDate } from "#domain/shared/day.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { giveBack, loadPaidOnline } from "#use-cases/fees/gateway/refunds.ts";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { leadToFamily } from "../lead-to-family.ts";
import type { Route } from "./+types/refund.ts";
import { messages as fees } from "../messages.ts";
import { FeesPage } from "../parts.tsx";
import { familyPage } from "../request.ts";
import { messages, refundProblems, refundRefusals } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, fees.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const now = new Date();
  const { paise, day, left, students, isOn } = await loadPaidOnline(context, params);
  return {
    title: messages.refundTitle(students.join(", ") || messages.aFormerFamily),
    paid: messages.paid(formatRupees(paise), nameDate(parseMoment(day) ?? now, now)),
    left: left > 0 ? messages.left(formatRupees(left)) : messages.nothingLeft,
    amount: typedRupees(left),
    isOpen: left > 0 && isOn,
    off: isOn ? null : refundRefusals.off,
    family: familyPage(params.familyId),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = { amount: form.text("amount"), reason: form.text("reason").trim() };
  const { left } = await loadPaidOnline(context, params);
  const failure = checkRefund(values, left);
  if (failure) return refuseForm(failure, refundProblems, { values });
  const refund = { paise: parseRupees(values.amount) ?? 0, reason: values.reason };
  const result = await giveBack(context, params, refund, new Date());
  if (!result.ok) {
    const error = refundRefusals[result.reason];
    return data({ error, field: undefined, values }, { status: 409 });
  }
  return leadToFamily(context, params.familyId, `online-refund-${result.value}`);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/**
 * `/admin-dashboard/fees/families/:familyId/payments/:paymentId/refund`: gives back what a family has paid
 * through the gateway.
 */
export default function RefundPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, paid, left, amount, isOpen, off, family } = loaderData;
  const field = fieldProps(actionData?.values ?? { amount, reason: "" }, actionData?.field);
  return (
    <FeesPage title={title}>
      <p className="max-w-prose tabular-nums">
        {paid} {left}
      </p>
      {off && <Notice tone="caution">{off}</Notice>}
      {isOpen && (
        <>
          <p className="max-w-prose text-muted">{messages.text}</p>
          <Form method="post" noValidate className="grid max-w-xl gap-4">
            <TextField label={messages.amount} inputMode="decimal" {...field("amount")} />
            <TextField label={messages.reason} hint={messages.reasonHint} {...field("reason")} />
            <FormEnd
              error={actionData?.error}
              submit={messages.giveBack}
              pending={messages.asking}
            />
          </Form>
        </>
      )}
      {!isOpen && actionData && <Notice tone="danger">{actionData.error}</Notice>}
      <p>
        <TextLink to={family}>{messages.back}</TextLink>
      </p>
    </FeesPage>
  );
}
