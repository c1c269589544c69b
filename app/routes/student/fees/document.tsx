import { Link } from "react-router";
import { loadOwnDocument } from "#use-cases/fees/documents.ts";
import { describeDocument } from "#parts/fees/documents/describe.ts";
import { Document } from "#parts/fees/documents/document.tsx";
import { documentWords } from "#parts/fees/documents/messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/document.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.document.number);

const fees = "/dashboard/fees";
const path = (documentId: string) => `${fees}/documents/${documentId}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  return { document: describeDocument(await loadOwnDocument(context, params.documentId), path) };
}

/** `/dashboard/fees/documents/:documentId`: an invoice, a credit note or a receipt of the student. */
export default function OwnDocument({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Document document={loaderData.document} />
      <Link to={fees} className={`${buttonClass("quiet")} justify-self-start print:hidden`}>
        {documentWords.back}
      </Link>
    </>
  );
}
