import { loadChildFees } from "#use-cases/fees/family-fees.ts";
import { messages } from "#parts/fees/online/messages.ts";
import { PayPage } from "#parts/fees/online/pay-page.tsx";
import { payAction, requireOnline } from "#parts/fees/online/request.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import type { Route } from "./+types/online.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

const pageOf = ({ guardianToken, childId }: Route.LoaderArgs["params"]) =>
  `/guardian/${guardianToken}/fees/${childId}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { guardianToken: token, childId: guardianId } = params;
  const { fees } = await loadChildFees(context, { token, guardianId }, 1);
  return requireOnline(context, fees, pageOf(params));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { guardianToken: token, childId: guardianId } = params;
  const { studentId, fees } = await loadChildFees(context, { token, guardianId }, 1);
  const actor = { id: guardianId, role: "guardian" } as const;
  return payAction(request, context, { studentId, actor, fees }, pageOf(params));
}

/** `/guardian/:guardianToken/fees/:childId/online`: a guardian pays through the gateway. */
export default function PayOnline({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} answer={actionData} />;
}
