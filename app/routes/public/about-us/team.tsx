import { IkatCorner } from "#art/scenes/ikat-corner.tsx";
import { Section } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { cardClass } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";

/** The academy's team (§2). */
export function Team() {
  const { title, note, people, lang } = useSite().about.team;
  if (people.length === 0) return null;
  return (
    <Section title={title} lang={lang} tone="sunken">
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ name, initials, role, text, lang }) => (
          <li
            key={name}
            className={`${cardClass} relative grid grid-cols-1 content-start gap-2 overflow-hidden p-5`}
          >
            <IkatCorner className="absolute top-0 right-0" />
            <span
              aria-hidden="true"
              className="mb-2 grid grid-cols-1 size-16 place-items-center rounded-full bg-brand font-heading text-2xl font-bold text-on-brand"
            >
              {initials}
            </span>
            <Typed as="h3" className="text-xl font-semibold">
              {name}
            </Typed>
            <p lang={lang ?? languageOfText(role)} className="font-medium text-danger-text">
              {role}
            </p>
            <p lang={lang ?? languageOfText(text)} className="text-muted">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Section>
  );
}
