import { demo } from "#content/demo.ts";
import { demoTestimonials } from "#content/testimonials.ts";
import { ActionLink } from "../action-link.tsx";
import { ContactWays } from "../contact-ways.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { PageIntro } from "../page-intro.tsx";
import { pageMeta } from "../../page-meta.ts";
import { PageMotif } from "../page-motif.tsx";
import { Section } from "../section.tsx";
import { Testimonials } from "../testimonials.tsx";
import { DemoSubjects } from "./demo-subjects.tsx";

export const meta = () => pageMeta("/demo");

export default function Demo() {
  const { book, expect } = demo;
  return (
    <>
      <PageIntro title={demo.title} text={demo.text} aside={<PageMotif index={0} />}>
        <p>
          <ActionLink to={demo.start} />
        </p>
      </PageIntro>
      <Section title={expect.title}>
        <NumberedSteps steps={expect.steps} />
      </Section>
      <DemoSubjects />
      <Section title={book.title} text={book.text}>
        <ContactWays words={book} mail={{ subject: book.mailSubject, text: book.mailText }} />
      </Section>
      <Section title={demo.testimonials.title} tone="sunken">
        <Testimonials items={demoTestimonials} />
      </Section>
    </>
  );
}
