import { languageOfText } from "#content/shared/language-of-text.ts";
import type { ReportInput } from "#domain/lessons/report.ts";
import { fieldProps } from "#ui/field-props.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { useInvalid } from "#ui/invalid.ts";
import type { ReportForm } from "./describe.ts";

/** What the tutor reports about a class that was held; hidden while another outcome is chosen. */
export function ReportFields(props: {
  form: ReportForm;
  typed: ReportInput;
  invalid: string | null;
}) {
  const { form, typed, invalid } = props;
  const { labels } = form;
  const text = fieldProps(typed, invalid);
  return (
    <section aria-labelledby="report" className="if-held">
      <div className="grid min-w-0 gap-3">
        <h3 id="report" className="font-heading text-lg font-semibold">
          {labels.report}
        </h3>
        <p className="text-sm text-muted">{form.sent ?? labels.reportHint}</p>
        {form.lastHomework && (
          <Choices
            legend={labels.lastHomework}
            hint={form.lastHomework.text}
            name="lastHomework"
            choices={form.lastHomework.states}
            chosen={typed.lastHomework}
          />
        )}
        <Covered form={form} chosen={typed.covered} isInvalid={invalid === "covered"} />
        <TextField
          label={labels.coveredOther}
          optional={form.likely.length > 0 ? labels.optional : undefined}
          {...text("coveredOther")}
        />
        <Choices
          legend={labels.understanding}
          name="understanding"
          choices={form.degrees}
          chosen={typed.understanding}
        />
        <TextArea label={labels.wentWell} rows={2} {...text("wentWell")} />
        <TextArea label={labels.toPractise} rows={2} {...text("toPractise")} />
        <TextArea label={labels.homework} rows={2} {...text("homework")} />
        <TextField label={labels.homeworkUntil} type="date" {...text("homeworkUntil")} />
      </div>
    </section>
  );
}

/** The chapters as chips; those that are unlikely to have been taught are a press away. */
function Covered(props: { form: ReportForm; chosen: readonly string[]; isInvalid: boolean }) {
  const { likely, others, labels } = props.form;
  const { ref, isInvalid, onInput } = useInvalid<HTMLFieldSetElement>(props.isInvalid);
  const chips = (chapters: readonly string[]) => (
    <div className="flex flex-wrap gap-2">
      {chapters.map((chapter) => (
        <label key={chapter} lang={languageOfText(chapter)} className="choice">
          <input
            type="checkbox"
            name="covered"
            value={chapter}
            defaultChecked={props.chosen.includes(chapter)}
          />
          {chapter}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset ref={ref} className="grid min-w-0 gap-2" data-invalid={isInvalid} onInput={onInput}>
      <legend className="mb-1 font-medium">{labels.covered}</legend>
      {chips(likely)}
      {others.length > 0 && (
        <details open={others.some((chapter) => props.chosen.includes(chapter))}>
          <summary className="summary-line">{labels.otherChapters}</summary>
          {chips(others)}
        </details>
      )}
    </fieldset>
  );
}

/** One of a few words, or none. */
function Choices(props: {
  legend: string;
  hint?: string;
  name: string;
  choices: readonly { id: string; name: string }[];
  chosen: string;
}) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 font-medium">{props.legend}</legend>
      {props.hint && <p className="text-sm wrap-anywhere text-muted">{props.hint}</p>}
      <div className="flex flex-wrap gap-2">
        {props.choices.map(({ id, name }) => (
          <label key={id} className="choice">
            <input type="radio" name={props.name} value={id} defaultChecked={id === props.chosen} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
