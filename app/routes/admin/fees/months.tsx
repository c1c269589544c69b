import { Form } from "react-router";
import type { FeeMonth } from "#data/fees/months.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { canCloseMonth, firstOpenMonth } from "#domain/fees/month.ts";
import { monthName, monthOf } from "#domain/lessons/months.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { closeMonth, loadFeeMonths } from "#use-cases/fees/months.ts";
import { BarChart } from "#parts/office/bar-chart.tsx";
import { addressOf } from "#parts/shared/paged/request.ts";
import { Button } from "#ui/button.tsx";
import { Card, TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { Folded } from "#ui/folded.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/months.ts";
import { messages } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base, documentsPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.monthsTitle, messages.title);

const path = `${base}/months`;

/** The bars of a month in the chart. */
const keys = [
  { label: messages.charged, className: "text-link" },
  { label: messages.received, className: "text-success-text" },
  { label: messages.owedAtEnd, className: "text-caution-text" },
];

/** How many months the chart has. */
const charted = 6;

/** Whole thousands of rupees, for a chart. */
const thousands = (paise: number) => Math.max(0, Math.round(paise / 100_000));

function describeMonth(month: FeeMonth) {
  const { charged, tax, received, writtenOff, earned, paidOut, owed } = month;
  return {
    facts: [
      { label: messages.charged, value: formatRupees(charged) },
      ...(tax === 0 ? [] : [{ label: messages.tax, value: formatRupees(tax) }]),
      { label: messages.received, value: formatRupees(received) },
      ...(writtenOff === 0
        ? []
        : [{ label: messages.writtenOff, value: formatRupees(writtenOff) }]),
      { label: messages.owedAtEnd, value: formatRupees(owed) },
      { label: messages.earnedByTutors, value: formatRupees(earned) },
      ...(paidOut === 0 ? [] : [{ label: messages.paidOut, value: formatRupees(paidOut) }]),
    ],
    values: [charged, received, owed].map(thousands),
    text: messages.inMonth(
      monthName(month.month),
      formatRupees(charged),
      formatRupees(received),
      formatRupees(owed),
    ),
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  const present = monthOf(Date.now());
  const { started, closed, isBilling, months } = await loadFeeMonths(context);
  const open = started && firstOpenMonth({ started, closed });
  return {
    months: months.map((month) => ({
      id: month.month,
      name: monthName(month.month),
      isClosed: closed !== null && month.month <= closed,
      files: [
        { to: addressOf(`${path}.csv`, { month: month.month }), text: messages.entriesFile },
        {
          to: addressOf(`${documentsPage}.csv`, { month: month.month }),
          text: messages.documentsFile,
        },
      ],
      ...describeMonth(month),
    })),
    closing:
      started && open && canCloseMonth(open, { started, closed, present })
        ? { month: open, text: messages.close(monthName(open)), isBilling }
        : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const month = (await readForm(request, context)).text("month");
  const result = await closeMonth(context, month, new Date());
  return result.ok
    ? redirectAbout(context, path, "month-closed", monthName(month))
    : redirectWithFlashMessage(context, path, "month-not-closed");
}

/** `/admin-dashboard/fees/months`: what was charged and received by month, and the closing of one. */
export default function Months({ loaderData }: Route.ComponentProps) {
  const { months, closing } = loaderData;
  return (
    <FeesPage title={messages.monthsTitle} part={path}>
      {months.length === 0 && <Empty>{messages.noMonths}</Empty>}
      {closing && (
        <Card className="max-w-xl gap-2">
          <p>{closing.isBilling ? messages.stillBilling : messages.closeText}</p>
          {!closing.isBilling && (
            <Folded title={closing.text}>
              <Form method="post" className="py-2">
                <Button name="month" value={closing.month}>
                  {closing.text}
                </Button>
              </Form>
            </Folded>
          )}
        </Card>
      )}
      {months.length > 1 && (
        <TitledCard title={messages.chart} className="gap-3">
          <BarChart keys={keys} groups={months.slice(0, charted).toReversed()} className="gap-2" />
        </TitledCard>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {months.map(({ id, name, isClosed, facts, files }) => (
          <li key={id}>
            <Card className="gap-2">
              <h2 className="text-lg font-semibold">
                {name}
                {isClosed && <span className="font-normal text-muted"> · {messages.closed}</span>}
              </h2>
              <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-end">
                {facts.map(({ label, value }) => (
                  <Fact key={label} label={label} value={value} />
                ))}
              </dl>
              <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
                {files.map(({ to, text }) => (
                  <a key={to} href={to} className={textLinkClass}>
                    {text} <span className="sr-only">{name}</span>
                  </a>
                ))}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </FeesPage>
  );
}
