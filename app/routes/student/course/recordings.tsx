import { useState } from "react";
import { hasWords } from "#domain/shared/find-by-words.ts";
import type { Item } from "./item-row.tsx";
import { ItemSection } from "./item-section.tsx";
import { Recording } from "./recording.tsx";
import { messages } from "./messages.ts";

/** From how many recordings on there is a search. */
const searchFrom = 6;

/** A course's recordings, newest first; many can be searched. */
export function Recordings(props: { items: Item[]; picture: string; page: string }) {
  const { items, picture, page } = props;
  const [search, setSearch] = useState("");
  const found = items.filter(({ title, description }) =>
    hasWords(`${title} ${description}`, search),
  );
  const tools = items.length >= searchFrom && (
    <div className="flex items-center gap-3 max-sm:w-full print:hidden [@media(scripting:none)]:hidden">
      <p role="status" className="text-sm text-muted empty:hidden">
        {search.trim() && messages.found(found.length, items.length)}
      </p>
      <input
        type="search"
        aria-label={messages.searchRecordings}
        placeholder={messages.searchRecordings}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="min-h-11 w-56 min-w-0 rounded-control border border-edge bg-surface px-3 placeholder:text-muted max-sm:grow"
      />
    </div>
  );
  return (
    <ItemSection
      id="recordings"
      title={messages.recordings}
      empty={items.length === 0 ? messages.noRecordings : messages.noneFound}
      items={found}
      shown={search.trim() ? found.length : 5}
      tools={tools}
    >
      {(item) => <Recording key={item.id} item={item} picture={picture} page={page} />}
    </ItemSection>
  );
}
