import { home } from "#content/home.ts";
import { subjectPages } from "#content/subjects.ts";
import { Section } from "../section.tsx";
import { ServiceCard } from "../service-card.tsx";

const { services } = home;

/** The service sections (§2): the school subjects, and those beyond the syllabus. */
export function Services() {
  const school = subjectPages.filter(({ group }) => group === "school");
  const beyond = subjectPages.filter(({ group }) => group === "beyond");
  return (
    <>
      <Section title={services.title} text={services.text}>
        <ul className="grid grid-cols-1 gap-6 gap-y-8 sm:grid-cols-3">
          {school.map((subject) => (
            <ServiceCard key={subject.slug} subject={subject} more={services.more} />
          ))}
        </ul>
      </Section>
      <Section title={services.mentorTitle} text={services.mentorText} tone="surface">
        <ul className="grid grid-cols-1 gap-6 gap-y-8 sm:grid-cols-2 sm:gap-10">
          {beyond.map((subject) => (
            <ServiceCard key={subject.slug} subject={subject} more={services.more} shape="wide" />
          ))}
        </ul>
      </Section>
    </>
  );
}
