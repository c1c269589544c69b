import { loadLinkedFees } from "#use-cases/fees/linked-fees.ts";
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
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = `/fees/${params.feesToken}`;
  const page = readPage(url.searchParams);
  const { names, fees } = await loadLinkedFees(context, params.feesToken, page);
  const documentPath = (documentId: string) => `${path}/documents/${documentId}`;
  // The link opens nothing else of a child: what is said of its lessons is said on the guardian's page.
  const paths = { outcomePath: null, documentPath };
  return {
    names: names.join(", "),
    fees: fees && describeFees(fees, paths, new Date()),
    online: describeOnline(context, fees, path, url.searchParams),
    isSent: url.searchParams.has("sent"),
    pages: describePages(path, {}, { page, hasMore: fees?.hasMore ?? false }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { claimant } = await loadLinkedFees(context, params.feesToken, 1);
  return claimAction(request, context, claimant, `/fees/${params.feesToken}`);
}

/** `/fees/:feesToken`: what is to be paid for a family, for whoever got the mail about it. */
export default function LinkedFees({ loaderData, actionData }: Route.ComponentProps) {
  const { names, fees, online, isSent, pages } = loaderData;
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Typed as="p" className="text-lg font-semibold">
        {names}
      </Typed>
      {fees ? (
        <FeesPage fees={fees} online={online} answer={actionData} isSent={isSent} pages={pages} />
      ) : (
        <Empty>{messages.noAccount}</Empty>
      )}
    </>
  );
}
