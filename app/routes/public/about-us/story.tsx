import { Markdown } from "../markdown.tsx";
import { Section } from "../section.tsx";
import { useSite } from "../use-site.ts";

/** The academy's story (§2). */
export function Story() {
  const { about } = useSite();
  return (
    <Section title={about.story.title} lang={about.story.lang} tone="surface" beside>
      <div lang={about.story.lang} className="grid grid-cols-1 gap-5 text-lg">
        <Markdown texts={about.story.paragraphs} />
      </div>
    </Section>
  );
}
