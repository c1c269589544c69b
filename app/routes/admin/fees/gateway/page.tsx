import type { OnlineRow, OpenRefundRow } from "#data/fees/gateway/overview.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { nameDate } from "#domain/shared/day.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { loadGateway } from "#use-cases/fees/gateway/refunds.ts";
import { Card, cardClass, TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { titled } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/page.ts";
import { messages as fees } from "../messages.ts";
import { FeesPage } from "../parts.tsx";
import { familyPage, gatewayPage } from "../request.ts";
import { messages, refundStates } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title, fees.title);

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { isOn, held, payments, unknown, refunds } = await loadGateway(context);
  return {
    isOn,
    held: messages.held(formatRupees(held)),
    payments: payments.map((row) => describePayment(row, now)),
    unknown: unknown.map((row) => describePayment(row, now)),
    refunds: refunds.map((row) => describeRefund(row, now)),
  };
}

function describePayment({ id, day, paise, currency, familyId, students }: OnlineRow, now: Date) {
  const amount = currency === "INR" ? formatRupees(paise) : `${currency} ${paise / 100}`;
  return {
    id,
    text: messages.payment(amount, nameDate(parseMoment(day) ?? now, now)),
    doubt: currency === "INR" ? null : messages.otherCurrency,
    family: familyId && {
      to: familyPage(familyId),
      names: students.join(", ") || messages.aFormerFamily,
    },
  };
}

function describeRefund(
  { id, paymentId, paise, state, madeAt, familyId }: OpenRefundRow,
  now: Date,
) {
  const asked = nameMoment(parseMoment(madeAt) ?? now, now);
  return {
    id,
    text: messages.refundOf(formatRupees(paise), asked),
    number: paymentId,
    state: refundStates[state],
    family: familyId && familyPage(familyId),
  };
}

type Row = Route.ComponentProps["loaderData"]["payments"][number];

/** `/admin-dashboard/fees/gateway`: what came through the payment gateway, and what nobody knows. */
export default function Gateway({ loaderData }: Route.ComponentProps) {
  const { isOn, held, payments, unknown, refunds } = loaderData;
  return (
    <FeesPage title={messages.title} part={gatewayPage}>
      <div className="grid max-w-3xl gap-6">
        {isOn ? <p>{messages.isOn}</p> : <Notice tone="caution">{messages.isOff}</Notice>}
        {unknown.length > 0 && (
          <Card aria-labelledby="unknown" className="gap-2">
            <h2 id="unknown" className="text-lg font-semibold text-caution-text">
              {messages.unknownTitle}
            </h2>
            <p className="text-muted">{messages.unknownText}</p>
            <Rows rows={unknown} />
          </Card>
        )}
        {refunds.length > 0 && (
          <TitledCard title={messages.refundsTitle} className="gap-2">
            <ul className="divide-y divide-line">
              {refunds.map(({ id, text, number, state, family }) => (
                <li key={id} className="grid gap-1 py-2">
                  <p className="tabular-nums">{text}</p>
                  <p className="text-sm wrap-anywhere text-muted">{number}</p>
                  <p>{state}</p>
                  {family && <TextLink to={family}>{messages.family}</TextLink>}
                </li>
              ))}
            </ul>
          </TitledCard>
        )}
        <TitledSection size="small" title={messages.paymentsTitle} className="grid gap-2">
          <p className="text-muted tabular-nums">{held}</p>
          {payments.length === 0 && <Empty>{messages.noPayments}</Empty>}
          {payments.length > 0 && (
            <div className={`${cardClass} px-4`}>
              <Rows rows={payments} />
            </div>
          )}
        </TitledSection>
      </div>
    </FeesPage>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, text, doubt, family }) => (
        <li key={id} className="grid gap-1 py-2">
          {family && <TextLink to={family.to}>{typed(family.names)}</TextLink>}
          <p className="tabular-nums">{text}</p>
          <p className="text-sm wrap-anywhere text-muted">{id}</p>
          {doubt && <p>{doubt}</p>}
        </li>
      ))}
    </ul>
  );
}
