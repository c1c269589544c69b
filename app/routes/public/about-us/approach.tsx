import { Section } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";

/** The page's features list (§2). */
export function Approach() {
  const { about } = useSite();
  return (
    <Section title={about.features.title} lang={about.features.lang} beside>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2">
        {about.features.items.map(({ title, text, lang }) => (
          <li key={title} lang={lang} className="grid grid-cols-1 content-start gap-2">
            <h3 className="text-xl font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
