import { draftMark, updatedLabel } from "#content/site/pages/policy-words.ts";
import { withEnquiryDays, type Policy } from "#content/site/pages/policy.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { isCalendarDate } from "#domain/shared/india-time.ts";
import { Markdown } from "./markdown.tsx";
import { PageIntro } from "./page-intro.tsx";
import { PageMotif } from "./page-motif.tsx";
import { pageWidth } from "./section.tsx";
import { useSite } from "./use-site.ts";

/** A policy page, marked while it is a draft. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { enquiryDays } = useSite();
  return (
    <>
      <PageIntro
        title={policy.title}
        text={policy.lead}
        lang={policy.lang}
        aside={<PageMotif index={4} />}
      />
      <div
        className={`${pageWidth} grid grid-cols-1 gap-10 py-10 sm:py-16 lg:grid-cols-[1fr_2fr] lg:gap-16`}
      >
        {policy.isDraft && (
          <p className="self-start rounded-control border-l-4 border-caution-text bg-caution-ground px-4 py-3 font-medium text-caution-text">
            {draftMark}
          </p>
        )}
        <div className="grid grid-cols-1 gap-10">
          {policy.sections.map(({ title, paragraphs, lang }) => (
            <section key={title} lang={lang} className="grid grid-cols-1 gap-3">
              <h2 className="text-2xl font-semibold">{title}</h2>
              <Markdown
                texts={paragraphs}
                className="text-lg"
                fill={(text) => withEnquiryDays(text, enquiryDays)}
              />
            </section>
          ))}
          <p className="text-muted">
            {updatedLabel}: {showDay(policy.updated)}
          </p>
        </div>
      </div>
    </>
  );
}

/** A day in words; an older text of an academy has it in words already. */
function showDay(updated: string): string {
  return isCalendarDate(updated) ? formatDate(updated) : updated;
}
