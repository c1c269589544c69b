import { publicPath } from "#content/site/public-path.ts";
import { contact } from "#content/site/pages/contact.ts";
import { Section } from "#parts/site/section.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";

/** Links to the most frequent reasons for a contact (§2). */
export function QuickActions() {
  return (
    <Section title={contact.actions.title} tone="sunken">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        {contact.actions.items.map(({ label, text, href }) => (
          <li
            key={href}
            className={`${cardClass} relative grid grid-cols-1 content-start gap-2 border-t-4 border-t-accent p-5 focus-within:outline-3 focus-within:outline-link hover:border-link`}
          >
            <h3 className="text-xl font-semibold">
              <a
                href={publicPath(href)}
                className={`outline-none after:absolute after:inset-0 ${inlineLinkClass}`}
              >
                {label}
              </a>
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
