import { useId, type ComponentProps, type ReactNode } from "react";
import { useInvalid } from "./invalid.ts";

const control =
  "min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 py-2 text-text placeholder:text-muted aria-invalid:border-danger-text aria-invalid:outline-1 aria-invalid:outline-danger-text";

function Labelled({
  id,
  label,
  optional,
  hint,
  children,
}: {
  id: string;
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {optional && <span className="text-sm text-muted">{optional}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  label: string;
  /** Text beside the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  invalid?: boolean | undefined;
}

export function TextField({
  label,
  optional,
  hint,
  invalid,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const id = useId();
  const { ref, isInvalid, onInput } = useInvalid<HTMLInputElement>(invalid, input.ref);
  return (
    <Labelled id={id} label={label} optional={optional} hint={hint}>
      <input
        id={id}
        className={control}
        aria-invalid={isInvalid}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
        ref={ref}
        onInput={(event) => {
          onInput();
          input.onInput?.(event);
        }}
      />
    </Labelled>
  );
}

export function TextArea({
  label,
  optional,
  hint,
  invalid,
  ...input
}: FieldProps & ComponentProps<"textarea">) {
  const id = useId();
  const { ref, isInvalid, onInput } = useInvalid<HTMLTextAreaElement>(invalid, input.ref);
  return (
    <Labelled id={id} label={label} optional={optional} hint={hint}>
      <textarea
        id={id}
        rows={4}
        className={control}
        aria-invalid={isInvalid}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
        ref={ref}
        onInput={(event) => {
          onInput();
          input.onInput?.(event);
        }}
      />
    </Labelled>
  );
}

export interface Choice {
  id: string;
  name: string;
}

export function SelectField({
  label,
  optional,
  hint,
  invalid,
  choices,
  placeholder,
  ...select
}: FieldProps & ComponentProps<"select"> & { choices: readonly Choice[]; placeholder?: string }) {
  const id = useId();
  const { ref, isInvalid, onInput } = useInvalid<HTMLSelectElement>(invalid, select.ref);
  return (
    <Labelled id={id} label={label} optional={optional} hint={hint}>
      <select
        id={id}
        className={control}
        aria-invalid={isInvalid}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...select}
        ref={ref}
        onInput={(event) => {
          onInput();
          select.onInput?.(event);
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

const groupLayouts = {
  // Wide enough for the longest word of a choice.
  grid: "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))]",
  column: "grid gap-2 wrap-anywhere",
  list: "grid max-h-64 auto-rows-max grid-cols-1 gap-2 overflow-y-auto wrap-anywhere",
};

export function CheckboxGroup({
  legend,
  hint,
  name,
  choices,
  chosen,
  invalid,
  isHidden,
  layout = "grid",
  children,
}: {
  legend: string;
  hint?: string;
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  invalid?: boolean | undefined;
  /** Which choices a search hides; a hidden choice that is checked is still submitted. */
  isHidden?: (choice: Choice) => boolean;
  /** `column` for long names; `list` for so many of them that they scroll by themselves. */
  layout?: keyof typeof groupLayouts;
  /** Rendered between the legend and the choices. */
  children?: ReactNode;
}) {
  const { ref, isInvalid, onInput } = useInvalid<HTMLFieldSetElement>(invalid);
  return (
    <fieldset ref={ref} className="grid min-w-0 gap-2" data-invalid={isInvalid} onInput={onInput}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {children}
      <div className={groupLayouts[layout]}>
        {choices.map((choice) => (
          <label
            key={choice.id}
            hidden={isHidden?.(choice)}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-2 py-2 text-sm sm:px-3 sm:text-base has-checked:border-link has-checked:bg-sunken in-data-invalid:border-danger-text"
          >
            <input
              type="checkbox"
              name={name}
              value={choice.id}
              defaultChecked={chosen.includes(choice.id)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0">{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
