import { contact } from "#content/site/pages/contact.ts";
import { Section } from "#parts/site/section.tsx";

/** The reasons to choose the academy (§2). */
export function WhyChooseUs() {
  return (
    <Section title={contact.why.title}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-4 text-lg sm:grid-cols-2">
        {contact.why.items.map((item) => (
          <li key={item} className="flex items-baseline gap-4">
            <span aria-hidden="true" className="size-3 shrink-0 rotate-45 bg-danger" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
