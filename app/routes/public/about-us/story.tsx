import { about } from "#content/about.ts";
import { Section } from "../section.tsx";

/** The academy's story (§2). */
export function Story() {
  return (
    <Section title={about.story.title} tone="surface" beside>
      <div className="grid grid-cols-1 gap-5 text-lg">
        {about.story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
