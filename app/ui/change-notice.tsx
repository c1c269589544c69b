import { useState } from "react";
import { Toast, type Told } from "./toast.tsx";

/** As many as a phone has room for. */
const most = 3;

interface Entry {
  id: number;
  told: Told;
  /** Its undo was pressed: what comes next tells how that went. */
  isUsed: boolean;
}

/**
 * What the last changes left to tell, at the lower edge of what is in sight. It takes no room from
 * what is there already. A message that offers an undo stays beside a newer one; any other gives
 * way to it.
 *
 * @param notice as the page was read with: the same object until it is read again
 * @param tell what that means, at the moment when it comes
 */
export function ChangeNotice<Notice extends object>(props: {
  notice: Notice | null;
  tell: (notice: Notice) => Told | null;
  /** The words for a button that takes a message away. */
  dismiss: string;
}) {
  const { notice, tell } = props;
  const [last, setLast] = useState(notice);
  const [entries, setEntries] = useState<Entry[]>(() => add([], notice && tell(notice)));
  if (notice !== last) {
    setLast(notice);
    setEntries(add(entries, notice && tell(notice)));
  }
  const without = (id: number) => (all: Entry[]) => all.filter((entry) => entry.id !== id);
  const used = (id: number) => (all: Entry[]) =>
    all.map((entry) => (entry.id === id ? { ...entry, isUsed: true } : entry));
  return (
    <div className="toasts sticky bottom-[calc(var(--bar)+0.75rem)] z-10 grid w-full max-w-2xl gap-2 justify-self-center empty:hidden print:hidden">
      {entries.map(({ id, told }, at) => (
        <Toast
          key={id}
          told={told}
          dismiss={props.dismiss}
          isNewest={at === entries.length - 1}
          onUndo={() => setEntries(used(id))}
          onEnd={() => setEntries(without(id))}
        />
      ))}
    </div>
  );
}

let made = 0;

function add(entries: Entry[], told: Told | null): Entry[] {
  if (!told) return entries;
  made += 1;
  const kept = entries.filter(({ isUsed, told: { undo } }) => undo && !isUsed);
  return [...kept, { id: made, told, isUsed: false }].slice(-most);
}
