import { loadLinkedFees } from "#use-cases/fees/linked-fees.ts";
import { messages } from "#parts/fees/online/messages.ts";
import { PayForm } from "#parts/fees/online/pay-form.tsx";
import { payAction, requireOnline } from "#parts/fees/online/request.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { PageTitle } from "#ui/page-title.tsx";
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
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <PayForm {...loaderData} answer={actionData} />
    </>
  );
}
