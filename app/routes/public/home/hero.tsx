import { langOf } from "#content/site/academy.ts";
import { home } from "#content/site/pages/home.ts";
import { TeluguName } from "#art/scenes/telugu-name.tsx";
import { HeroScene } from "#art/scenes/hero-scene.tsx";
import { IkatBand } from "#art/ikat-band.tsx";
import { IkatGround } from "#art/scenes/ikat-ground.tsx";
import { ActionLink } from "#parts/site/action-link.tsx";
import { pageWidth } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";

const { hero } = home;

/** The first screen of the home page (§2). */
export function Hero() {
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <IkatGround className="absolute inset-0 -z-10 print:hidden" />
        <div
          className={`${pageWidth} grid grid-cols-1 items-center gap-10 py-10 sm:py-16 lg:grid-cols-[1fr_1.1fr] lg:gap-14`}
        >
          <div className="grid grid-cols-1 gap-5">
            <Meaning />
            <h1 className="text-[2.6rem] leading-hero font-bold tracking-tight text-brand sm:text-6xl">
              {hero.title}
            </h1>
            <h2 className="text-2xl font-semibold sm:text-3xl">{hero.subtitle}</h2>
            <p className="max-w-xl text-lg text-muted">{hero.text}</p>
            <p className="flex flex-wrap gap-3">
              <ActionLink to={hero.start} />
              <ActionLink to={hero.more} tone="quiet" />
            </p>
          </div>
          <HeroScene title={hero.sceneAlt} className="h-auto w-full" />
        </div>
        <Promises />
      </div>
      <IkatBand className="block print:hidden" />
    </>
  );
}

/** The academy's name in Telugu, and its meaning; the sample's name is a drawing. */
function Meaning() {
  const { academy, hasDrawnName } = useSite();
  const { nameInTelugu, meaning } = academy;
  if (!nameInTelugu && !meaning) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-danger-text">
      <span lang="te">
        {hasDrawnName ? <TeluguName title={nameInTelugu} className="h-6 w-auto" /> : nameInTelugu}
      </span>
      <span lang={langOf("meaning", academy)}>{meaning}</span>
    </p>
  );
}

function Promises() {
  return (
    <ul className={`${pageWidth} grid gap-x-8 gap-y-5 pb-12 sm:grid-cols-3`}>
      {hero.promises.map(({ title, text }) => (
        <li key={title} className="border-t-3 border-accent pt-3">
          <p className="font-heading text-xl font-semibold">{title}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
