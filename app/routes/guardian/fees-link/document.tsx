import { loadLinkedDocument } from "#use-cases/fees/linked-fees.ts";
import { describeDocument } from "#parts/fees/documents/describe.ts";
import { Document } from "#parts/fees/documents/document.tsx";
import { documentWords } from "#parts/fees/documents/messages.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { BackLink } from "#parts/guardians/page/back-link.tsx";
import type { Route } from "./+types/document.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData?.document.number);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { feesToken, documentId } = params;
  const fees = `/fees/${feesToken}`;
  const document = await loadLinkedDocument(context, feesToken, documentId);
  return { document: describeDocument(document, (id) => `${fees}/documents/${id}`), fees };
}

/**
 * `/fees/:feesToken/documents/:documentId`: an invoice, a credit note or a receipt of a family, for
 * whoever got the mail about it.
 */
export default function LinkedDocument({ loaderData }: Route.ComponentProps) {
  const { document, fees } = loaderData;
  return (
    <>
      <Document document={document} />
      <BackLink to={fees}>{documentWords.back}</BackLink>
    </>
  );
}
