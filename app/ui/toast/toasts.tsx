import { useState } from "react";
import { Toast, type ToastMessage } from "./toast.tsx";

/** As many as fit on a phone. */
const maxToasts = 3;

interface Entry {
  id: number;
  message: ToastMessage;
  /** Its Undo was pressed: the next message reports the result. */
  isUndone: boolean;
  /** It has ended, and keeps its place below another one, which would move under the pointer. */
  isEnded: boolean;
}

/**
 * The messages of the last changes, over the page at the lower edge of the viewport. A message
 * with an Undo button stays beside a newer message; any other is replaced by it.
 *
 * @param flashMessage from the loader: the same object until the loader runs again
 * @param toToast its words, or null for no toast; called once for each flash message
 */
export function Toasts<Flash extends object>(props: {
  flashMessage: Flash | null;
  toToast: (flashMessage: Flash) => ToastMessage | null;
  /** The accessible name of the button that removes a toast. */
  dismissLabel: string;
}) {
  const { flashMessage, toToast } = props;
  const [last, setLast] = useState(flashMessage);
  const [entries, setEntries] = useState<Entry[]>(() =>
    add([], flashMessage && toToast(flashMessage)),
  );
  if (flashMessage !== last) {
    setLast(flashMessage);
    setEntries(add(entries, flashMessage && toToast(flashMessage)));
  }
  const markUndone = (id: number) => (all: Entry[]) =>
    all.map((entry) => (entry.id === id ? { ...entry, isUndone: true } : entry));
  return (
    <div className="toasts sticky bottom-[calc(var(--bar)+0.75rem)] z-10 grid w-full max-w-2xl gap-2 justify-self-center empty:hidden print:hidden">
      {entries.map(({ id, message, isEnded }, index) => (
        <div key={id} className={isEnded ? "invisible" : undefined}>
          <Toast
            message={message}
            dismissLabel={props.dismissLabel}
            isNewest={index === entries.length - 1}
            onUndo={() => setEntries(markUndone(id))}
            onEnd={() => setEntries(end(id))}
          />
        </div>
      ))}
    </div>
  );
}

/** Ends a toast: it goes once none is above it. */
const end =
  (id: number) =>
  (all: Entry[]): Entry[] => {
    const entries = all.map((entry) => (entry.id === id ? { ...entry, isEnded: true } : entry));
    const firstShown = entries.findIndex((entry) => !entry.isEnded);
    return firstShown < 0 ? [] : entries.slice(firstShown);
  };

let lastId = 0;

function add(entries: Entry[], message: ToastMessage | null): Entry[] {
  if (!message) return entries;
  lastId += 1;
  const undoable = entries.filter(
    ({ message: { undo }, isUndone, isEnded }) => undo && !isUndone && !isEnded,
  );
  return [...undoable, { id: lastId, message, isUndone: false, isEnded: false }].slice(-maxToasts);
}
