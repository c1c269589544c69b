import { data } from "react-router";
import { formatDateTime } from "#domain/shared/dates.ts";
import { checkPasskeyName } from "#domain/account/passkey.ts";
import { userAgentContext } from "#request/context.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { readForm } from "#request/form.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { addPasskey, loadPasskeys } from "#use-cases/account/passkeys.ts";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { deviceName } from "#parts/account/device-name.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import { forwardBothHeaders } from "#shell/headers.ts";
import type { Route } from "./+types/page.ts";
import { AddForm } from "./add-form.tsx";
import { messages, notices } from "./messages.ts";
import { PasskeyList } from "./passkey-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request, notices);
  const passkeys = await loadPasskeys(context);
  return data(
    {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        added: formatDateTime(createdAt),
        used: lastUsedAt && formatDateTime(lastUsedAt),
      })),
      device: deviceName(context.get(userAgentContext)),
      notice,
    },
    { headers },
  );
}

/** Adds the passkey that this browser has made. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const name = form.text("name");
  const problem = checkPasskeyName(name);
  if (problem) return data({ problem }, { status: 400 });
  const answer = form.text("answer");
  await requireFreshProof(context, request, { name, answer });
  const result = await addPasskey(context, request, { name, answer });
  if (!result.ok) return data({ problem: result.reason }, { status: 400 });
  return redirectAbout(context, "/account/passkeys", "passkey-added", name.trim());
}

export const headers = forwardBothHeaders;

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, device, notice } = loaderData;
  return (
    <AccountFrame title={messages.title}>
      <FlashNotice text={notice} />
      <p className="max-w-prose">{messages.intro}</p>
      <PasskeyList passkeys={passkeys} />
      <AddForm key={passkeys.length} device={device} problem={actionData?.problem} />
    </AccountFrame>
  );
}
