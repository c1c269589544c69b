import { home } from "#content/home.ts";
import { homeTestimonials } from "#content/testimonials.ts";
import { pageMeta } from "../../page-meta.ts";
import { Section } from "../section.tsx";
import { organizationData } from "../structured-data.ts";
import { Testimonials } from "../testimonials.tsx";
import { Features } from "./features.tsx";
import { Film } from "./film.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { Steps } from "./steps.tsx";
import { TuitionGrid } from "./tuition-grid.tsx";
import { Values } from "./values.tsx";

export const meta = () => pageMeta("/", organizationData());

export default function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Film />
      <Features />
      <Values />
      <TuitionGrid />
      <Section title={home.testimonials.title} tone="sunken">
        <Testimonials items={homeTestimonials} />
      </Section>
      <Steps />
    </>
  );
}
