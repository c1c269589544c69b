import { data, Link, redirect } from "react-router";
import { currentActor, mustSetUpSecondFactor } from "#security/guards.ts";
import {
  beginSecondFactor,
  guardSecondFactor,
  loadSecondFactor,
} from "#use-cases/account/second-factor.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { deviceName } from "#parts/account/device-name.ts";
import { notices } from "#parts/account/messages.ts";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import { forwardBothHeaders } from "#shell/headers.ts";
import type { Route } from "./+types/page.ts";
import { DeviceList } from "./device-list.tsx";
import { messages } from "./messages.ts";
import { ProofForm } from "./proof-form.tsx";
import { readProof, refuseProof } from "./proof.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request, notices);
  const { since, codesLeft, devices } = await loadSecondFactor(context);
  return data(
    {
      email: currentActor(context).email,
      since,
      codesLeft,
      devices: devices.map(({ userAgent, ...device }) => ({
        ...device,
        name: deviceName(userAgent),
      })),
      isRequired: mustSetUpSecondFactor(context),
      notice,
    },
    { headers },
  );
}

/** Creates a pending secret; it becomes active after the first valid code. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await beginSecondFactor(context, await readProof(request, context));
  if (result.ok) return redirect("/account/second-factor/confirmation", 303);
  return refuseProof(result);
}

export const headers = forwardBothHeaders;

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { email, since, codesLeft, devices, isRequired, notice } = loaderData;
  return (
    <AccountFrame title={messages.title}>
      <FlashNotice text={notice} />
      {isRequired && <Notice tone="caution">{messages.required}</Notice>}
      <section className="grid gap-3">
        <p className="max-w-prose">{messages.intro}</p>
        <p className="font-medium">{since ? messages.on(formatDateTime(since)) : messages.off}</p>
        {since && (
          <p>
            {messages.codesLeft(codesLeft)} {codesLeft < 4 && messages.fewCodes}
          </p>
        )}
        {since && (
          <div className="flex flex-wrap gap-3">
            <Link to="recovery-codes" className={buttonClass("quiet")}>
              {messages.renew}
            </Link>
            <Link to="removal" className={buttonClass("quiet")}>
              {messages.remove}
            </Link>
          </div>
        )}
      </section>
      {since && <DeviceList devices={devices} />}
      <section className="grid gap-3">
        <h2 className="text-xl font-semibold">
          {since ? messages.replaceTitle : messages.setUpTitle}
        </h2>
        {since && <p className="text-muted">{messages.replaceText}</p>}
        <ProofForm
          email={email}
          asksCode={since !== null}
          refusal={actionData}
          submit={since ? messages.replace : messages.setUp}
          pending={messages.settingUp}
        />
      </section>
    </AccountFrame>
  );
}
