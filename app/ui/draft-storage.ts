/** A form's fields by name, as they would be sent. */
export type FormValues = Record<string, string[]>;

const prefix = "viluva-draft:";
const longest = 14 * 24 * 60 * 60 * 1000;

function storageKey(owner: string, form: string): string {
  return `${prefix}${owner}:${form}`;
}

// A browser may refuse to store anything; a draft is a convenience and never worth an error.
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What is typed into a form now; never what stands in a password field. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const isSecret = field instanceof HTMLInputElement && field.type === "password";
    if (typeof value === "string" && !isSecret) (values[name] ??= []).push(value);
  }
  return values;
}

/** What stands in a form as the page came, before anybody typed. */
export function readUntouched(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return readForm(copy);
}

/** Whether two forms would send the same. */
export function isSameForm(one: FormValues, other: FormValues): boolean {
  const write = (values: FormValues) =>
    JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return write(one) === write(other);
}

/** A person's draft of a form, or null where there is none of the last two weeks. */
export function readDraft(owner: string, form: string): FormValues | null {
  return attempt(() => {
    const text = localStorage.getItem(storageKey(owner, form));
    const draft = text === null ? null : (JSON.parse(text) as { at: number; values: FormValues });
    return draft && Date.now() - draft.at < longest ? draft.values : null;
  });
}

export function writeDraft(owner: string, form: string, values: FormValues): void {
  attempt(() => {
    localStorage.setItem(storageKey(owner, form), JSON.stringify({ at: Date.now(), values }));
  });
}

export function removeDraft(owner: string, form: string): void {
  attempt(() => localStorage.removeItem(storageKey(owner, form)));
}

/** Removes everybody's drafts from this browser, but one person's if one is named. */
export function forgetDrafts(but?: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      const isKept = but !== undefined && key.startsWith(storageKey(but, ""));
      if (key.startsWith(prefix) && !isKept) localStorage.removeItem(key);
    }
  });
}
