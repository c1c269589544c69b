import { faq } from "#content/faq.ts";
import { PageIntro } from "../page-intro.tsx";
import { pageMeta } from "../../page-meta.ts";
import { PageMotif } from "../page-motif.tsx";
import { pageWidth } from "../section.tsx";
import { siteOf } from "../site-of.ts";
import { faqData } from "../structured-data.ts";
import { useSite } from "../use-site.ts";
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
