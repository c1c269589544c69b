import { faq } from "#content/site/pages/faq.ts";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { pageMeta } from "#parts/site/page-meta.ts";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { pageWidth } from "#parts/site/section.tsx";
import { siteOf } from "#parts/site/site-of.ts";
import { faqData } from "#parts/site/structured-data.ts";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";
import { Accordion } from "./accordion.tsx";
import { SomethingElse } from "./something-else.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "/faq", faqData(siteOf(matches)));

export default function Faq() {
  return (
    <>
      <PageIntro title={faq.title} text={faq.text} aside={<PageMotif index={6} />} />
      <div
        className={`${pageWidth} grid grid-cols-1 gap-10 py-12 sm:py-16 lg:grid-cols-[2fr_1fr] lg:gap-16`}
      >
        <Accordion questions={useSite().questions} />
        <SomethingElse />
      </div>
    </>
  );
}
