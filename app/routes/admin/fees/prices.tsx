import { Form } from "react-router";
import type { OwnedRates, RateOwner, RateRow } from "#data/fees/rates.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { checkRate, parseRateKind, rateKinds, type RateScope } from "#domain/fees/rate.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { classes, className, subjectName, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { addRate, loadRates } from "#use-cases/fees/rates.ts";
import { lessonOf } from "#parts/lessons/messages.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { Card, TitledCard } from "#ui/card.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { Folded } from "#ui/folded.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/prices.ts";
import { messages, rateKinds as kindNames, rateProblems } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

const path = `${base}/prices`;

/** Whose rates an address asks for; null for those of the academy. */
function readOwner(params: URLSearchParams): RateOwner {
  for (const is of ["assignment", "tutor"] as const) {
    const id = params.get(is);
    if (id !== null) return { is, id };
  }
  return null;
}

const addressOf = (owner: RateOwner) => (owner ? `${path}?${owner.is}=${owner.id}` : path);

function titleOf(owner: RateOwner, { tutorName, course }: OwnedRates): string {
  if (course) {
    const name = lessonOf(subjectName(course.subjectId), className(course.classId));
    return messages.pricesOfCourse(name, course.studentName);
  }
  return owner ? messages.pricesOfTutor(tutorName) : messages.pricesTitle;
}

/** Whose rates those of a tutor or a course are. */
const nameOf = ({ course, tutorName }: OwnedRates) => (course ? aboutCourse(course) : tutorName);

const describeScope = (scope: RateScope) =>
  scope.is === "course" && isClassId(scope.classId) && isSubjectId(scope.subjectId)
    ? lessonOf(subjectName(scope.subjectId), className(scope.classId))
    : messages.all;

function describeRate(
  { id, classId, subjectId, from, paisePerHour, isValid }: RateRow,
  own: string,
) {
  return {
    id,
    what: classId && subjectId ? lessonOf(subjectName(subjectId), className(classId)) : own,
    amount: paisePerHour === null ? messages.ended : messages.perHour(formatRupees(paisePerHour)),
    when: (isValid ? messages.since : messages.from)(formatDate(from)),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const owner = readOwner(url.searchParams);
  const found = await loadRates(context, owner, now);
  const own = owner ? messages.own : messages.all;
  return {
    title: titleOf(owner, found),
    action: addressOf(owner),
    isOwn: owner !== null,
    today: todayInIndia(now),
    lists: rateKinds.map((kind) => {
      const rates = found.rates.filter((rate) => rate.kind === kind);
      const shown = rates.filter(({ isValid, isPlanned }) => isValid || isPlanned);
      return {
        kind,
        title: messages.ratesOf[kind],
        shown: shown.map((rate) => describeRate(rate, own)),
        others: rates
          .filter((rate) => !shown.includes(rate))
          .map((rate) => describeRate(rate, own)),
      };
    }),
    classes: classes.map(({ id, name }) => ({ id, name })),
    subjects: subjects.map(({ id, name }) => ({ id, name })),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const owner = readOwner(url.searchParams);
  const form = await readForm(request, context);
  const values = {
    kind: form.text("kind"),
    classId: form.text("classId"),
    subjectId: form.text("subjectId"),
    amount: form.text("amount").trim(),
    from: form.text("from"),
  };
  const failure = checkRate(values, owner !== null);
  const kind = parseRateKind(values.kind);
  if (failure || !kind) {
    await loadRates(context, owner, new Date());
    return refuseForm(failure ?? { problem: "kind-missing", field: "kind" }, rateProblems, {
      values,
    });
  }
  const { classId, subjectId, amount, from } = values;
  const general: RateScope =
    classId === "" ? { is: "academy" } : { is: "course", classId, subjectId };
  await addRate(context, owner, general, { kind, amount, from });
  const rates = owner && (await loadRates(context, owner, new Date()));
  const about = rates ? nameOf(rates) : describeScope(general);
  return redirectAbout(context, addressOf(owner), "rate-set", about);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/prices`: what an hour costs and pays, for all, a tutor or an assignment. */
export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { title, action, isOwn, lists } = loaderData;
  return (
    <FeesPage title={title} part={isOwn ? "" : path} text={messages.pricesText}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {lists.map((list) => (
            <Rates key={list.kind} {...list} />
          ))}
          {isOwn && <TextLink to={path}>{messages.backToPrices}</TextLink>}
        </div>
        <TitledCard title={messages.addRate} className="gap-4">
          <RateForm
            key={lists.map(({ shown, others }) => shown.length + others.length).join(" ")}
            {...{ loaderData, actionData, action }}
          />
        </TitledCard>
      </div>
    </FeesPage>
  );
}

type RateView = ReturnType<typeof describeRate>;

/** The rates of a kind that are valid or will be, and the earlier ones folded. */
function Rates({ title, shown, others }: { title: string; shown: RateView[]; others: RateView[] }) {
  return (
    <Card className="gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {shown.length === 0 && <p className="text-muted">{messages.noRates}</p>}
      <RateList rates={shown} />
      {others.length > 0 && (
        <Folded title={messages.earlier} about={title}>
          <RateList rates={others} />
        </Folded>
      )}
    </Card>
  );
}

function RateList({ rates }: { rates: RateView[] }) {
  if (rates.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {rates.map(({ id, what, amount, when }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="font-medium">{what}</span>
          <span className="tabular-nums">
            {amount} <span className="text-sm text-muted">{when}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function RateForm({
  loaderData: { isOwn, today, classes: classChoices, subjects: subjectChoices },
  actionData,
  action,
}: Pick<Route.ComponentProps, "loaderData" | "actionData"> & { action: string }) {
  const values = actionData?.values ?? {
    kind: rateKinds[0],
    classId: "",
    subjectId: "",
    amount: "",
    from: today,
  };
  const field = fieldProps(values, actionData?.field);
  return (
    <Form method="post" action={action} noValidate className="grid gap-4">
      <RadioGroup
        legend={messages.whose}
        name="kind"
        look="pair"
        choices={rateKinds.map((id) => ({ id, name: kindNames[id] }))}
        chosen={values.kind}
      />
      {!isOwn && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={messages.class}
            placeholder={messages.everyClass}
            choices={classChoices}
            {...field("classId")}
          />
          <SelectField
            label={messages.subject}
            placeholder={messages.everySubject}
            choices={subjectChoices}
            {...field("subjectId")}
          />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={messages.hourly}
          inputMode="decimal"
          hint={messages.emptyHint}
          {...field("amount")}
        />
        <TextField label={messages.fromDay} type="date" {...field("from")} />
      </div>
      <FormEnd error={actionData?.error} submit={messages.add} pending={messages.adding} />
    </Form>
  );
}
