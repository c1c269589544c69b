import { pageWidth } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";

/** The academy's mission and vision (§2). */
export function MissionVision() {
  const { about } = useSite();
  return (
    <div className={`${pageWidth} grid grid-cols-1 gap-10 py-14 sm:py-20 lg:grid-cols-2 lg:gap-16`}>
      {[about.mission, about.vision].map(({ title, text, lang }) => (
        <section
          key={title}
          lang={lang}
          className="grid grid-cols-1 content-start gap-3 border-t-3 border-accent pt-5"
        >
          <h2 className="font-body font-medium text-danger-text">{title}</h2>
          <p className="font-heading text-2xl leading-snug font-semibold sm:text-3xl">{text}</p>
        </section>
      ))}
    </div>
  );
}
