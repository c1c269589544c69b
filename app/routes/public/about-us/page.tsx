import { ActionLink } from "../action-link.tsx";
import { PageIntro } from "../page-intro.tsx";
import { pageMeta } from "../../page-meta.ts";
import { PageMotif } from "../page-motif.tsx";
import { Section } from "../section.tsx";
import { siteOf } from "../site-of.ts";
import { organizationData } from "../structured-data.ts";
import { useSite } from "../use-site.ts";
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
          <ActionLink to={action.demo} look="quiet" />
        </p>
      </Section>
    </>
  );
}
