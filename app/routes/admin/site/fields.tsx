import { useEffect, useRef } from "react";
import { checked, lengthField, listStepValue } from "#domain/site/shape-form.ts";
import { languageNames, languageTag } from "#domain/shared/language.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import type { DescribedGroup, DescribedList, DescribedText, FormField } from "./describe-form.ts";
import { sectionMessages as words } from "./messages.ts";

/** The fields of a section's form, with lists that work without JavaScript. */
export function SiteFields({ fields }: { fields: readonly FormField[] }) {
  return fields.map((field) => <SiteField key={field.name} field={field} />);
}

function SiteField({ field }: { field: FormField }) {
  switch (field.kind) {
    case "text":
      return <SiteText {...field} />;
    case "number":
      return (
        <div className="grid min-w-0 gap-1">
          <SelectField
            label={field.label}
            name={field.name}
            defaultValue={field.value}
            placeholder={words.choose}
            choices={field.choices.map((choice) => ({ id: choice, name: choice }))}
            invalid={field.error !== undefined}
            aria-describedby={textsBelow(field)}
          />
          <Problem name={field.name} error={field.error} />
        </div>
      );
    case "flag":
      return (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name={field.name}
            value={checked}
            defaultChecked={field.value}
            className="size-5 shrink-0 accent-brand"
          />
          {field.label}
        </label>
      );
    case "list":
      return <SiteList list={field} />;
    case "group":
    default:
      return <SiteGroup group={field} />;
  }
}

function errorId(name: string): string {
  return `${name}-error`;
}

function englishId(name: string): string {
  return `${name}-english`;
}

/** The ids of the texts around a field, which are read out with it. */
function textsBelow(field: FormField): string | undefined {
  const { name, hint, error } = field;
  const english = field.kind === "text" && field.translates && englishId(name);
  const ids = [english, hint && `${name}-hint`, error && errorId(name)];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** What is wrong with a field, a group or a list, which names it in its `aria-describedby`. */
function Problem({ name, error }: { name: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={errorId(name)} className="font-medium text-danger-text">
      {error}
    </p>
  );
}

function SiteText(field: DescribedText) {
  const { name, label, hint, error, type, value, maximum, isOptional, offer, translates } = field;
  const props = {
    name,
    label,
    defaultValue: value,
    maxLength: maximum,
    optional: isOptional ? words.optional : undefined,
    invalid: error !== undefined,
    lang: languageTag(translates?.language ?? "en"),
    "aria-describedby": textsBelow(field),
  };
  return (
    <div className="grid min-w-0 gap-1">
      {translates && (
        <div className="grid min-w-0 gap-1 border-l-4 border-line pl-3">
          <p className="text-sm text-muted">{languageNames.en}</p>
          <p
            id={englishId(name)}
            lang={languageTag("en")}
            className="whitespace-pre-wrap wrap-anywhere"
          >
            {translates.english}
          </p>
        </div>
      )}
      {type === "area" ? (
        <TextArea {...props} rows={rowsFor(value)} />
      ) : (
        <TextField {...props} type={type} />
      )}
      {hint && <Hint name={name}>{hint}</Hint>}
      <Problem name={name} error={error} />
      {offer && (
        <Button tone="quiet" name="step" value={offer.step} className="justify-self-start">
          <svg aria-hidden="true" viewBox="0 0 1 1" className="size-6 shrink-0 border border-edge">
            <path d="M0 0h1v1H0z" fill={offer.colour} />
          </svg>
          {offer.label}
        </Button>
      )}
    </div>
  );
}

/** About as many rows as the text takes on a laptop. */
function rowsFor(text: string): number {
  const rows = text.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / 80), 0);
  return Math.min(Math.max(rows + 1, 3), 24);
}

function Hint({ name, children }: { name: string; children: string }) {
  return (
    <p id={`${name}-hint`} className="text-sm text-muted">
      {children}
    </p>
  );
}

function SiteGroup({ group }: { group: DescribedGroup }) {
  return (
    <fieldset
      data-invalid={group.error !== undefined || undefined}
      aria-describedby={group.error && errorId(group.name)}
      className="grid min-w-0 gap-3 rounded-card border border-line p-4 data-invalid:border-danger-text"
    >
      <legend className="px-1 font-semibold">{group.label}</legend>
      {group.hint && <Hint name={group.name}>{group.hint}</Hint>}
      <SiteFields fields={group.fields} />
      <Problem name={group.name} error={group.error} />
    </fieldset>
  );
}

function SiteList({ list }: { list: DescribedList }) {
  const { name, label, hint, error, entries, add, canAdd, isFixed = false } = list;
  const last = entries.length - 1;
  return (
    <fieldset
      data-invalid={error !== undefined || undefined}
      aria-describedby={error && errorId(name)}
      className="grid min-w-0 gap-4"
    >
      <legend className="mb-1 text-lg font-semibold">{label}</legend>
      {hint && <Hint name={name}>{hint}</Hint>}
      {!isFixed && <input type="hidden" name={lengthField(name)} value={entries.length} />}
      {entries.map((entry, index) => (
        <fieldset
          key={entry.name}
          className="grid min-w-0 gap-3 rounded-card border border-line p-4"
        >
          <legend id={entry.name} className="px-1 font-medium">
            {entry.label}
          </legend>
          <SiteFields fields={entry.fields} />
          {!isFixed && (
            <EntrySteps name={entry.name} isFirst={index === 0} isLast={index === last} />
          )}
        </fieldset>
      ))}
      <Problem name={name} error={error} />
      {canAdd && (
        <Step kind="add" name={name}>
          {add}
        </Step>
      )}
    </fieldset>
  );
}

/** The buttons that move and remove an entry of a list. */
function EntrySteps(props: { name: string; isFirst: boolean; isLast: boolean }) {
  const { name, isFirst, isLast } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {!isFirst && (
        <Step kind="up" name={name} describedBy={name}>
          {words.up}
        </Step>
      )}
      {!isLast && (
        <Step kind="down" name={name} describedBy={name}>
          {words.down}
        </Step>
      )}
      <Step kind="remove" name={name} describedBy={name}>
        {words.remove}
      </Step>
    </div>
  );
}

function Step(props: {
  kind: "add" | "remove" | "up" | "down";
  name: string;
  describedBy?: string;
  children: string;
}) {
  const { kind, name, describedBy, children } = props;
  return (
    <Button
      tone="quiet"
      name="step"
      value={listStepValue({ kind, name })}
      aria-describedby={describedBy}
      className="justify-self-start"
    >
      {children}
    </Button>
  );
}

/**
 * Gives the focus, after each answer of the server, to the first refused field, or to the entry that
 * was just added or moved.
 */
export function useEntryFocus(answer: { focus: { name: string } | null } | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    const name = CSS.escape(answer.focus?.name ?? "");
    const target = answer.focus
      ? `:is([name="${name}"],[name^="${name}."]):not([type=hidden])`
      : ":is([aria-invalid=true],[data-invalid] :is(input,textarea,button)):not([type=hidden])";
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [answer]);
  return form;
}
