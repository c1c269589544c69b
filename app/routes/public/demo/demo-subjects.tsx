import { publicPath } from "#content/site/public-path.ts";
import { demo } from "#content/site/pages/demo.ts";
import { Section } from "#parts/site/section.tsx";

/** The five subjects of demo classes (§2). */
export function DemoSubjects() {
  return (
    <Section title={demo.subjects.title} tone="indigo">
      <ul className="grid">
        {demo.subjects.items.map(({ name, text, href }) => (
          <li
            key={href}
            className="grid grid-cols-1 gap-x-8 border-t border-current/30 py-4 sm:grid-cols-[18rem_1fr] sm:items-baseline"
          >
            <a
              href={publicPath(href)}
              className="inline-flex min-h-11 items-center font-heading text-2xl font-semibold underline decoration-accent decoration-2 underline-offset-6 outline-current"
            >
              {name}
            </a>
            <span className="text-lg">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
