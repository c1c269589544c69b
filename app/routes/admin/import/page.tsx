import { data, Form, redirect } from "react-router";
import { formatDateTime } from "#domain/shared/dates.ts";
import { importKinds, isImportKind } from "#domain/import/fields.ts";
import { readUpload } from "#request/form.ts";
import { sheetProblems } from "#parts/import/messages.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { SubmitButton } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { loadImports, uploadSheet } from "#use-cases/import/imports.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { kindHints, kindNames, messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const imports = await loadImports(context);
  return {
    imports: imports.map(({ id, kind, createdAt }) => ({
      id,
      label: messages.show(kindNames[kind], formatDateTime(createdAt)),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readUpload(request, context);
  const kind = form.text("kind");
  const text = form.text("text");
  const refuse = (error: string) => data({ error, kind, text }, { status: 400 });
  if (!isImportKind(kind)) return refuse(messages.chooseKind);
  const file = await form.file("file");
  const bytes = file.byteLength > 0 ? file : Buffer.from(text);
  if (bytes.byteLength === 0) return refuse(messages.chooseSheet);
  const result = await uploadSheet(context, kind, bytes);
  if (!result.ok) {
    const { reason, row } = result;
    const isOneRow = reason === "unclosed-quote" && row !== null;
    return refuse(isOneRow ? messages.unclosedQuote(row) : sheetProblems[reason]);
  }
  return redirect(`/admin-dashboard/import/${result.value}`, { status: 303 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/import`: a sheet to read, and the imports of the last day. */
export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle as="h2">{messages.title}</PageTitle>
      <p className="max-w-prose text-muted">{messages.text}</p>
      <Form
        method="post"
        encType="multipart/form-data"
        className={`${gridCardClass} max-w-3xl grid-cols-1 gap-4`}
      >
        <RadioGroup
          legend={messages.kind}
          name="kind"
          choices={importKinds.map((id) => ({ id, name: kindNames[id], about: kindHints[id] }))}
          chosen={actionData?.kind}
        />
        <TextField
          label={messages.file}
          hint={messages.fileHint}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx,.ods"
        />
        <TextArea
          label={messages.paste}
          hint={messages.pasteHint}
          name="text"
          rows={5}
          defaultValue={actionData?.text ?? ""}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <p className="text-sm text-muted">{messages.kept}</p>
        <SubmitButton className="justify-self-start" pending={messages.checking}>
          {messages.check}
        </SubmitButton>
      </Form>
      <TitledSection
        size="small"
        title={messages.lastOnes}
        heading="h3"
        className="grid max-w-3xl gap-2"
      >
        {loaderData.imports.length === 0 ? (
          <p className="text-muted">{messages.none}</p>
        ) : (
          <ul className="grid">
            {loaderData.imports.map(({ id, label }) => (
              <li key={id}>
                <TextLink to={`/admin-dashboard/import/${id}`}>{label}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
    </>
  );
}
