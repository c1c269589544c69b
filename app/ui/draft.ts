import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  isSameForm,
  readDraft,
  readForm,
  readUntouched,
  removeDraft,
  writeDraft,
  type FormValues,
} from "./draft-storage.ts";

export interface Draft {
  /** For the form's `onInput`. */
  keep: (form: HTMLFormElement) => void;
  /** What was typed here before a reload, to fill the fields with; null where there is nothing. */
  values: FormValues | null;
  /** For the fields' `key`: another one fills them anew. */
  version: number;
  discard: () => void;
}

/**
 * Keeps what is typed into the form of this page's address in the browser, for one person, until
 * it is saved: it survives a reload, a crash and a session that ran out.
 *
 * @param savedTo the path that a successful save leads to
 * @param isAnswered true where the form shows what was just sent: that is newer than any draft
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  owner: string,
  savedTo: string,
  isAnswered: boolean,
): Draft {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const [beganAnswered] = useState(isAnswered);
  const initial = useRef<FormValues>({});
  const [{ values, version }, setDraft] = useState<Pick<Draft, "values" | "version">>({
    values: null,
    version: 0,
  });

  useEffect(() => {
    if (!form.current) return;
    initial.current = readUntouched(form.current);
    const typed = readForm(form.current);
    // What was typed before the scripts came is newer than any draft.
    if (!isSameForm(typed, initial.current)) return writeDraft(owner, pathname, typed);
    const draft = beganAnswered ? null : readDraft(owner, pathname);
    if (draft && !isSameForm(draft, initial.current)) setDraft({ values: draft, version: 1 });
  }, [form, owner, pathname, beganAnswered]);

  const isSaved =
    navigation.state === "loading" &&
    navigation.formMethod === "POST" &&
    navigation.location.pathname === savedTo;
  useEffect(() => {
    if (isSaved) removeDraft(owner, pathname);
  }, [isSaved, owner, pathname]);

  return {
    values,
    version,
    keep(changed) {
      const typed = readForm(changed);
      if (isSameForm(typed, initial.current)) removeDraft(owner, pathname);
      else writeDraft(owner, pathname, typed);
    },
    discard() {
      removeDraft(owner, pathname);
      setDraft({ values: null, version: version + 1 });
    },
  };
}
