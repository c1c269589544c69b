import { demo } from "#content/demo.ts";
import { ActionLink } from "../action-link.tsx";
import { ContactWays } from "../contact-ways.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { PageIntro } from "../page-intro.tsx";
import { pageMeta } from "../../page-meta.ts";
import { PageMotif } from "../page-motif.tsx";
import { Section } from "../section.tsx";
import { Testimonials } from "../testimonials.tsx";
import { useSite } from "../use-site.ts";
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
          <ActionLink to={demo.ask} look="quiet" />
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
