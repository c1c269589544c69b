import { addressLine } from "#content/site/academy.ts";
import { contact } from "#content/site/pages/contact.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { ChipList } from "#parts/site/chip-list.tsx";
import { ContactWays } from "#parts/site/contact-ways.tsx";
import { HoursList } from "#parts/site/hours-list.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { pageMeta } from "#parts/site/page-meta.ts";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { pageWidth, Section } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";
import { QuickActions } from "./quick-actions.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/contact");

export default function Contact() {
  const { academy, hours } = useSite();
  const { details } = contact;
  return (
    <>
      <PageIntro title={contact.title} text={contact.text} aside={<PageMotif index={3} />} />
      <Section title={details.title}>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
          <ContactWays
            words={details}
            greeting={details.whatsappText(academy.name)}
            emailNote={details.emailNote(academy.emailReply)}
          />
          <div className="grid content-start gap-6">
            <div>
              <h3 className="font-body font-semibold">{details.location}</h3>
              <address lang={academy.address.lang} className="not-italic">
                {addressLine(academy)}
              </address>
              <p className="text-muted">{details.locationNote}</p>
            </div>
            <HoursList title={details.hours} hours={hours.support} heading="h3" />
          </div>
        </div>
      </Section>
      <QuickActions />
      <WhyChooseUs />
      <div className={`${pageWidth} grid gap-10 pb-14 sm:pb-20 lg:grid-cols-2`}>
        <ChipList title={contact.subjects} items={subjects.map(({ name }) => name)} />
        <ChipList title={contact.classes} items={classes.map(({ name }) => name)} />
      </div>
    </>
  );
}
