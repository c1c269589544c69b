import { publicPath } from "#content/site/public-path.ts";
import { home } from "#content/site/pages/home.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { NumberedSteps } from "#parts/site/numbered-steps.tsx";
import { Section } from "#parts/site/section.tsx";
import { textLinkClass } from "#ui/text-link.tsx";

/** How it works, in three steps (§2). */
export function Steps() {
  return (
    <Section title={home.steps.title} tone="indigo">
      <NumberedSteps steps={home.steps.items} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ActionLink to={home.steps.start} tone="accent" />
        <a
          href={publicPath(home.steps.ask.href)}
          className={`${textLinkClass} text-lg print:hidden`}
        >
          {home.steps.ask.label}
        </a>
      </p>
    </Section>
  );
}
