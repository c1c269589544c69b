import { Section } from "../section.tsx";
import { useSite } from "../use-site.ts";

/** The page's features list (§2). */
export function Approach() {
  const { about } = useSite();
  return (
    <Section title={about.features.title} beside>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2">
        {about.features.items.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-1 content-start gap-2">
            <h3 className="text-xl font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
