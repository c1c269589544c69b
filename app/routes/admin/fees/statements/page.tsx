import { data, Form } from "react-router";
import { formatDateTime } from "#domain/shared/dates.ts";
import { readUpload } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import {
  importStatement,
  loadStatements,
  type StatementRefusal,
} from "#use-cases/fees/statements.ts";
import { sheetProblems } from "#parts/import/messages.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { FeesPage } from "#routes/admin/fees/parts.tsx";
import { messages as feesMessages } from "#routes/admin/fees/messages.ts";
import { statementPage, statementsPage } from "#routes/admin/fees/request.ts";
import { Card } from "#ui/card.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { describePeriod } from "./describe.ts";
import { messages, missingColumns } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title, feesMessages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const { rows, hasMore } = await loadStatements(context, page);
  return {
    statements: rows.map((statement) => ({
      id: statement.id,
      period: describePeriod(statement),
      to: statementPage(statement.id),
      importedOn: formatDateTime(statement.importedAt),
      lines: messages.lines(statement.added),
      waiting: statement.waiting > 0 ? messages.linesWait(statement.waiting) : messages.noneWait,
    })),
    pages: describePages(statementsPage, {}, { page, hasMore }),
  };
}

/** Why a file is no statement, in words. */
function describeProblem(refusal: StatementRefusal): string {
  if (refusal.is === "no-sheet") return sheetProblems[refusal.problem];
  if (refusal.is === "unknown-layout") {
    return messages.unknownLayout(refusal.missing.map((one) => missingColumns[one]).join(", "));
  }
  if (refusal.is === "hidden-rows") return messages.hiddenRows(refusal.rows);
  if (refusal.is === "no-credits") return messages.noCredits;
  const text = refusal.text.trim().slice(0, 40) || messages.nothingThere;
  const say = {
    "no-day": messages.noDay,
    "day-to-come": messages.dayToCome,
    "no-amount": messages.noAmount,
  }[refusal.is];
  return say(refusal.row, text);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readUpload(request, context);
  const text = form.text("text");
  const refuse = (error: string) => data({ error, text }, { status: 400 });
  const file = await form.file("file");
  const bytes = file.byteLength > 0 ? file : Buffer.from(text);
  if (bytes.byteLength === 0) return refuse(messages.chooseFile);
  const result = await importStatement(context, bytes, new Date());
  if (!result.ok) return refuse(describeProblem(result.problem));
  return redirectWithFlashMessage(context, statementPage(result.value), "statement-imported");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/statements`: imports a bank statement, and the imported ones. */
export default function Statements({ loaderData, actionData }: Route.ComponentProps) {
  const { statements, pages } = loaderData;
  return (
    <FeesPage title={messages.title} part={statementsPage}>
      <Card className="max-w-3xl gap-4">
        <p className="text-muted">
          {messages.text} {messages.debitsLeftOut}
        </p>
        <Form method="post" encType="multipart/form-data" noValidate className="grid gap-4">
          <TextField
            label={messages.file}
            hint={messages.fileHint}
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.xlsx,.ods,.xls"
          />
          <FoldedFields title={messages.paste} isOpen={Boolean(actionData?.text)}>
            <TextArea
              label={messages.rows}
              hint={messages.rowsHint}
              name="text"
              rows={5}
              defaultValue={actionData?.text ?? ""}
            />
          </FoldedFields>
          <FormEnd
            error={actionData?.error}
            submit={messages.import}
            pending={messages.importing}
          />
        </Form>
      </Card>
      <TableOrEmpty
        empty={messages.none}
        caption={messages.imported}
        rows={statements}
        isLinked
        columns={[
          {
            label: messages.imported,
            cell: ({ period, to }) => <a href={to}>{period}</a>,
          },
          { label: messages.added, cell: ({ lines }) => lines, place: "wide" },
          { label: messages.wait, cell: ({ waiting }) => waiting, place: "badge" },
          { label: messages.importedOn, cell: ({ importedOn }) => importedOn, place: "below" },
        ]}
      />
      <Pages {...pages} />
    </FeesPage>
  );
}
