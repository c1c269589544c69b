import { data, Form } from "react-router";
import type { DevicePush } from "#data/account/sessions.ts";
import { readForm } from "#request/form.ts";
import { servicesContext } from "#request/context.ts";
import { redirectWithFlashMessage, takeFlashMessage } from "#request/flash-message.ts";
import { currentActor } from "#security/guards.ts";
import { turnRemindersOn } from "#use-cases/push/devices.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { forwardBothHeaders } from "#shell/headers.ts";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/page.ts";
import { messages, notices } from "./messages.ts";
import { TurnOn } from "./turn-on.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session, admin } = currentActor(context);
  const { notice, headers } = await takeFlashMessage(context, request);
  return data(
    {
      pushKey: context.get(servicesContext).pushKey,
      state: session.push,
      sessionId: session.id,
      isStaff: admin !== null,
      notice: (notice && notices[notice.code]) ?? null,
    },
    { headers },
  );
}

/** Takes the address that this browser gives to be reached at. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const address = readTexts(form.text, "endpoint", "p256dh", "auth");
  const result = await turnRemindersOn(context, address);
  if (!result.ok) return data({ problem: result.reason }, { status: 400 });
  return redirectWithFlashMessage(context, "/account/reminders", "reminders-on");
}

export const headers = forwardBothHeaders;

/** Turns notices on and off for this device. */
export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const { pushKey, state, sessionId, isStaff, notice } = loaderData;
  return (
    <AccountFrame title={messages.title}>
      <FlashNotice text={notice} />
      <p className="max-w-prose">{isStaff ? messages.introForStaff : messages.intro}</p>
      {pushKey === null ? (
        <p className="text-muted">{messages.off}</p>
      ) : (
        <Choice
          pushKey={pushKey}
          state={state}
          sessionId={sessionId}
          problem={actionData?.problem}
        />
      )}
      <p>
        <TextLink to="/account/mail">{messages.choose}</TextLink>
      </p>
    </AccountFrame>
  );
}

function Choice(props: {
  pushKey: string;
  state: DevicePush;
  sessionId: string;
  problem: "not-possible" | undefined;
}) {
  const { state } = props;
  if (state === "on") {
    return (
      <div className="grid gap-4">
        <p className="font-semibold">{messages.on}</p>
        <div className="flex flex-wrap gap-3">
          <Form method="post" action="/account/reminders/test">
            <Button>{messages.test}</Button>
          </Form>
          <Form method="post" action={`/account/sessions/${props.sessionId}/reminders/end`}>
            <Button tone="quiet">{messages.turnOff}</Button>
          </Form>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {state === "refused" && <p className="text-muted">{messages.refused}</p>}
      <TurnOn pushKey={props.pushKey} problem={props.problem} />
      {state === "off" && (
        <Form method="post" action="/account/reminders/refusal">
          <Button tone="quiet">{messages.refuse}</Button>
        </Form>
      )}
    </div>
  );
}
