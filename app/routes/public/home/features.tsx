import { home } from "#content/site/pages/home.ts";
import { Section } from "#parts/site/section.tsx";
import { FeatureMark } from "./feature-mark.tsx";

/** The four features (§2). */
export function Features() {
  return (
    <Section title={home.features.title}>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-10 sm:grid-cols-2">
        {home.features.items.map(({ icon, title, words, text }) => (
          <li key={title} className="flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-6">
            <FeatureMark icon={icon} />
            <div className="grid min-w-0 grow basis-48 grid-cols-1 content-start gap-1">
              <h3 className="text-2xl font-semibold">{title}</h3>
              <p className="font-medium text-danger-text">{words}</p>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
