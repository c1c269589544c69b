import { data } from "react-router";
import { currentActor } from "#access/guards.ts";
import {
  guardSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
} from "#access/second-factor.ts";
import { AccountFrame, backToAccount } from "../frame.tsx";
import type { Route } from "./+types/recovery-codes.ts";
import { CodeList } from "./code-list.tsx";
import { messages } from "./messages.ts";
import { ProofForm } from "./proof-form.tsx";
import { readProof, refuseProof } from "./proof.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle(messages.renewTitle) }];

export async function loader({ context }: Route.LoaderArgs) {
  await requireSecondFactor(context);
  return { email: currentActor(context).email };
}

/** Makes new recovery codes. They are in this answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireSecondFactor(context);
  const outcome = await renewRecoveryCodes(context, await readProof(request, context));
  if (outcome.is === "made") return data({ codes: outcome.codes, refusal: undefined });
  const { data: refusal, init } = refuseProof(outcome);
  return data({ codes: [], refusal }, init ?? {});
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.title} email={loaderData.email} back={backToAccount}>
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
