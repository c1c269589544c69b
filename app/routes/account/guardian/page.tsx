import { data, Form } from "react-router";
import { guardAccount } from "#access/guards.ts";
import { takeNotice } from "#access/notice.ts";
import { guardOwnGuardian, loadOwnGuardian } from "#access/own-guardian.ts";
import { formatDate } from "#domain/dates.ts";
import {
  canChangeBirthDate,
  canEndGuardian,
  canNameGuardian,
  type GuardianFacts,
} from "#domain/guardian.ts";
import { isMinor } from "#domain/birth-date.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import type { Route } from "./+types/page.ts";
import { GuardianFrame } from "./frame.tsx";
import { messages, notices } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardOwnGuardian];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { bornOn, guardian, wasDisowned, isPutOff } = await loadOwnGuardian(context);
  const { notice, headers } = await takeNotice(context, request);
  const now = new Date();
  const facts: GuardianFacts = { bornOn, isPutOff, consent: guardian?.consent ?? null };
  return data(
    {
      bornOn,
      guardian,
      wasDisowned,
      isMinor: bornOn === null ? null : isMinor(bornOn, now),
      canChangeBirthDate: canChangeBirthDate(facts),
      canName: canNameGuardian(facts, now),
      canEnd: canEndGuardian(facts, now),
      notice: notice?.code ?? null,
    },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const card = "grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5";

export default function OwnGuardian({ loaderData }: Route.ComponentProps) {
  const { bornOn, notice, wasDisowned } = loaderData;
  const told = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  return (
    <GuardianFrame title={messages.title}>
      {told && <Notice tone="success">{told}</Notice>}
      {wasDisowned && <Notice tone="caution">{messages.disowned}</Notice>}
      <section className={card}>
        <h2 className="text-lg font-semibold">{messages.birthDate}</h2>
        <p>{bornOn === null ? messages.noBirthDate : formatDate(bornOn)}</p>
        {loaderData.canChangeBirthDate ? (
          <OpenButton
            to="/account/guardian/birth-date"
            tone={bornOn === null ? "primary" : "quiet"}
          >
            {bornOn === null ? messages.tellBirthDate : messages.change}
            <span className="sr-only">: {messages.birthDate}</span>
          </OpenButton>
        ) : (
          <p className="text-muted">{messages.lockedBirthDate}</p>
        )}
      </section>
      <section className={card}>
        <h2 className="text-lg font-semibold">{messages.guardian}</h2>
        <Guardian {...loaderData} />
      </section>
    </GuardianFrame>
  );
}

function Guardian(own: Route.ComponentProps["loaderData"]) {
  const { guardian, isMinor, canName, canEnd } = own;
  if (!guardian) {
    if (isMinor === null) return <p className="text-muted">{messages.ageFirst}</p>;
    if (!isMinor) return <p>{messages.notNeeded}</p>;
    return (
      <>
        <p>{messages.noGuardian}</p>
        <OpenButton to="/account/guardian/contact">{messages.nameGuardian}</OpenButton>
      </>
    );
  }
  const { name, relation, email, phoneNumber, consent, decidedAt } = guardian;
  return (
    <>
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-muted">
          {[messages.relations[relation], email, phoneNumber].filter(Boolean).join(" · ")}
        </p>
      </div>
      <p>
        {messages.consentStates[consent]}
        {decidedAt && <span className="text-muted"> ({messages.on(formatDate(decidedAt))})</span>}
      </p>
      {canName && (
        <OpenButton to="/account/guardian/contact" tone="quiet">
          {messages.change}
          <span className="sr-only">: {messages.guardian}</span>
        </OpenButton>
      )}
      {canEnd && (
        <Form method="post" action="/account/guardian/end" className="grid gap-3">
          <p id="end">{messages.endText}</p>
          <Button tone="danger" className="justify-self-start" aria-describedby="end">
            {messages.end}
          </Button>
        </Form>
      )}
      {!canName && !canEnd && <p className="text-muted">{messages.changeByAdmin}</p>}
    </>
  );
}
