import { Markdown } from "#parts/site/markdown.tsx";
import { Section } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";

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
