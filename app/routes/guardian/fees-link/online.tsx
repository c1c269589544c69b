import { loadLinkedFees } from "#use-cases/fees/linked-fees.ts";
import { messages } from "#parts/fees/online/messages.ts";
import { PayPage } from "#parts/fees/online/pay-page.tsx";
import { payAction, requireOnline } from "#parts/fees/online/request.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import type { Route } from "./+types/online.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { fees } = await loadLinkedFees(context, params.feesToken, 1);
  return requireOnline(context, fees, `/fees/${params.feesToken}`);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { claimant, fees } = await loadLinkedFees(context, params.feesToken, 1);
  return payAction(request, context, { ...claimant, fees }, `/fees/${params.feesToken}`);
}

/** `/fees/:feesToken/online`: whoever got the mail about the fees pays through the gateway. */
export default function PayOnline({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} answer={actionData} />;
}
