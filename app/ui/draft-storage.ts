/** A form's values by field name, as they would be submitted. */
export type FormValues = Record<string, string[]>;

const prefix = "viluva-draft:";
/** In milliseconds. */
const maxAge = 14 * 24 * 60 * 60 * 1000;

function storageKey(owner: string, form: string): string {
  return `${prefix}${owner}:${form}`;
}

// A browser may block its storage; a draft is a convenience, so the error is ignored.
function tryStorage<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The current values of a form, without its password fields. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const isSecret = field instanceof HTMLInputElement && field.type === "password";
    if (typeof value === "string" && !isSecret) (values[name] ??= []).push(value);
  }
  return values;
}

/** The values of a form as the server rendered it. */
export function readInitialValues(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return readFormValues(copy);
}

/** Whether two sets of values are equal, whatever the order of their fields. */
export function hasSameValues(a: FormValues, b: FormValues): boolean {
  const serialize = (values: FormValues) =>
    JSON.stringify(Object.entries(values).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return serialize(a) === serialize(b);
}

/** A person's draft of a form, or null if there is none of the last two weeks. */
export function readDraft(owner: string, form: string): FormValues | null {
  return tryStorage(() => {
    const text = localStorage.getItem(storageKey(owner, form));
    const draft = text === null ? null : (JSON.parse(text) as { at: number; values: FormValues });
    return draft && Date.now() - draft.at < maxAge ? draft.values : null;
  });
}

export function writeDraft(owner: string, form: string, values: FormValues): void {
  tryStorage(() => {
    localStorage.setItem(storageKey(owner, form), JSON.stringify({ at: Date.now(), values }));
  });
}

export function removeDraft(owner: string, form: string): void {
  tryStorage(() => localStorage.removeItem(storageKey(owner, form)));
}

/** Removes all drafts from this browser, except those of `exceptOwner`. */
export function removeDrafts(exceptOwner?: string): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage)) {
      const isKept = exceptOwner !== undefined && key.startsWith(storageKey(exceptOwner, ""));
      if (key.startsWith(prefix) && !isKept) localStorage.removeItem(key);
    }
  });
}
