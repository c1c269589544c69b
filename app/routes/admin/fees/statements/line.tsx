import { Form } from "react-router";
import { matchLines } from "#domain/fees/bank/match.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { enterLine, loadLine } from "#use-cases/fees/lines.ts";
import { FeesPage } from "#routes/admin/fees/parts.tsx";
import { messages as feesMessages } from "#routes/admin/fees/messages.ts";
import {
  familyPage,
  linePage,
  readSearch,
  statementPage,
  statementsPage,
} from "#routes/admin/fees/request.ts";
import { Button } from "#ui/button.tsx";
import { cardClass, TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { Folded } from "#ui/folded.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/line.ts";
import { describeDay, describeNames, describeWhy } from "./describe.ts";
import { messages, states } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, feesMessages.title);

/** The first code that a family gets. */
const exampleCode = familyCode(1001);

const describeBalance = (balance: number) => {
  if (balance === 0) return messages.even;
  return (balance > 0 ? messages.owes : messages.ahead)(formatRupees(Math.abs(balance)));
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const search = readSearch(url.searchParams);
  const line = await loadLine(context, params.lineId, search);
  const { id, state, facts, familyId, students, reason } = line;
  const match = state === "waiting" ? matchLines([line], facts).get(id) : undefined;
  const suggestion = match && "familyId" in match && match.is !== "number-taken" ? match : null;
  const namesOf = (one: string) => describeNames(facts.names[one]);
  return {
    title: messages.lineTitle(formatRupees(line.paise), describeDay(line.day, now)),
    narration: line.narration || messages.noText,
    numbers: line.numbers.join(", "),
    path: linePage(id),
    statement: statementPage(line.statementId),
    isWaiting: state === "waiting",
    isSetAside: state === "set-aside",
    state: match ? describeWhy(match, now) : [states[state], reason].filter(Boolean).join(": "),
    family: familyId && { to: familyPage(familyId), names: describeNames(students) },
    suggestion: suggestion && {
      text: ("paymentId" in suggestion ? messages.link : messages.give)(
        namesOf(suggestion.familyId),
      ),
      ...("paymentId" in suggestion
        ? { name: "paymentId", value: suggestion.paymentId }
        : { name: "familyId", value: suggestion.familyId }),
    },
    search,
    families: line.families.map((family) => ({
      id: family.id,
      names: describeNames(family.students),
      about: `${familyCode(family.number)} · ${describeBalance(family.balance)}`,
      give: messages.give(describeNames(family.students)),
    })),
    byHand: facts.nearby.map((payment) => ({
      id: payment.id,
      text: messages.enteredFor(namesOf(payment.familyId), describeDay(payment.day, now)),
      link: messages.link(namesOf(payment.familyId)),
    })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { lineId } = params;
  const { statementId } = await loadLine(context, lineId, "");
  const form = await readForm(request, context);
  const [familyId, paymentId] = [form.text("familyId"), form.text("paymentId")];
  const target = paymentId === "" ? { familyId } : { paymentId };
  const result = await enterLine(context, lineId, target);
  if (result.ok) {
    return redirectWithFlashMessage(context, statementPage(statementId), "lines-entered");
  }
  const code = result.reason === "repeated" ? "line-known" : "line-gone";
  return redirectWithFlashMessage(context, linePage(lineId), code);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/statements/lines/:lineId`: whose the money of one line is. */
export default function Line({ loaderData }: Route.ComponentProps) {
  const { title, narration, numbers, state, statement, family, isWaiting, isSetAside, path } =
    loaderData;
  return (
    <FeesPage title={title} part={statementsPage}>
      <TitledCard title={messages.inStatement} className="max-w-3xl gap-2">
        <p className="wrap-anywhere">{narration}</p>
        {numbers && <p className="text-sm wrap-anywhere text-muted tabular-nums">{numbers}</p>}
        <p className="wrap-anywhere">{typed(state)}</p>
        {family && (
          <p>
            <TextLink to={family.to}>
              <span>
                {messages.toFamily}: {typed(family.names)}
              </span>
            </TextLink>
          </p>
        )}
        {isSetAside && (
          <Form method="post" action={`${path}/return`}>
            <Button tone="quiet">{messages.putBack}</Button>
          </Form>
        )}
      </TitledCard>
      {isWaiting && <Waiting line={loaderData} />}
      <p>
        <TextLink to={statement}>{messages.toStatement}</TextLink>
      </p>
    </FeesPage>
  );
}

/** What can be said about a line that waits. */
function Waiting({ line }: { line: Route.ComponentProps["loaderData"] }) {
  const { suggestion, search, families, byHand, path } = line;
  return (
    <div className="grid max-w-3xl gap-4">
      {suggestion && (
        <Form method="post">
          <Button name={suggestion.name} value={suggestion.value}>
            {typed(suggestion.text)}
          </Button>
        </Form>
      )}
      <Form role="search" className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-1">
        <TextField
          key={search}
          label={messages.find}
          name="q"
          type="search"
          defaultValue={search}
        />
        <Button tone="quiet">{messages.search}</Button>
        <p className="text-sm text-muted">{messages.findHint(exampleCode)}</p>
      </Form>
      {search !== "" && families.length === 0 && <Empty>{messages.nobody}</Empty>}
      {families.length > 0 && (
        <Form method="post">
          <ul className={`${cardClass} divide-y divide-line px-4`}>
            {families.map(({ id, names, about, give }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <p className="grid min-w-0 wrap-anywhere">
                  <span className="font-medium">{typed(names)}</span>
                  <span className="text-sm text-muted">{about}</span>
                </p>
                <Button tone="quiet" name="familyId" value={id}>
                  {typed(give)}
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {byHand.length > 0 && (
        <TitledSection size="small" title={messages.byHand} className="grid gap-2">
          <p className="text-muted">{messages.byHandText}</p>
          <Form method="post">
            <ul className={`${cardClass} divide-y divide-line px-4`}>
              {byHand.map(({ id, text, link }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                  <span className="min-w-0 wrap-anywhere">{typed(text)}</span>
                  <Button tone="quiet" name="paymentId" value={id}>
                    {typed(link)}
                  </Button>
                </li>
              ))}
            </ul>
          </Form>
        </TitledSection>
      )}
      <Folded title={messages.notFee}>
        <Form
          method="post"
          action={`${path}/aside`}
          className="flex flex-wrap items-end gap-3 py-2"
        >
          <div className="min-w-0 grow">
            <TextField
              label={messages.reason}
              hint={messages.notFeeText}
              name="reason"
              maxLength={200}
            />
          </div>
          <Button tone="quiet">{messages.setAside}</Button>
        </Form>
      </Folded>
    </div>
  );
}
