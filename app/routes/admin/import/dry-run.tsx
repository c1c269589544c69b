import { Form } from "react-router";
import { Button, SubmitButton } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { TitledCard } from "#ui/card.tsx";
import type { DescribedImport } from "./describe-import.ts";
import { messages } from "./sheet-messages.ts";
import { typed } from "#shell/typed.tsx";
import { TitledSection } from "#ui/page-title.tsx";

/** What an import would do, the columns that it reads, and the button that starts it. */
export function DryRun({ sheet }: { sheet: DescribedImport }) {
  const { page, submit } = sheet;
  const isStarting = useIsSubmitting(`${page}/start`);
  return (
    <>
      <TitledCard title={messages.result} heading="h3" className="max-w-3xl gap-4">
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {sheet.counts.map(([label, count]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-2xl font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
        {submit === null ? (
          <p>{messages.nothing}</p>
        ) : (
          <Form method="post" action={`${page}/start`} className="grid gap-3">
            <input type="hidden" name="digest" value={sheet.digest} />
            {sheet.bad > 0 && <input type="hidden" name="leavesOut" value="yes" />}
            <p className="max-w-prose text-muted">
              {messages.importText}
              {sheet.isMailed && <span className="block">{messages.importMails}</span>}
              {sheet.bad > 0 && <span className="block">{messages.leaves}</span>}
            </p>
            <Button pending={isStarting} className="justify-self-start">
              {submit}
            </Button>
          </Form>
        )}
      </TitledCard>
      {sheet.bad > 0 && <Problems sheet={sheet} />}
      <Columns key={sheet.digest} sheet={sheet} />
    </>
  );
}

function Problems({ sheet }: { sheet: DescribedImport }) {
  return (
    <TitledSection
      size="small"
      title={messages.problems}
      heading="h3"
      className="grid max-w-3xl gap-2"
    >
      <ul className="grid gap-2">
        {sheet.problems.map(({ row, field, value, text }) => (
          <li
            key={row}
            className="grid gap-x-4 gap-y-1 rounded-control border border-line bg-surface px-3 py-2 wrap-anywhere sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="font-medium">
              {messages.row} {row}
            </span>
            <span>
              <span className="font-medium">{field}</span>{" "}
              <span className="text-muted">{value === "" ? messages.empty : typed(value)}</span>
              <span className="block">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {sheet.moreProblems && <p className="text-muted">{sheet.moreProblems}</p>}
    </TitledSection>
  );
}

function Columns({ sheet }: { sheet: DescribedImport }) {
  return (
    <TitledSection
      size="small"
      title={messages.columns}
      heading="h3"
      className="grid max-w-3xl gap-3"
    >
      <p className="text-muted">{messages.columnsText}</p>
      <Form method="post" className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {sheet.fields.map(({ field, label, chosen }) => (
            <SelectField
              key={field}
              label={label}
              name={field}
              choices={sheet.columns}
              placeholder={messages.notInSheet}
              defaultValue={chosen}
            />
          ))}
        </div>
        <SubmitButton
          tone="quiet"
          className="justify-self-start"
          action={sheet.page}
          pending={messages.checking}
        >
          {messages.checkAgain}
        </SubmitButton>
      </Form>
    </TitledSection>
  );
}
