import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useHydrated } from "./hydrated.ts";
import { SelectField, TextField } from "./field.tsx";
import { placeBeside } from "./place-beside.ts";

export interface ComboboxChoice {
  id: string;
  name: string;
  /** Distinguishes two choices of the same name. */
  detail: string;
  /** Why this choice is recommended. */
  reason?: string;
}

interface ComboboxProps {
  label: string;
  /** The form field that carries the chosen id. */
  name: string;
  placeholder: string;
  /** The accessible name of the list of matches; it should differ from every field's label. */
  listLabel: string;
  /** The text shown when nothing matches. */
  empty: string;
  /** true while `choices` are still those of the previous search */
  isSearching: boolean;
  /** Without JavaScript: a search field that narrows the select's choices on the next request. */
  searchField: { label: string; name: string; value: string };
  choices: ComboboxChoice[];
  chosen: ComboboxChoice | null;
  disabled?: boolean;
  invalid?: boolean;
  /** Called with the text as the person types, to load matching choices. */
  onSearch: (text: string) => void;
  onChoose: (choice: ComboboxChoice | null) => void;
}

/**
 * WAI-ARIA's editable combobox with a list below it, for more choices than fit in a select.
 * Without JavaScript it is a select with the current `choices`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, name, choices, chosen, invalid } = props;
  if (useHydrated()) return <SearchBox {...props} />;
  return (
    <>
      <TextField
        label={props.searchField.label}
        name={props.searchField.name}
        type="search"
        defaultValue={props.searchField.value}
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
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isListShown = isOpen && choices.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  // In the top layer, so that it neither moves the form below it nor is cut off by a dialog.
  useLayoutEffect(() => {
    if (!isListShown || !input.current || !list.current) return undefined;
    return placeBeside(list.current, input.current);
  }, [isListShown]);

  function choose(choice: ComboboxChoice) {
    onChoose(choice);
    setText(choice.name);
    setOpen(false);
    setActive(-1);
  }

  function changeText(newText: string) {
    setText(newText);
    setOpen(true);
    setActive(-1);
    if (chosen) onChoose(null);
    props.onSearch(newText);
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      const from = isOpen ? active : -1;
      setOpen(true);
      setActive(choices.length === 0 ? -1 : Math.max(0, Math.min(choices.length - 1, from + step)));
    } else if (key === "Enter" && isOpen) {
      event.preventDefault();
      const onlyMatch = choices.length === 1 && !props.isSearching ? choices[0] : undefined;
      const choice = choices[active] ?? onlyMatch;
      if (choice) choose(choice);
    } else if (key === "Escape" && isOpen) {
      // Closes only the list; a second press may close the dialog around it.
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
        ref={input}
        id={id}
        data-field={name}
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
        onChange={(event) => changeText(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKey}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        popover="manual"
        aria-label={props.listLabel}
        className="inset-auto m-0 max-h-64 overflow-y-auto rounded-control border border-edge bg-surface p-0 text-text shadow-lg backdrop:bg-transparent"
      >
        {choices.map((choice, index) => (
          <li
            key={choice.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className="min-h-11 cursor-pointer px-3 py-2 hover:bg-sunken aria-selected:bg-sunken forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
            // The field keeps the focus; its blur would close the list before the click.
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
