import { redirect } from "react-router";
import { findReturnPage } from "#use-cases/fees/gateway/return.ts";
import { messages } from "#parts/fees/online/messages.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/paid.ts";

export const meta: Route.MetaFunction = ({ matches }) => guardianTitle(matches, messages.paidTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await findReturnPage(context, request);
  if (page !== null) throw redirect(`${page}?paid`);
  return null;
}

/**
 * `/guardian/paid`: where the gateway sends families after a payment. It leads to the page of fees that
 * this browser came from; another browser is told that the payment will be there.
 */
export default function Paid() {
  return (
    <>
      <PageTitle>{messages.paidTitle}</PageTitle>
      <p>{messages.paid}</p>
    </>
  );
}
