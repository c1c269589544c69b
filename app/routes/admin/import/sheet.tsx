import { useEffect } from "react";
import { Form, Link, redirect, useRevalidator } from "react-router";
import { importFields, type ImportColumns } from "#domain/import/fields.ts";
import { canUndo, isInProgress } from "#domain/import/state.ts";
import { readForm } from "#request/form.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledCard } from "#ui/card.tsx";
import { chooseColumns, chooseSheet, loadImport } from "#use-cases/import/imports.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/sheet.ts";
import { describeImport } from "./describe-import.ts";
import { DryRun } from "./dry-run.tsx";
import { kindNames } from "./messages.ts";
import { Finished } from "./finished.tsx";
import { messages } from "./sheet-messages.ts";
import { SheetChoice } from "./sheet-choice.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  screenTitle(matches, loaderData && messages.title(loaderData.kindName));

const millisecondsBetweenLooks = 1_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadImport(context, params.importId);
  return {
    ...describeImport(found),
    state: found.state,
    kindName: kindNames[found.kind],
    isInProgress: isInProgress(found.state),
    canUndo: canUndo(found.state, found.finishedAt, new Date()),
  };
}

/** Checks the sheet again, with the columns that were chosen, or another sheet of the file. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const page = `/admin-dashboard/import/${params.importId}`;
  const place = form.text("sheet");
  if (/^\d{1,4}$/.test(place)) {
    await chooseSheet(context, params.importId, Number(place));
    return redirect(page, { status: 303 });
  }
  const columns: ImportColumns = {};
  for (const field of Object.values(importFields).flat()) {
    const text = form.text(field);
    if (/^\d{1,2}$/.test(text)) columns[field] = Number(text);
  }
  await chooseColumns(context, params.importId, columns);
  return redirect(page, { status: 303 });
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

/** `/admin-dashboard/import/:importId`: what an import would do, how far it is, or what it did. */
export default function SheetImport({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isInProgress: isWorking } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => void revalidate(), millisecondsBetweenLooks);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  return (
    <>
      <PageTitle as="h2">{messages.title(loaderData.kindName)}</PageTitle>
      {actionData && <Notice tone="danger">{actionData.error}</Notice>}
      {loaderData.failure && <Notice tone="caution">{loaderData.failure}</Notice>}
      {loaderData.state === "checked" && <SheetChoice sheet={loaderData} />}
      {loaderData.state === "checked" && loaderData.isChosen && <DryRun sheet={loaderData} />}
      {isWorking && <Progress sheet={loaderData} />}
      {(loaderData.state === "done" || loaderData.state === "undone") && (
        <Finished sheet={loaderData} />
      )}
      <Link to="/admin-dashboard/import" className={`${buttonClass("plain")} justify-self-start`}>
        {messages.again}
      </Link>
      {isWorking && (
        <Form action={page} className="hidden noscript:block">
          <button className={buttonClass("quiet")}>{messages.reload}</button>
        </Form>
      )}
    </>
  );
}

function Progress(props: {
  sheet: { heading: string; progress: number; all: number; progressText: string };
}) {
  const { heading, progress, all, progressText } = props.sheet;
  return (
    <TitledCard id="progress" title={heading} heading="h3" className="max-w-3xl gap-3">
      <progress
        aria-labelledby="progress"
        value={progress}
        max={all}
        className="h-3 w-full accent-brand"
      />
      <p role="status">{progressText}</p>
    </TitledCard>
  );
}
