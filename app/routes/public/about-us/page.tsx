import { ActionLink } from "#parts/site/action-link.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { pageMeta } from "#parts/site/page-meta.ts";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { Section } from "#parts/site/section.tsx";
import { siteOf } from "#parts/site/site-of.ts";
import { organizationData } from "#parts/site/structured-data.ts";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";
import { Approach } from "./approach.tsx";
import { MissionVision } from "./mission-vision.tsx";
import { Numbers } from "./numbers.tsx";
import { Story } from "./story.tsx";
import { Team } from "./team.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "/about-us", organizationData(siteOf(matches).academy));

export default function AboutUs() {
  const { about } = useSite();
  const { action } = about;
  return (
    <>
      <PageIntro
        title={about.title}
        text={about.text}
        lang={about.lang}
        aside={<PageMotif index={8} />}
      />
      <MissionVision />
      <Story />
      <Numbers />
      <Approach />
      <Team />
      <Section title={action.title} text={action.text}>
        <p className="flex flex-wrap gap-3">
          <ActionLink to={action.signUp} />
          <ActionLink to={action.demo} tone="quiet" />
        </p>
      </Section>
    </>
  );
}
