import { loadChildFees } from "#use-cases/fees/family-fees.ts";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { claimAction } from "#parts/fees/family/claim-action.ts";
import { describeFees } from "#parts/fees/family/describe.ts";
import { FeesPage } from "#parts/fees/family/fees-page.tsx";
import { messages } from "#parts/fees/family/messages.ts";
import { describeOnline } from "#parts/fees/online/request.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Typed } from "#shell/typed.tsx";
import { BackLink } from "#parts/guardians/page/back-link.tsx";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { guardianToken: token, childId: guardianId } = params;
  const page = readPage(url.searchParams);
  const { name, fees } = await loadChildFees(context, { token, guardianId }, page);
  const outcomePath = (lessonId: string) => `/guardian/${token}/sessions/${lessonId}/outcome`;
  const path = `/guardian/${token}/fees/${guardianId}`;
  const documentPath = (documentId: string) => `${path}/documents/${documentId}`;
  return {
    name,
    fees: fees && describeFees(fees, { outcomePath, documentPath }, new Date()),
    online: describeOnline(context, fees, path, url.searchParams),
    isSent: url.searchParams.has("sent"),
    pages: describePages(path, {}, { page, hasMore: fees?.hasMore ?? false }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { guardianToken: token, childId: guardianId } = params;
  const { studentId } = await loadChildFees(context, { token, guardianId }, 1);
  const actor = { id: guardianId, role: "guardian" } as const;
  const claimant = { studentId, claimedAs: "guardian", actor } as const;
  return claimAction(request, context, claimant, `/guardian/${token}/fees/${guardianId}`);
}

/** `/guardian/:guardianToken/fees/:childId`: what is to be paid for a child, for the guardian. */
export default function ChildFees({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, fees, online, isSent, pages } = loaderData;
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Typed as="p" className="text-lg font-semibold">
        {name}
      </Typed>
      {fees ? (
        <FeesPage fees={fees} online={online} answer={actionData} isSent={isSent} pages={pages} />
      ) : (
        <Empty>{messages.noAccount}</Empty>
      )}
      <BackLink to={`/guardian/${params.guardianToken}`}>{messages.back}</BackLink>
    </>
  );
}
