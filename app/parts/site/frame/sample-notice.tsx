import { sampleNotice as words } from "#content/site/pages/sample-notice.ts";
import { pageWidth } from "#parts/site/section.tsx";

/** Tells the staff on their own site that samples are left. */
export function SampleNotice() {
  return (
    <aside aria-label={words.label} className="bg-caution-ground text-caution-text print:hidden">
      <p className={`${pageWidth} flex flex-wrap items-center gap-x-4 py-1 text-sm`}>
        {words.text}{" "}
        <a
          href={words.link.href}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.link.label}
        </a>
      </p>
    </aside>
  );
}
