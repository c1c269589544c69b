import { data, Form } from "react-router";
import { checkPayment, parsePaymentKind, parsePaymentWay } from "#domain/fees/payment.ts";
import { parseRupees } from "#domain/fees/money.ts";
import { readForm } from "#request/form.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { loadFamily, recordPayment, requireFamily } from "#use-cases/fees/families.ts";
import { describeDocumentRow } from "#parts/fees/documents/describe.ts";
import { DocumentList } from "#parts/fees/documents/list.tsx";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { Button } from "#ui/button.tsx";
import { Card, TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/family.ts";
import { leadToFamily } from "./lead-to-family.ts";
import { describeDiscount } from "./discounts/describe.ts";
import { DiscountText } from "./discounts/list.tsx";
import { Reminders } from "./mails/form.tsx";
import { messages as discountMessages } from "./discounts/messages.ts";
import { discountsPage } from "./discounts/request.ts";
import { describeOwed, namesOf } from "./joining/describe.ts";
import { followJoined, joinPage, partingPage } from "./joining/request.ts";
import { messages as joiningMessages } from "./joining/messages.ts";
import { describeCodes, describeFamilyCourses, describeLine } from "./describe-family.ts";
import { FamilyLines } from "./family-lines.tsx";
import { messages, paymentProblems } from "./messages.ts";
import { PaymentForm } from "./payment-form.tsx";
import { FeesPage } from "./parts.tsx";
import { base, documentPage, familyPage } from "./request.ts";
import { TitledSection } from "#ui/page-title.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const page = readPage(url.searchParams);
  const { familyId } = params;
  const family = await loadFamily(context, familyId, page);
  followJoined(family);
  const { students, balance, lines, courses, documents, isUndocumented, hasMore } = family;
  const today = todayInIndia(now);
  return {
    title: messages.familyTitle(namesOf(students)),
    students: students.map(({ id, name }) => ({ id, name: messages.backTo(name) })),
    balance: {
      text: describeOwed(balance),
      isOwed: balance > 0,
    },
    codes: describeCodes(family),
    path: familyPage(familyId),
    join: joinPage(familyId),
    parting: students.length > 1 ? partingPage(familyId) : null,
    today,
    discounts: {
      to: discountsPage(familyId),
      valid: family.discounts
        .map((discount) => describeDiscount(discount, today))
        .filter(({ isOver }) => !isOver),
    },
    lines: lines.map((line) => describeLine(line, students.length === 1, now)),
    courses: describeFamilyCourses(courses),
    documents: documents.map((document) => describeDocumentRow(document, documentPage)),
    isUndocumented,
    hasReminders: family.hasReminders,
    pages: describePages(familyPage(familyId), {}, { page, hasMore }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { familyId } = params;
  const form = await readForm(request, context);
  const values = {
    kind: form.text("kind"),
    way: form.text("way"),
    amount: form.text("amount"),
    day: form.text("day"),
    reference: form.text("reference").trim(),
    reason: form.text("reason").trim(),
  };
  const refuse = async (error: string, field: keyof typeof values, status: number) => {
    await requireFamily(context, familyId);
    return data({ error, field, values }, { status });
  };
  const failure = checkPayment(values, todayInIndia(new Date()));
  if (failure) return refuse(paymentProblems[failure.problem], failure.field, 400);
  const kind = parsePaymentKind(values.kind) ?? "payment";
  const result = await recordPayment(context, familyId, {
    ...values,
    kind,
    way: kind === "write-off" ? null : parsePaymentWay(values.way),
    paise: parseRupees(values.amount) ?? 0,
  });
  if (!result.ok) return refuse(messages.repeated, "reference", 409);
  return leadToFamily(context, familyId, `${kind}-entered`);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/families/:familyId`: what a family owes, lesson by lesson, and its payments. */
export default function Family({ loaderData, actionData }: Route.ComponentProps) {
  const { title, balance, students, courses, lines, path, today, pages, discounts } = loaderData;
  const { documents, isUndocumented } = loaderData;
  return (
    <FeesPage title={title}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 lg:col-start-2">
          <Card className="gap-3">
            <p className={`text-2xl font-semibold ${balance.isOwed ? "text-caution-text" : ""}`}>
              {balance.text}
            </p>
            <p className="text-muted">{loaderData.codes}</p>
            <PaymentForm
              key={`${balance.text} ${lines.length}`}
              today={today}
              refusal={actionData ?? null}
            />
          </Card>
          <Discounts {...discounts} />
        </div>
        <section aria-labelledby="lines" className="grid gap-3 lg:col-start-1 lg:row-start-1">
          <h2 id="lines" className="text-xl font-semibold">
            {messages.lines}
          </h2>
          {lines.length === 0 ? (
            <Empty>{messages.noLines}</Empty>
          ) : (
            <FamilyLines lines={lines} path={path} />
          )}
          <Pages {...pages} />
        </section>
      </div>
      <div className="grid gap-2 print:hidden">
        {documents.length > 0 && <DocumentList documents={documents} />}
        {isUndocumented && (
          <Form
            method="post"
            action={`${path}/invoice`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2"
          >
            <span>{messages.issueNowText}</span>
            <Button tone="quiet">{messages.issueNow}</Button>
          </Form>
        )}
        <p>
          <TextLink to={`${path}/payer`}>{messages.changePayer}</TextLink>
        </p>
        <Reminders path={path} isOn={loaderData.hasReminders} />
      </div>
      {courses.length > 0 && (
        <TitledSection
          size="small"
          title={messages.coursePrices}
          className="grid gap-1 print:hidden"
        >
          <ul className="flex flex-wrap gap-x-6">
            {courses.map(({ id, name, to }) => (
              <li key={id}>
                <TextLink to={to}>{typed(name)}</TextLink>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink to={base}>{messages.backToFamilies}</TextLink>
        <TextLink to={loaderData.join}>{joiningMessages.joinTitle}</TextLink>
        {loaderData.parting && (
          <TextLink to={loaderData.parting}>{joiningMessages.partTitle}</TextLink>
        )}
        {students.map(({ id, name }) => (
          <TextLink key={id} to={`/admin-dashboard/students/${id}`}>
            {typed(name)}
          </TextLink>
        ))}
      </p>
    </FeesPage>
  );
}

/** What the family pays less now and later, and the way to change it. */
function Discounts({ valid, to }: Route.ComponentProps["loaderData"]["discounts"]) {
  return (
    <TitledCard title={discountMessages.title} className="gap-3">
      {valid.length === 0 && <p className="text-muted">{discountMessages.none}</p>}
      {valid.length > 0 && (
        <ul className="grid gap-2">
          {valid.map((discount) => (
            <li key={discount.id}>
              <DiscountText discount={discount} />
            </li>
          ))}
        </ul>
      )}
      <p className="print:hidden">
        <TextLink to={to}>{discountMessages.change}</TextLink>
      </p>
    </TitledCard>
  );
}
