import { Form, Link } from "react-router";
import {
  nextOpenStep,
  setupSteps,
  stepAfter,
  stepState,
  type SetupStep,
} from "#domain/office/setup.ts";
import { Button, buttonClass, ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { loadSetup, requireStep } from "#use-cases/office/setup.ts";
import { openedByStep } from "#parts/office/setup-step.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/step.ts";
import { describeLive, describeSender, describeTestMail } from "./describe.ts";
import { setupFacts } from "./facts.ts";
import { LiveChecks } from "./live-checks.tsx";
import { messages, stepLinks, stepWords } from "./messages.ts";
import { pageOfStep, setupPage } from "./pages.ts";
import { SenderOfMails } from "./sender.tsx";
import { StateBadge } from "./state-badge.tsx";
import { TestMail } from "./test-mail.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && stepWords[loaderData.step].title, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = await requireStep(context, params.setupStep);
  const setup = await loadSetup(context);
  const facts = setupFacts(setup, new Date());
  return {
    step,
    state: stepState(step, facts),
    next: nextOpenStep(facts, step) ?? stepAfter(step),
    testMail: step === "mail" ? describeTestMail(setup) : null,
    sender: step === "mail" ? describeSender(setup) : null,
    live: step === "live" ? describeLive(facts) : null,
  };
}

/** `/admin-dashboard/setup/:step`: one step of the set-up. */
export default function SetupStepPage({ loaderData }: Route.ComponentProps) {
  const { step, state, next, testMail, sender, live } = loaderData;
  const [first, ...others] = stepLinks[step];
  return (
    <>
      <p className="text-sm text-muted">
        <TextLink to={setupPage}>{messages.overview}</TextLink>
      </p>
      <section aria-labelledby="step" className={`${cardClass} grid max-w-3xl gap-4 p-4 sm:p-6`}>
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm text-muted">
            {messages.stepOf(setupSteps.indexOf(step) + 1, setupSteps.length)}
          </span>
          <StateBadge state={state} />
        </p>
        <PageTitle id="step" as="h2">
          {stepWords[step].title}
        </PageTitle>
        <p className="max-w-prose">{stepWords[step].text}</p>
        {first && (
          <p className="flex flex-wrap gap-3">
            <Link
              to={openedByStep(step, first.to)}
              className={buttonClass(state === "done" ? "quiet" : "primary")}
            >
              {first.label}
            </Link>
            {others.map(({ to, label }) => (
              <ButtonLink key={label} to={openedByStep(step, to)}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
        {sender && <SenderOfMails {...sender} />}
        {testMail && <TestMail {...testMail} />}
        {live && <LiveChecks checks={live} />}
        <Onward step={step} isOpen={state === "open"} next={next} />
      </section>
    </>
  );
}

/** What leads on from a step: an open one can be skipped. */
function Onward(props: { step: SetupStep; isOpen: boolean; next: SetupStep | null }) {
  const { step, isOpen, next } = props;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {isOpen ? (
        <Form method="post" action={`${setupPage}/skip`}>
          <input type="hidden" name="step" value={step} />
          <Button tone="quiet">{messages.skip}</Button>
        </Form>
      ) : (
        <ButtonLink to={next ? pageOfStep(next) : setupPage} tone="primary">
          {next ? messages.next : messages.finish}
        </ButtonLink>
      )}
    </div>
  );
}
