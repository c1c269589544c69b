import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  hasSameValues,
  readDraft,
  readFormValues,
  readInitialValues,
  removeDraft,
  writeDraft,
  type FormValues,
} from "#ui/draft-storage.ts";

export interface Draft {
  /** Stores the form's values; for its `onInput`. */
  save: (form: HTMLFormElement) => void;
  /** The values entered before a reload, to fill the fields with; null if there are none. */
  values: FormValues | null;
  /** The `key` of the fields: when it changes, they are filled again from `values`. */
  version: number;
  discard: () => void;
}

/** Reads a form's fields, whether they were submitted or come from a draft. */
export interface FieldReader {
  /** A field's text, empty where there is none. */
  text: (name: string) => string;
  all: (name: string) => string[];
}

/** Reads the fields of a draft. */
export function fieldsOf(values: FormValues): FieldReader {
  return { text: (name) => values[name]?.[0] ?? "", all: (name) => values[name] ?? [] };
}

/**
 * Keeps what one person enters into this page's form in the browser until it is saved: it survives
 * a reload, a crash and an expired session.
 *
 * @param successPath the path to which the server redirects after a successful save
 * @param isRefused true if the server has refused the form and it shows the submitted values, which
 * are newer than any draft
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  owner: string,
  successPath: string,
  isRefused: boolean,
): Draft {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const [wasRefusedAtFirst] = useState(isRefused);
  const initial = useRef<FormValues>({});
  const [{ values, version }, setDraft] = useState<Pick<Draft, "values" | "version">>({
    values: null,
    version: 0,
  });

  useEffect(() => {
    if (!form.current) return;
    initial.current = readInitialValues(form.current);
    const entered = readFormValues(form.current);
    // What was entered before the scripts loaded is newer than any draft.
    if (!hasSameValues(entered, initial.current)) return writeDraft(owner, pathname, entered);
    const draft = wasRefusedAtFirst ? null : readDraft(owner, pathname);
    if (draft && !hasSameValues(draft, initial.current)) setDraft({ values: draft, version: 1 });
  }, [form, owner, pathname, wasRefusedAtFirst]);

  const isSaved =
    navigation.state === "loading" &&
    navigation.formMethod === "POST" &&
    navigation.location.pathname === successPath;
  useEffect(() => {
    if (isSaved) removeDraft(owner, pathname);
  }, [isSaved, owner, pathname]);

  return {
    values,
    version,
    save(changed) {
      const entered = readFormValues(changed);
      if (hasSameValues(entered, initial.current)) removeDraft(owner, pathname);
      else writeDraft(owner, pathname, entered);
    },
    discard() {
      removeDraft(owner, pathname);
      setDraft({ values: null, version: version + 1 });
    },
  };
}
