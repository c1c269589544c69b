import { loadChildDocument } from "#use-cases/fees/documents.ts";
import { describeDocument } from "#parts/fees/documents/describe.ts";
import { Document } from "#parts/fees/documents/document.tsx";
import { documentWords } from "#parts/fees/documents/messages.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { BackLink } from "#parts/guardians/page/back-link.tsx";
import type { Route } from "./+types/document.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData?.document.number);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { guardianToken: token, childId: guardianId, documentId } = params;
  const fees = `/guardian/${token}/fees/${guardianId}`;
  const document = await loadChildDocument(context, { token, guardianId }, documentId);
  return { document: describeDocument(document, (id) => `${fees}/documents/${id}`), fees };
}

/**
 * `/guardian/:guardianToken/fees/:childId/documents/:documentId`: an invoice, a credit note or a receipt
 * for a child's lessons, for the guardian.
 */
export default function ChildDocument({ loaderData }: Route.ComponentProps) {
  const { document, fees } = loaderData;
  return (
    <>
      <Document document={document} />
      <BackLink to={fees}>{documentWords.back}</BackLink>
    </>
  );
}
