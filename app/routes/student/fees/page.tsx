import { currentStudent } from "#security/guards.ts";
import { loadOwnFees } from "#use-cases/fees/family-fees.ts";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { claimAction } from "#parts/fees/family/claim-action.ts";
import { describeFees } from "#parts/fees/family/describe.ts";
import { FeesPage } from "#parts/fees/family/fees-page.tsx";
import { messages } from "#parts/fees/family/messages.ts";
import { describeOnline } from "#parts/fees/online/request.ts";
import { data } from "react-router";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const path = "/dashboard/fees";
const documentPath = (documentId: string) => `${path}/documents/${documentId}`;
const outcomePath = (lessonId: string) => `/dashboard/sessions/${lessonId}/outcome`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const found = await loadOwnFees(context, page);
  const fees = found?.fees ?? null;
  return {
    isOwn: found !== null,
    fees: fees && describeFees(fees, { outcomePath, documentPath }, new Date()),
    online: describeOnline(context, fees, path, url.searchParams),
    isSent: url.searchParams.has("sent"),
    pages: describePages(path, {}, { page, hasMore: fees?.hasMore ?? false }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const found = await loadOwnFees(context, 1);
  if (!found) {
    const values = { amount: "", reference: "" };
    return data({ error: messages.guardianPays, field: undefined, values }, { status: 403 });
  }
  const { studentId } = found;
  const actor = { id: currentStudent(context).accountId, role: "student" } as const;
  return claimAction(request, context, { studentId, claimedAs: "student", actor }, path);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/dashboard/fees`: what is to be paid for the student, who pays without a guardian. */
export default function OwnFees({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwn, fees, online, isSent, pages } = loaderData;
  return (
    <div className="grid gap-4">
      <PageTitle>{messages.title}</PageTitle>
      {fees ? (
        <FeesPage fees={fees} online={online} answer={actionData} isSent={isSent} pages={pages} />
      ) : (
        <Empty>{isOwn ? messages.noAccount : messages.guardianPays}</Empty>
      )}
    </div>
  );
}
