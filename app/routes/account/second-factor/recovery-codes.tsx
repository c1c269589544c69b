import { data } from "react-router";
import { currentActor } from "#security/guards.ts";
import {
  guardSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
} from "#use-cases/account/second-factor.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/recovery-codes.ts";
import { CodeList } from "./code-list.tsx";
import { messages } from "./messages.ts";
import { ProofForm } from "./proof-form.tsx";
import { readProof, refuseProof } from "./proof.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.renewTitle);

export async function loader({ context }: Route.LoaderArgs) {
  await requireSecondFactor(context);
  return { email: currentActor(context).email };
}

/** Creates new recovery codes. Only this response contains them. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireSecondFactor(context);
  const result = await renewRecoveryCodes(context, await readProof(request, context));
  if (result.ok) return data({ codes: result.value.codes, refusal: undefined });
  const { data: refusal, init } = refuseProof(result);
  return data({ codes: [], refusal }, init ?? {});
}

export const headers = forwardActionHeaders;

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.title}>
      {actionData?.codes.length ? (
        <CodeList codes={actionData.codes} />
      ) : (
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">{messages.renewTitle}</h2>
          <p className="text-muted">{messages.renewText}</p>
          <ProofForm
            email={loaderData.email}
            asksCode
            refusal={actionData?.refusal}
            submit={messages.renew}
            pending={messages.renewing}
          />
        </section>
      )}
    </AccountFrame>
  );
}
