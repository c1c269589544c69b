import { formatRupees } from "#domain/fees/money.ts";
import { checkRunPayment, payNumber, type RunPaymentInput } from "#domain/fees/pay-run.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { loadPayRun, markRunPaid } from "#use-cases/fees/pay-runs.ts";
import { FeesPage } from "#routes/admin/fees/parts.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { Table } from "#ui/records/table.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { Route } from "./+types/run.ts";
import { describeEnd, describeTax } from "./describe.ts";
import { messages, runProblems } from "./messages.ts";
import { payRunPage, payRunsPage } from "./request.ts";
import { RunPaymentForm } from "./run-payment-form.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { runId } = params;
  const { day, until, end, lines, tds, net } = await loadPayRun(context, runId);
  const path = payRunPage(runId);
  const without = lines.filter((line) => line.net > 0 && !line.hasAccount).length;
  return {
    title: messages.runOf(formatDate(day)),
    text: `${messages.untilDay(formatDate(until))} · ${describeEnd(end)}`,
    notes: end
      ? [
          ...(end.reason ? [messages.reason(end.reason)] : []),
          ...(end.reference ? [messages.bankReference(end.reference)] : []),
        ]
      : [],
    facts: [
      { label: messages.allGross, value: formatRupees(net + tds) },
      { label: messages.allTax, value: formatRupees(tds) },
      { label: messages.allNet, value: formatRupees(net) },
    ],
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      to: end?.how === "taken-back" ? null : `${path}/tutors/${line.tutorId}`,
      number: payNumber(line.year, line.number),
      gross: formatRupees(line.gross),
      tax: describeTax(line.tds, line.rate),
      section: line.section,
      net: formatRupees(line.net),
    })),
    file: end?.how === "taken-back" ? null : `${path}/bank.csv`,
    notInFile: without > 0 ? messages.notInFile(without) : null,
    form: end ? null : { today: todayInIndia(new Date()), made: day },
    reversal: `${path}/reversal`,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { runId } = params;
  const form = await readForm(request, context);
  const values: RunPaymentInput = {
    day: form.text("day"),
    reference: form.text("reference").trim(),
  };
  const { day: made } = await loadPayRun(context, runId);
  const failure = checkRunPayment(values, { today: todayInIndia(new Date()), made });
  if (failure) return refuseForm(failure, runProblems, { values });
  const result = await markRunPaid(context, runId, values);
  const code = result.ok ? "pay-run-paid" : "pay-run-ended";
  return redirectWithFlashMessage(context, payRunPage(runId), code);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/pay-runs/:runId`: what each tutor gets by a run, and that it was paid. */
export default function PayRun({ loaderData, actionData }: Route.ComponentProps) {
  const { title, text, notes, facts, lines, file, notInFile, form, reversal } = loaderData;
  return (
    <FeesPage title={title} part={payRunsPage}>
      <div>
        <p>{text}</p>
        {notes.map((note) => (
          <Typed key={note} as="p" className="text-muted">
            {note}
          </Typed>
        ))}
      </div>
      <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-end">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      {form && <RunPaymentForm {...form} refusal={actionData ?? null} reversal={reversal} />}
      {file && (
        <p className="print:hidden">
          <a href={file} download className={textLinkClass}>
            {messages.bankFile}
          </a>
          {notInFile && <span className="block text-sm text-muted">{notInFile}</span>}
        </p>
      )}
      <Table
        caption={title}
        rows={lines}
        columns={[
          {
            label: messages.tutor,
            cell: ({ name, to }) => <TypedLink href={to}>{name}</TypedLink>,
          },
          { label: messages.statement, cell: ({ number }) => number, place: "line" },
          { label: messages.gross, cell: ({ gross }) => gross, place: "wide" },
          {
            label: messages.tax,
            cell: ({ tax, section }) => (
              <>
                {tax} <Typed className="text-sm text-muted">{section}</Typed>
              </>
            ),
            place: "wide",
          },
          {
            label: messages.net,
            cell: ({ net }) => <span className="tabular-nums">{net}</span>,
            place: "badge",
          },
        ]}
      />
    </FeesPage>
  );
}
