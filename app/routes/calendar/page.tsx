import { data, Form } from "react-router";
import { isOwnEmailVerified } from "#use-cases/account/email-address.ts";
import {
  guardCalendar,
  loadCalendarAddress,
  createCalendarToken,
} from "#use-cases/calendar/calendar.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { readForm } from "#request/form.ts";
import { isFreshlyProved } from "#security/fresh-proof.ts";
import { currentActor } from "#security/guards.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { CopyField } from "#ui/credentials/copy-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { cardClass } from "#ui/card.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { ConfirmAddressFirst } from "#parts/account/confirm-address-first.tsx";
import { messages as shared } from "#parts/calendar/messages.ts";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { CalendarReads } from "#parts/calendar/reads.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { FreshProofFields, OtherProof, refuseUnproved } from "#parts/account/fresh-proof.tsx";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/account/screen-error.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardCalendar];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const actor = currentActor(context);
  const now = new Date();
  return {
    email: actor.email,
    isProved: await isFreshlyProved(context),
    address: await loadCalendarAddress(context),
    isAddressProved: await isOwnEmailVerified(context),
    now: now.getTime(),
    // An example of a reader's own time elsewhere.
    afternoon: (parseIndiaDateTime(toIndiaDateTimeFields(now).date, "16:00") ?? now).getTime(),
  };
}

/** Creates a new address, which only this answer contains. */
export async function action({ request, context }: Route.ActionArgs) {
  const created = await createCalendarToken(context, await readForm(request, context));
  if (!created.ok && created.reason === "address-unproved") {
    return data({ error: messages.proveFirst }, { status: 409 });
  }
  if (!created.ok) return refuseUnproved(created);
  return { address: new URL(`/calendar/${created.value}.ics`, request.url).href };
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export const headers = forwardActionHeaders;

/** Makes an address, and shows it in the answer that makes it. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, email, isProved, now } = loaderData;
  const words = address ? shared.makeNew : shared.make;
  const made = actionData && "address" in actionData ? actionData.address : null;
  const error = actionData && "error" in actionData ? actionData.error : undefined;
  return (
    <AccountFrame title={shared.title} back={null}>
      <div className={`${cardClass} grid max-w-2xl grid-cols-1 gap-4 p-5`}>
        <div>
          <p className="text-muted">{shared.intro}</p>
          <ReaderTime at={loaderData.afternoon} />
        </div>
        {made && address && <NewAddress address={made} />}
        {!made && address && <CalendarReads address={address} now={now} />}
        {!made && !loaderData.isAddressProved && (
          <ConfirmAddressFirst reason={messages.proveFirst} />
        )}
        {!made && loaderData.isAddressProved && (
          <Form method="post" noValidate className="grid max-w-md grid-cols-1 gap-4">
            {isProved ? (
              error && <Notice tone="danger">{error}</Notice>
            ) : (
              <>
                <p>{messages.why}</p>
                <FreshProofFields email={email} error={error} />
                <OtherProof next="/calendar" />
              </>
            )}
            <SubmitButton className="justify-self-start" pending={messages.making}>
              {words}
            </SubmitButton>
          </Form>
        )}
        {address && (
          <Form method="post" action="/calendar/revocation">
            <Button tone="plain">{shared.revoke}</Button>
          </Form>
        )}
      </div>
    </AccountFrame>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <>
      <CopyField
        label={messages.address}
        hint={messages.onlyNow}
        value={address}
        copy={messages.copy}
        copied={messages.copied}
      />
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{messages.howToGoogle}</li>
        <li>{messages.howToPhone}</li>
      </ul>
    </>
  );
}
