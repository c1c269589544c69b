import { loadOwnPay } from "#use-cases/fees/tutor-pay.ts";
import { describePay } from "#parts/fees/describe-pay.ts";
import { PayOfMonth } from "#parts/fees/pay-of-month.tsx";
import { payWords } from "#parts/fees/messages.ts";
import { readMonth } from "#parts/shared/read-month.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, payWords.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  return describePay(await loadOwnPay(context, month), month, now);
}

/** `/tutor-dashboard/pay`: what the tutor earns with each lesson of a month. */
export default function Pay({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle as="h2">{payWords.title}</PageTitle>
      <PayOfMonth pay={loaderData} />
    </div>
  );
}
