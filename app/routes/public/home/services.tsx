import { home } from "#content/site/pages/home.ts";
import { Section } from "#parts/site/section.tsx";
import { ServiceCard } from "#parts/site/service-card.tsx";
import { useSite } from "#parts/site/use-site.ts";

const { services } = home;

/** The service sections (§2): the school subjects, and those beyond the syllabus. */
export function Services() {
  const { subjects } = useSite();
  const school = subjects.filter(({ group }) => group === "school");
  const beyond = subjects.filter(({ group }) => group === "beyond");
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
