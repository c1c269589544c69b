import { language } from "#content/shared/language.ts";
import { home } from "#content/site/pages/home.ts";
import { mediaCrossOrigin, publicFile } from "#content/shared/media.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { PlaySign } from "#ui/play-sign.tsx";
import { Section } from "#parts/site/section.tsx";
import script from "./film.ts?worker&url";
import { PageScript } from "#parts/site/page-script.tsx";

const { film } = home;

/**
 * The promo film (§2). The script shows the overlay; without it the browser's own controls play the
 * film. Nothing of it is fetched before it is played.
 */
export function Film() {
  return (
    <div className="print:hidden">
      <IkatBand className="block" />
      <Section title={film.title} text={film.text} tone="indigo" beside>
        <div className="relative overflow-hidden rounded-card" data-film>
          <video
            controls
            playsInline
            preload="none"
            width={1280}
            height={720}
            poster={publicFile("film/poster.webp")}
            crossOrigin={mediaCrossOrigin()}
            aria-label={film.label}
            className="aspect-video h-auto w-full bg-on-accent"
          >
            <source src={publicFile("film/promo.mp4")} type="video/mp4" />
            <track
              kind="captions"
              src={publicFile(`film/promo.${language}.vtt`)}
              srcLang={language}
              label={film.captions}
            />
          </video>
          <button
            type="button"
            hidden
            className="group absolute inset-0 border border-transparent grid w-full cursor-pointer place-items-center rounded-card -outline-offset-8"
          >
            <span className="flex min-h-14 items-center gap-3 rounded-full bg-accent px-[min(1.75rem,6vw)] font-heading text-[min(1.25rem,9vw)]/tight font-semibold text-on-accent shadow-lg transition-transform group-hover:scale-105">
              <PlaySign className="h-[18px] w-4" />
              {film.play}
            </span>
          </button>
        </div>
      </Section>
      <PageScript src={script} />
    </div>
  );
}
