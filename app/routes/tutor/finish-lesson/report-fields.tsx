import { languageOfText } from "#content/shared/language-of-text.ts";
import type { ReportInput } from "#domain/lessons/report.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextArea, TextField, type Choice } from "#ui/field.tsx";
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
          <RadioGroup
            legend={labels.lastHomework}
            hint={form.lastHomework.text}
            name="lastHomework"
            choices={form.lastHomework.states}
            chosen={typed.lastHomework}
            look="chips"
          />
        )}
        <Covered form={form} chosen={typed.covered} isInvalid={invalid === "covered"} />
        <TextField
          label={labels.coveredOther}
          optional={form.likely.length > 0 ? labels.optional : undefined}
          {...text("coveredOther")}
        />
        <RadioGroup
          legend={labels.understanding}
          name="understanding"
          choices={form.degrees}
          chosen={typed.understanding}
          look="chips"
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
  const chips = (chapters: readonly Choice[]) => (
    <div className="flex flex-wrap gap-2">
      {chapters.map(({ id, name }) => (
        <label key={id} lang={languageOfText(name)} className="choice">
          <input
            type="checkbox"
            name="covered"
            value={id}
            defaultChecked={props.chosen.includes(id)}
          />
          {name}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset ref={ref} className="grid min-w-0 gap-2" data-invalid={isInvalid} onInput={onInput}>
      <legend className="mb-1 font-medium">{labels.covered}</legend>
      {chips(likely)}
      {others.length > 0 && (
        <details open={others.some(({ id }) => props.chosen.includes(id))}>
          <summary className="summary-line">{labels.otherChapters}</summary>
          {chips(others)}
        </details>
      )}
    </fieldset>
  );
}
