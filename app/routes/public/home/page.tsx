import { currentAnnouncements } from "#content/site/pages/announcements.ts";
import { home } from "#content/site/pages/home.ts";
import { siteContext } from "#request/context.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import { Section } from "#parts/site/section.tsx";
import { siteOf } from "#parts/site/site-of.ts";
import { organizationData } from "#parts/site/structured-data.ts";
import { Testimonials } from "#parts/site/testimonials.tsx";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";
import { Announcements } from "./announcements.tsx";
import { Features } from "./features.tsx";
import { Film } from "./film.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { Steps } from "./steps.tsx";
import { TuitionGrid } from "./tuition-grid.tsx";
import { Values } from "./values.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "/", organizationData(siteOf(matches).academy));

/** What is announced today; the pages are rendered again when a day begins. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    announcements: currentAnnouncements(context.get(siteContext).announcements, new Date()),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { testimonials } = useSite();
  return (
    <>
      <Announcements items={loaderData.announcements} />
      <Hero />
      <Services />
      <Film />
      <Features />
      <Values />
      <TuitionGrid />
      {testimonials.home.length > 0 && (
        <Section title={home.testimonials.title} tone="sunken">
          <Testimonials items={testimonials.home} note={testimonials.note} />
        </Section>
      )}
      <Steps />
    </>
  );
}
