import { demo } from "#content/site/pages/demo.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { ContactWays } from "#parts/site/contact-ways.tsx";
import { NumberedSteps } from "#parts/site/numbered-steps.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { pageMeta } from "#parts/site/page-meta.ts";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { Section } from "#parts/site/section.tsx";
import { Testimonials } from "#parts/site/testimonials.tsx";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";
import { DemoSubjects } from "./demo-subjects.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/demo");

export default function Demo() {
  const { academy, testimonials } = useSite();
  const { book, expect } = demo;
  return (
    <>
      <PageIntro title={demo.title} text={demo.text} aside={<PageMotif index={0} />}>
        <p className="flex flex-wrap gap-3">
          <ActionLink to={demo.start} />
        </p>
      </PageIntro>
      <Section title={expect.title}>
        <NumberedSteps steps={expect.steps} />
      </Section>
      <DemoSubjects />
      <Section title={book.title} text={book.text}>
        <ContactWays
          words={book}
          greeting={book.whatsappText(academy.name)}
          mail={{ subject: book.mailSubject, text: book.mailText(academy.name) }}
        />
      </Section>
      {testimonials.demo.length > 0 && (
        <Section title={demo.testimonials.title} tone="sunken">
          <Testimonials items={testimonials.demo} note={testimonials.note} />
        </Section>
      )}
    </>
  );
}
