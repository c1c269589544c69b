import { Form, Link } from "react-router";
import { nextOpenStep, setupSteps, stepState } from "#domain/office/setup.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Button, buttonClass, ButtonLink } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { loadSetup } from "#use-cases/office/setup.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { setupFacts } from "./facts.ts";
import { messages, stepWords } from "./messages.ts";
import { pageOfStep, setupPage } from "./pages.ts";
import { StateBadge } from "./state-badge.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const facts = setupFacts(await loadSetup(context), new Date());
  const steps = setupSteps.map((step) => ({ step, state: stepState(step, facts) }));
  return { steps, next: nextOpenStep(facts) };
}

/** `/admin-dashboard/setup`: the six steps of an academy's first hour. */
export default function Setup({ loaderData }: Route.ComponentProps) {
  const { steps, next } = loaderData;
  const done = steps.filter(({ state }) => state === "done").length;
  const isUntouched = steps.every(({ state }) => state === "open");
  return (
    <>
      {isUntouched ? (
        <Welcome to={pageOfStep(next ?? "name")} />
      ) : (
        <>
          <PageTitle as="h2">{messages.title}</PageTitle>
          <p className="max-w-prose text-muted">{next ? messages.text : messages.complete}</p>
        </>
      )}
      <p className="font-semibold">{messages.progress(done, steps.length)}</p>
      <ol className={`${cardClass} grid max-w-3xl divide-y divide-line`}>
        {steps.map(({ step, state }, index) => (
          <li key={step}>
            <Link
              to={pageOfStep(step)}
              className="grid min-h-11 grid-cols-[auto_1fr_auto] items-center gap-4 p-4 hover:bg-sunken"
            >
              <span aria-hidden className="font-heading text-2xl font-bold text-brand">
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{stepWords[step].title}</span>
                <span className="block text-sm text-muted">{stepWords[step].text}</span>
              </span>
              <StateBadge state={state} />
            </Link>
          </li>
        ))}
      </ol>
      {next && !isUntouched && (
        <Link to={pageOfStep(next)} className={`${buttonClass("primary")} justify-self-start`}>
          {messages.goOn}
        </Link>
      )}
    </>
  );
}

/** Greets an owner who has done nothing yet: one way to begin, and one to look around first. */
function Welcome({ to }: { to: string }) {
  return (
    <section
      aria-labelledby="welcome"
      className={`${cardClass} grid max-w-3xl items-center gap-x-8 gap-y-4 p-4 sm:grid-cols-[1fr_auto] sm:p-8`}
    >
      <div className="grid gap-4">
        <PageTitle as="h2" id="welcome">
          {messages.welcome}
        </PageTitle>
        <p className="max-w-prose">{messages.welcomeText}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={to} tone="primary">
            {messages.start}
          </ButtonLink>
          <Form method="post" action={`${setupPage}/skip`}>
            <Button tone="quiet">{messages.later}</Button>
          </Form>
        </div>
      </div>
      <IkatEmpty className="w-40 max-sm:order-first max-sm:w-28" />
    </section>
  );
}
