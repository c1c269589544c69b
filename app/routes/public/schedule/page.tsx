import { meeting } from "#content/enquiries/meeting.ts";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { pageMeta } from "#parts/site/page-meta.ts";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { pageWidth } from "#parts/site/section.tsx";
import type { Route } from "./+types/page.ts";
import { MeetingForm } from "./meeting-form.tsx";
import { ReadyTemplate } from "./ready-template.tsx";
import script from "./schedule.ts?worker&url";
import { SideNote } from "./side-note.tsx";
import { WithoutScript } from "./without-script.tsx";
import { PageScript } from "#parts/site/page-script.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/contact/schedule");

export default function Schedule() {
  return (
    <>
      <PageIntro title={meeting.title} text={meeting.text} aside={<PageMotif index={7} />} />
      <div
        className={`${pageWidth} grid grid-cols-1 gap-10 py-10 sm:py-16 lg:grid-cols-[2fr_1fr] lg:gap-16`}
      >
        <SideNote />
        <div className="grid grid-cols-1 content-start gap-8">
          <WithoutScript />
          <MeetingForm />
          <div id="meeting-status" role="status" />
          <ReadyTemplate />
        </div>
      </div>
      <PageScript src={script} />
    </>
  );
}
