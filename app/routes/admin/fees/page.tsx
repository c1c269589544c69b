import { data, Form } from "react-router";
import type { FamilyRow } from "#data/fees/families.ts";
import { nameDate } from "#domain/shared/day.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { isCalendarDate, parseMoment } from "#domain/shared/india-time.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadFees, startFees, todayInIndia } from "#use-cases/fees/books.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { Button } from "#ui/button.tsx";
import { Card, cardClass } from "#ui/card.tsx";
import { TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/page.ts";
import { namesOf } from "./joining/describe.ts";
import { messages, rateProblems } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import {
  base,
  claimsPage,
  documentsPage,
  familyPage,
  readSearch,
  statementsPage,
} from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

/** A family's row in words. */
function describeFamily({ id, students, balance, paidOn }: FamilyRow, now: Date) {
  return {
    id,
    names: namesOf(students),
    to: familyPage(id),
    balance: formatRupees(balance),
    paidOn: paidOn ? nameDate(parseMoment(paidOn) ?? now, now) : messages.never,
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const [search, page] = [readSearch(url.searchParams), readPage(url.searchParams)];
  const found = await loadFees(context, { search, page }, now);
  const { startedOn, families, owing, ahead, earned, lacking, claims, bankLines, hasMore } = found;
  return {
    today: todayInIndia(now),
    startedOn: startedOn && { day: startedOn, text: messages.startedOn(formatDate(startedOn)) },
    search,
    families: families.map((family) => describeFamily(family, now)),
    totals: [
      {
        label: messages.owed,
        value: formatRupees(owing.paise),
        note: messages.owedBy(owing.families),
      },
      { label: messages.ahead, value: formatRupees(ahead), note: null },
      { label: messages.earned, value: formatRupees(earned), note: messages.earnedNote },
    ],
    toDo: [
      claims > 0 && { to: claimsPage, text: messages.claimsWait(claims) },
      found.undocumented > 0 && {
        to: documentsPage,
        text: messages.toIssue(found.undocumented),
      },
      bankLines > 0 && { to: statementsPage, text: messages.linesWait(bankLines) },
      lacking > 0 && { to: `${base}/lacking`, text: messages.lacksPrices(lacking) },
    ].filter((task) => task !== false),
    pages: describePages(base, { q: search || null }, { page, hasMore }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const day = (await readForm(request, context)).text("day");
  if (!isCalendarDate(day)) {
    const problem = day === "" ? "day-missing" : "no-such-day";
    return data({ error: rateProblems[problem], day }, { status: 400 });
  }
  await startFees(context, day);
  return redirectWithFlashMessage(context, base, "fees-started");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees`: what families owe, and what there is to do. */
export default function Fees({ loaderData, actionData }: Route.ComponentProps) {
  const { startedOn, today, totals, toDo, families, search, pages } = loaderData;
  const error = actionData?.error;
  if (!startedOn) {
    return (
      <>
        <PageTitle>{messages.title}</PageTitle>
        <Card className="max-w-xl gap-4">
          <h2 className="text-xl font-semibold">{messages.beginTitle}</h2>
          <p>{messages.beginText}</p>
          <FirstDay day={actionData?.day ?? today} error={error} isNew />
        </Card>
      </>
    );
  }
  return (
    <FeesPage title={messages.title} part={base}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {totals.map(({ label, value, note }) => (
          <div key={label} className={`${cardClass} grid content-start gap-1 px-4 py-3`}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <span className="text-xl font-semibold tabular-nums">{value}</span>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {toDo.length > 0 && (
        <Notice tone="caution">
          {toDo.map(({ to, text }) => (
            <p key={to}>
              <TextLink to={to}>{text}</TextLink>
            </p>
          ))}
        </Notice>
      )}
      <Form role="search" className="flex max-w-xl items-end gap-2 print:hidden">
        <div className="grow">
          <TextField
            key={search}
            label={messages.search}
            name="q"
            type="search"
            defaultValue={search}
          />
        </div>
        <Button tone="quiet">{messages.find}</Button>
      </Form>
      <TableOrEmpty
        empty={search === "" ? messages.noFamilies : messages.nobodyFound}
        caption={messages.caption}
        rows={families}
        isLinked
        columns={[
          {
            label: messages.students,
            cell: ({ names, to }) => <TypedLink href={to}>{names}</TypedLink>,
          },
          {
            label: messages.balance,
            cell: ({ balance }) => <span className="tabular-nums">{balance}</span>,
            place: "badge",
          },
          { label: messages.lastPaid, cell: ({ paidOn }) => paidOn, place: "below" },
        ]}
      />
      <Pages {...pages} />
      <div className="grid gap-1 print:hidden">
        <p className="text-sm text-muted">{startedOn.text}</p>
        <FoldedFields title={messages.changeDay} isOpen={error !== undefined}>
          <FirstDay day={actionData?.day ?? startedOn.day} error={error} />
        </FoldedFields>
      </div>
    </FeesPage>
  );
}

/** From which day on lessons are charged. */
function FirstDay({
  day,
  error,
  isNew,
}: {
  day: string;
  error?: string | undefined;
  isNew?: boolean;
}) {
  return (
    <Form method="post" noValidate className="grid max-w-xs gap-4">
      <TextField
        label={messages.beginDay}
        type="date"
        name="day"
        defaultValue={day}
        invalid={error !== undefined}
      />
      <FormEnd
        error={error}
        submit={isNew ? messages.begin : messages.saveDay}
        tone={isNew ? "primary" : "quiet"}
        pending={isNew ? messages.beginning : messages.saving}
      />
    </Form>
  );
}
