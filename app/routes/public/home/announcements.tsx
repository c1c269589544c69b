import type { Announcement } from "#content/site/pages/announcements.ts";
import { home } from "#content/site/pages/home.ts";
import { Markdown } from "#parts/site/markdown.tsx";
import { pageWidth } from "#parts/site/section.tsx";

/** What the academy announces, above everything else. */
export function Announcements({ items }: { items: readonly Announcement[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={home.announcements} className="bg-accent text-on-accent">
      <ul className={`${pageWidth} grid grid-cols-1 gap-3 py-3`}>
        {items.map(({ text, lang }) => (
          <li key={text} lang={lang} className="grid grid-cols-1 gap-2 font-medium wrap-anywhere">
            <Markdown texts={[text]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
