import { data, Form } from "react-router";
import { formatRupees } from "#domain/fees/money.ts";
import { endOfLastMonth } from "#domain/fees/month.ts";
import { checkUntil } from "#domain/fees/pay-run.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { loadDue, makePayRun, netOf } from "#use-cases/fees/pay-runs.ts";
import { FeesPage } from "#routes/admin/fees/parts.tsx";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { describeDue, describeRun } from "./describe.ts";
import { DueTable } from "./due-table.tsx";
import { messages, runProblems } from "./messages.ts";
import { payRunPage, payRunsPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const page = readPage(url.searchParams);
  const asked = url.searchParams.get("until") ?? endOfLastMonth(now);
  const problem = checkUntil(asked, todayInIndia(now));
  const until = problem ? endOfLastMonth(now) : asked;
  const { tutors, former, runs, hasMore } = await loadDue(context, { until, page }, now);
  const net = netOf(tutors);
  const paid = tutors.filter(({ gross }) => gross > 0);
  return {
    today: todayInIndia(now),
    asked,
    problem: problem && runProblems[problem],
    tutors: tutors.map(describeDue),
    former: former > 0 ? messages.former(formatRupees(former)) : null,
    making:
      paid.length > 0
        ? { until, seen: net, text: messages.makes(formatRupees(net), paid.length) }
        : null,
    runs: runs.map(describeRun),
    pages: describePages(payRunsPage, { until }, { page, hasMore }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const now = new Date();
  const form = await readForm(request, context);
  const [until, seen] = [form.text("until"), form.text("seen")];
  const problem = checkUntil(until, todayInIndia(now));
  if (problem) return data({ error: runProblems[problem] }, { status: 400 });
  const result = await makePayRun(context, { until, seen }, now);
  if (!result.ok) return data({ error: messages.changed }, { status: 409 });
  return redirectWithFlashMessage(context, payRunPage(result.value), "pay-run-made");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/pay-runs`: what is due to tutors, and the runs that paid them. */
export default function PayRuns({ loaderData, actionData }: Route.ComponentProps) {
  const { today, asked, problem, tutors, former, making, runs, pages } = loaderData;
  const error = actionData?.error;
  return (
    <FeesPage title={messages.title} part={payRunsPage} text={messages.text}>
      <Form
        key={asked}
        className="grid grid-cols-[minmax(0,16rem)_auto] items-end justify-start gap-3 print:hidden"
      >
        <TextField
          label={messages.until}
          type="date"
          name="until"
          max={today}
          defaultValue={asked}
          invalid={problem !== null}
        />
        <Button tone="quiet">{messages.show}</Button>
      </Form>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
      {former && <Notice tone="caution">{former}</Notice>}
      {tutors.length === 0 ? <Empty>{messages.nothingDue}</Empty> : <DueTable tutors={tutors} />}
      {making && (
        <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <input type="hidden" name="until" value={making.until} />
          <input type="hidden" name="seen" value={making.seen} />
          <SubmitButton pending={messages.making}>{messages.make}</SubmitButton>
          <span className="tabular-nums">{making.text}</span>
        </Form>
      )}
      <TitledCard title={messages.runs} className="max-w-3xl gap-2">
        {runs.length === 0 && <p className="text-muted">{messages.noRuns}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {runs.map(({ id, to, name, text, net }) => (
            <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto] sm:items-baseline">
              <span>
                <TextLink to={to}>{name}</TextLink>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <span className="tabular-nums">{net}</span>
            </li>
          ))}
        </ul>
        <Pages {...pages} />
      </TitledCard>
    </FeesPage>
  );
}
