import { DueList } from "#parts/people/notes/due-list.tsx";
import type { HomeView } from "./describe-home.ts";
import { Queue } from "./queue.tsx";

/** What was promised and is due today, or was before; nothing where there is none. */
export function Promises({ promises }: { promises: HomeView["promises"] }) {
  if (promises.items.length === 0) return null;
  return (
    <Queue {...promises.queue}>
      <DueList promises={promises.items} />
    </Queue>
  );
}
