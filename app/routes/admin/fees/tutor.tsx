import { loadPayOf } from "#use-cases/fees/tutor-pay.ts";
import { describePay } from "#parts/fees/describe-pay.ts";
import { describePayee } from "#parts/fees/statement/describe.ts";
import { PayOfMonth } from "#parts/fees/pay-of-month.tsx";
import { readMonth } from "#parts/shared/read-month.ts";
import { Fact } from "#ui/records/fact.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/tutor.ts";
import { messages } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  const { name, lessons, payee } = await loadPayOf(context, params.tutorId, month);
  return {
    title: messages.payOf(name),
    rates: `${base}/prices?tutor=${params.tutorId}`,
    pay: describePay(lessons, month, now),
    payee: describePayee(payee) ?? [],
    payeePage: `${base}/tutors/${params.tutorId}/payee`,
  };
}

/** `/admin-dashboard/fees/tutors/:tutorId`: what a tutor earned in a month, lesson by lesson. */
export default function TutorPay({ loaderData }: Route.ComponentProps) {
  const { title, rates, pay, payee, payeePage } = loaderData;
  return (
    <FeesPage title={title}>
      <PayOfMonth pay={pay} />
      {payee.length > 0 && (
        <dl className="grid max-w-xl gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {payee.map(({ label, value }) => (
            <Fact key={label} label={label} value={typed(value)} />
          ))}
        </dl>
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink to={payeePage}>{messages.payeeLink}</TextLink>
        <TextLink to={rates}>{messages.ratesLink}</TextLink>
      </p>
    </FeesPage>
  );
}
