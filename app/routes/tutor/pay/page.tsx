import { loadOwnPay } from "#use-cases/fees/tutor-pay.ts";
import { describePay } from "#parts/fees/describe-pay.ts";
import { PayOfMonth } from "#parts/fees/pay-of-month.tsx";
import { payWords } from "#parts/fees/messages.ts";
import { describePaid, describePayee } from "#parts/fees/statement/describe.ts";
import { OwnPayee, Paid } from "#parts/fees/statement/paid.tsx";
import { readMonth } from "#parts/shared/read-month.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, payWords.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  const { lessons, statements, payee } = await loadOwnPay(context, month);
  return {
    pay: describePay(lessons, month, now),
    paid: describePaid(statements),
    payee: describePayee(payee),
  };
}

/** `/tutor-dashboard/pay`: what the tutor earns with each lesson of a month, and what was paid. */
export default function Pay({ loaderData }: Route.ComponentProps) {
  const { pay, paid, payee } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle as="h2">{payWords.title}</PageTitle>
      <PayOfMonth pay={pay} />
      <Paid months={paid} />
      <OwnPayee payee={payee} />
    </div>
  );
}
