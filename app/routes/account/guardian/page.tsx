import { data, Form } from "react-router";
import {
  guardianFacts,
  guardOwnGuardian,
  loadOwnGuardian,
} from "#use-cases/guardians/own-guardian.ts";
import { siteContext } from "#request/context.ts";
import { times } from "#content/shared/count.ts";
import { formatDate, formatDateTime, formatDay } from "#domain/shared/dates.ts";
import {
  canChangeBirthDate,
  canEndGuardian,
  canNameGuardian,
  shownConsent,
} from "#domain/guardians/guardian.ts";
import { isMinor } from "#domain/people/birth-date.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { cardClass } from "#ui/card.tsx";
import { ConfirmAddressFirst } from "#parts/account/confirm-address-first.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { Typed } from "#shell/typed.tsx";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/page.ts";
import { GuardianFrame } from "./frame.tsx";
import { messages, notices } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardOwnGuardian];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await loadOwnGuardian(context);
  const { bornOn, guardian, wasMistaken, isAddressProved } = own;
  const { notice, headers } = await takeNotice(context, request, notices);
  const now = new Date();
  const facts = guardianFacts(own);
  return data(
    {
      bornOn,
      guardian,
      wasMistaken,
      isAddressProved,
      isMinor: bornOn === null ? null : isMinor(bornOn, now),
      canChangeBirthDate: canChangeBirthDate(facts),
      canName: canNameGuardian(facts, now),
      canEnd: canEndGuardian(facts, now),
      now: now.getTime(),
      academyEmail: context.get(siteContext).academy.email,
      notice,
    },
    { headers },
  );
}

export const headers = forwardLoaderHeaders;

const card = `${cardClass} grid justify-items-start gap-3 p-5`;

export default function OwnGuardian({ loaderData }: Route.ComponentProps) {
  const { bornOn, notice, wasMistaken, academyEmail } = loaderData;
  return (
    <GuardianFrame title={messages.title}>
      <FlashNotice text={notice} />
      {wasMistaken && <Notice tone="caution">{messages.disowned}</Notice>}
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
          <p className="text-muted">{messages.lockedBirthDate(academyEmail)}</p>
        )}
      </section>
      <section className={card}>
        <h2 className="text-lg font-semibold">{messages.guardian}</h2>
        <Guardian {...loaderData} />
      </section>
    </GuardianFrame>
  );
}

function Guardian(props: Route.ComponentProps["loaderData"]) {
  const { guardian, isMinor, canName, canEnd } = props;
  if (!guardian) {
    if (isMinor === null) return <p className="text-muted">{messages.ageFirst}</p>;
    if (!isMinor) return <p>{messages.notNeeded}</p>;
    if (!props.isAddressProved) return <ConfirmAddressFirst reason={messages.proveFirst} />;
    return (
      <>
        <p>{messages.noGuardian}</p>
        <OpenButton to="/account/guardian/contact">{messages.nameGuardian}</OpenButton>
      </>
    );
  }
  const { name, relation, email, phoneNumber, consent, decidedAt, lastReadAt, reads } = guardian;
  return (
    <>
      <div>
        <Typed as="p" className="font-medium">
          {name}
        </Typed>
        <p className="text-muted">
          {[messages.relations[relation], email, phoneNumber].filter(Boolean).join(" · ")}
        </p>
      </div>
      <p>
        {messages.consentStates[shownConsent(guardian)]}
        {decidedAt && (
          <span className="text-muted"> ({messages.on(formatDateTime(decidedAt))})</span>
        )}
      </p>
      {consent === "given" && (
        <p className="text-muted">
          {lastReadAt === null
            ? messages.pageNeverRead
            : messages.pageRead(formatDay(lastReadAt.getTime(), props.now), times(reads))}
        </p>
      )}
      {canName && (
        <OpenButton to="/account/guardian/contact" tone="quiet">
          {messages.change}
          <span className="sr-only">: {messages.guardian}</span>
        </OpenButton>
      )}
      {canEnd && (
        <Form method="post" action="/account/guardian/end" className="grid gap-3">
          <p id="end">{isMinor ? messages.endUnproved : messages.endText}</p>
          <Button tone="danger" className="justify-self-start" aria-describedby="end">
            {messages.end}
          </Button>
        </Form>
      )}
      {!canName && !canEnd && (
        <p className="text-muted">{messages.changeByAdmin(props.academyEmail)}</p>
      )}
    </>
  );
}
