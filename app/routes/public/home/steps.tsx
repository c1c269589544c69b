import { home } from "#content/home.ts";
import { ActionLink } from "../action-link.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { Section } from "../section.tsx";

/** How it works, in three steps (§2). */
export function Steps() {
  return (
    <Section title={home.steps.title} tone="indigo">
      <NumberedSteps steps={home.steps.items} />
      <p>
        <ActionLink to={home.steps.start} look="accent" />
      </p>
    </Section>
  );
}
