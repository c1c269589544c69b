import { currentActor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import {
  guardSecondFactor,
  removeSecondFactor,
  requireSecondFactor,
} from "#use-cases/account/second-factor.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/removal.ts";
import { messages } from "./messages.ts";
import { ProofForm } from "./proof-form.tsx";
import { readProof, refuseProof } from "./proof.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.removeTitle);

export async function loader({ context }: Route.LoaderArgs) {
  await requireSecondFactor(context);
  return { email: currentActor(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireSecondFactor(context);
  const result = await removeSecondFactor(context, await readProof(request, context));
  if (!result.ok) return refuseProof(result);
  return redirectWithFlashMessage(context, "/account/second-factor", "second-factor-removed");
}

export const headers = forwardActionHeaders;

export default function Removal({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.title}>
      <section className="grid gap-3">
        <h2 className="text-xl font-semibold">{messages.removeTitle}</h2>
        <p className="text-muted">{messages.removeText}</p>
        <ProofForm
          email={loaderData.email}
          asksCode
          refusal={actionData}
          submit={messages.remove}
          pending={messages.removing}
          tone="danger"
        />
      </section>
    </AccountFrame>
  );
}
