import { currentActor } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import {
  guardSecondFactor,
  removeSecondFactor,
  requireSecondFactor,
} from "#access/second-factor.ts";
import { AccountFrame, backToAccount } from "../frame.tsx";
import type { Route } from "./+types/removal.ts";
import { messages } from "./messages.ts";
import { ProofForm } from "./proof-form.tsx";
import { readProof, refuseProof } from "./proof.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle(messages.removeTitle) }];

export async function loader({ context }: Route.LoaderArgs) {
  await requireSecondFactor(context);
  return { email: currentActor(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireSecondFactor(context);
  const outcome = await removeSecondFactor(context, await readProof(request, context));
  if (outcome.is !== "removed") return refuseProof(outcome);
  return redirectWithNotice(context, "/account/second-factor", "second-factor-removed");
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Removal({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.title} email={loaderData.email} back={backToAccount}>
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
