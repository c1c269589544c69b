import { useId, type ReactNode } from "react";
import type { Choice } from "#ui/field.tsx";

const box =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 has-checked:border-link has-checked:bg-sunken";

/** The classes of the group, and of each choice in it. */
const looks = {
  boxes: { group: "grid gap-2", choice: box },
  pair: { group: "grid grid-cols-2 gap-2", choice: box },
  lines: { group: "grid gap-1", choice: "flex min-h-11 cursor-pointer items-center gap-2" },
  row: {
    group: "flex flex-wrap gap-x-5",
    choice: "flex min-h-11 cursor-pointer items-center gap-2",
  },
  chips: { group: "flex flex-wrap gap-2", choice: "choice" },
};

/** A choice, perhaps with a line about it. */
export interface RadioChoice extends Choice {
  /** The language of its name, where that is not the page's. */
  lang?: string | undefined;
  about?: string;
}

/** A question with one answer: each choice is a target of a finger's size. */
export function RadioGroup(props: {
  /** What is asked; undefined where `labelledBy` names an element that says so. */
  legend?: ReactNode;
  labelledBy?: string;
  hint?: string | undefined;
  name: string;
  choices: readonly RadioChoice[];
  chosen: string | undefined;
  look?: keyof typeof looks;
  required?: boolean;
}) {
  const { legend, labelledBy, hint, name, choices, chosen, look = "boxes", required } = props;
  const group = useId();
  return (
    <fieldset className="grid min-w-0 gap-1" aria-labelledby={labelledBy}>
      {legend && <legend className="mb-1 font-medium">{legend}</legend>}
      {hint && <p className="text-sm wrap-anywhere text-muted">{hint}</p>}
      <div className={looks[look].group}>
        {choices.map(({ id, name: label, lang, about }) => (
          <label key={id} className={looks[look].choice}>
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === chosen}
              required={required}
              className="size-5 shrink-0 accent-brand"
              {...(about && { "aria-label": label, "aria-describedby": `${group}-${id}` })}
            />
            <span className="grid min-w-0 wrap-anywhere">
              <span lang={lang} className={about && "font-medium"}>
                {label}
              </span>
              {about && (
                <span id={`${group}-${id}`} className="text-sm text-muted">
                  {about}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
