import { about } from "#content/about.ts";
import { Section } from "../section.tsx";

/** The page's features list (§2). */
export function Approach() {
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
