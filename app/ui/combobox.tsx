import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useHydrated } from "./hydrated.ts";
import { SelectField, TextField } from "./field.tsx";

export interface ComboboxChoice {
  id: string;
  name: string;
  /** What tells two of the same name apart. */
  detail: string;
  /** What speaks for this one. */
  reason?: string;
}

interface ComboboxProps {
  label: string;
  /** The form field that carries the chosen id. */
  name: string;
  placeholder: string;
  /** Names the list of matches; it should not repeat a field's name. */
  listLabel: string;
  /** What to say when nothing matches. */
  empty: string;
  /** true while `choices` are those of an earlier search */
  isSearching: boolean;
  /** Without JavaScript: the field that narrows the select down when the form is asked again. */
  find: { label: string; name: string; value: string };
  choices: ComboboxChoice[];
  chosen: ComboboxChoice | null;
  disabled?: boolean;
  invalid?: boolean;
  /** Asks for other choices; called as the person types. */
  onSearch: (text: string) => void;
  onChoose: (choice: ComboboxChoice | null) => void;
}

/**
 * WAI-ARIA's editable combobox with a list below it, for more choices than a select can hold.
 * Without JavaScript it is a select of the choices at hand.
 */
export function Combobox(props: ComboboxProps) {
  const { label, name, choices, chosen, invalid } = props;
  if (useHydrated()) return <SearchBox {...props} />;
  return (
    <>
      <TextField
        label={props.find.label}
        name={props.find.name}
        type="search"
        defaultValue={props.find.value}
      />
      <SelectField
        label={label}
        name={name}
        placeholder={props.placeholder}
        defaultValue={chosen?.id}
        invalid={invalid}
        choices={choices.map((choice) => ({
          id: choice.id,
          name: `${choice.name} (${choice.detail})${choice.reason ? `: ${choice.reason}` : ""}`,
        }))}
      />
    </>
  );
}

function SearchBox(props: ComboboxProps) {
  const { label, name, choices, chosen, onChoose } = props;
  const id = useId();
  const [text, setText] = useState(chosen?.name ?? "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  function choose(choice: ComboboxChoice) {
    onChoose(choice);
    setText(choice.name);
    setOpen(false);
    setActive(-1);
  }

  function type(typed: string) {
    setText(typed);
    setOpen(true);
    setActive(-1);
    if (chosen) onChoose(null);
    props.onSearch(typed);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      const from = isOpen ? active : -1;
      setOpen(true);
      setActive(choices.length === 0 ? -1 : Math.max(0, Math.min(choices.length - 1, from + step)));
    } else if (key === "Enter" && isOpen) {
      event.preventDefault();
      const only = choices.length === 1 && !props.isSearching ? choices[0] : undefined;
      const choice = choices[active] ?? only;
      if (choice) choose(choice);
    } else if (key === "Escape" && isOpen) {
      // Closes the list only; a second press may close the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input type="hidden" name={name} value={chosen?.id ?? ""} />
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-invalid={props.invalid || undefined}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-text placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger-text"
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={props.listLabel}
        hidden={!isOpen || choices.length === 0}
        className="max-h-64 overflow-y-auto rounded-control border border-edge bg-surface"
      >
        {choices.map((choice, index) => (
          <li
            key={choice.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className="min-h-11 cursor-pointer px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
            // The field must keep the focus, or its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <span className="block font-medium">{choice.name}</span>
            <span className="block text-sm text-muted">{choice.detail}</span>
            {choice.reason && <span className="block text-sm">{choice.reason}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {!props.disabled && !props.isSearching && choices.length === 0 ? props.empty : null}
      </p>
    </div>
  );
}
