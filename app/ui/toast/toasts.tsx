import { useState } from "react";
import { Toast, type ToastMessage } from "./toast.tsx";

/** As many as fit on a phone. */
const maxToasts = 3;

interface Entry {
  id: number;
  message: ToastMessage;
  /** Its Undo was pressed: the next message reports the result. */
  isUndone: boolean;
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
  const without = (id: number) => (all: Entry[]) => all.filter((entry) => entry.id !== id);
  const markUndone = (id: number) => (all: Entry[]) =>
    all.map((entry) => (entry.id === id ? { ...entry, isUndone: true } : entry));
  return (
    <div className="toasts sticky bottom-[calc(var(--bar)+0.75rem)] z-10 grid w-full max-w-2xl gap-2 justify-self-center empty:hidden print:hidden">
      {entries.map(({ id, message }, index) => (
        <Toast
          key={id}
          message={message}
          dismissLabel={props.dismissLabel}
          isNewest={index === entries.length - 1}
          onUndo={() => setEntries(markUndone(id))}
          onEnd={() => setEntries(without(id))}
        />
      ))}
    </div>
  );
}

let lastId = 0;

function add(entries: Entry[], message: ToastMessage | null): Entry[] {
  if (!message) return entries;
  lastId += 1;
  const undoable = entries.filter((entry) => entry.message.undo && !entry.isUndone);
  return [...undoable, { id: lastId, message, isUndone: false }].slice(-maxToasts);
}
