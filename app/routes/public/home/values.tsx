import { home } from "#content/site/pages/home.ts";
import { Section } from "#parts/site/section.tsx";

const { values } = home;

/** The text block on value education (§2). */
export function Values() {
  return (
    <Section title={values.title} tone="turmeric" beside>
      <div className="grid grid-cols-1 gap-8">
        <p className="font-heading text-3xl leading-statement font-semibold text-balance sm:text-5xl dark:text-accent">
          {values.quote}
        </p>
        <div className="grid grid-cols-1 max-w-2xl gap-4 border-l-3 border-current pl-5 text-lg sm:pl-8">
          {values.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
