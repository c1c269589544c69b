import { subjectWords } from "#content/site/subjects.ts";
import { ActionLink } from "./action-link.tsx";
import { Section } from "./section.tsx";

/** The invitation to a conversation on the subject pages (§2). */
export function LetUsTalk() {
  const { title, text, link } = subjectWords.talk;
  return (
    <Section title={title} text={text} tone="turmeric" beside>
      <p className="self-center lg:text-right">
        <ActionLink to={link} />
      </p>
    </Section>
  );
}
