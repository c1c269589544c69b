import type { ReactNode } from "react";
import { IkatBand } from "#art/ikat-band.tsx";
import { Section } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";
import script from "./counter.ts?worker&url";
import { PageScript } from "#parts/site/page-script.tsx";

/** The counter and the stats beside it (§9). The HTML has the final number, for browsers without scripts; a script counts to it. */
export function Numbers() {
  const { title, students, stats, lang } = useSite().about.numbers;
  return (
    <>
      <IkatBand className="block print:hidden" />
      <Section title={title} lang={lang} tone="indigo">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-8">
          <Stat label={students.label} lang={students.lang}>
            {students.value > 0 ? (
              <span data-count-to={students.value}>{students.text}</span>
            ) : (
              students.text
            )}
          </Stat>
          {stats.map(({ text, label, lang }) => (
            <Stat key={label} label={label} lang={lang}>
              {text}
            </Stat>
          ))}
        </dl>
      </Section>
      <PageScript src={script} />
    </>
  );
}

function Stat(props: { label: string; lang: "en" | undefined; children: ReactNode }) {
  const { label, lang, children } = props;
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt lang={lang} className="text-lg">
        {label}
      </dt>
      <dd className="font-heading text-5xl font-bold tabular-nums sm:text-6xl">{children}</dd>
    </div>
  );
}
