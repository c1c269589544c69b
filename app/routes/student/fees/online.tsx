import { redirect } from "react-router";
import { currentStudent } from "#security/guards.ts";
import { loadOwnFees } from "#use-cases/fees/family-fees.ts";
import { messages } from "#parts/fees/online/messages.ts";
import { PayPage } from "#parts/fees/online/pay-page.tsx";
import { payAction, requireOnline } from "#parts/fees/online/request.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/online.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const page = "/dashboard/fees";

export async function loader({ context }: Route.LoaderArgs) {
  const found = await loadOwnFees(context, 1);
  if (!found) throw redirect(page);
  return requireOnline(context, found.fees, page);
}

export async function action({ request, context }: Route.ActionArgs) {
  const found = await loadOwnFees(context, 1);
  // That page says who pays.
  if (!found) return redirect(page, 303);
  const { studentId, fees } = found;
  const actor = { id: currentStudent(context).accountId, role: "student" } as const;
  return payAction(request, context, { studentId, actor, fees }, page);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/dashboard/fees/online`: a student without a guardian pays through the gateway. */
export default function PayOnline({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} answer={actionData} />;
}
