import { loadDocument } from "#use-cases/fees/documents.ts";
import { describeDocument } from "#parts/fees/documents/describe.ts";
import { Document } from "#parts/fees/documents/document.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { messages as fees } from "../messages.ts";
import { documentPage, documentsPage, familyPage } from "../request.ts";
import type { Route } from "./+types/document.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.document.number, fees.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await loadDocument(context, params.documentId);
  return {
    document: describeDocument(document, documentPage),
    family: familyPage(document.familyId),
  };
}

/** `/admin-dashboard/fees/documents/:documentId`: a document as it was issued. */
export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { document, family } = loaderData;
  return (
    <>
      <Document document={document} />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink to={documentsPage}>{messages.title}</TextLink>
        <TextLink to={family}>{messages.familyFees}</TextLink>
      </p>
    </>
  );
}
