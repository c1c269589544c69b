import { pathPrefix } from "#content/shared/language.ts";
import { DemoBadge } from "#art/scenes/demo-badge.tsx";
import { demoButton } from "#content/site/navigation.ts";

/**
 * The picture that links to the free demo on every page (§2). It floats beside the text, where the
 * window has a margin for it; in a narrower one it would cover the text, so it stands in the page.
 */
export function DemoButton() {
  return (
    <a
      href={pathPrefix + demoButton.href}
      className="z-10 block w-fit rounded-full transition-transform hover:-rotate-6 max-xl:mx-auto max-xl:my-8 xl:fixed xl:right-2 xl:bottom-4 print:hidden"
    >
      <DemoBadge
        words={demoButton.words}
        title={demoButton.alt}
        className="size-20 forced-color-adjust-none xl:size-[72px] min-[90rem]:size-28"
      />
    </a>
  );
}
