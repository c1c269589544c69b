import { data, Form, Link } from "react-router";
import { secretAddress } from "#access/codes.ts";
import { readForm } from "#access/form.ts";
import { currentActor } from "#access/guards.ts";
import { confirmSecondFactor, guardSecondFactor, loadNextSecret } from "#access/second-factor.ts";
import { academy } from "#content/academy.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyField } from "#ui/copy-field.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { AccountFrame, backToAccount } from "../frame.tsx";
import type { Route } from "./+types/confirmation.ts";
import { CodeList } from "./code-list.tsx";
import { messages } from "./messages.ts";
import { refuseProof, type ProofRefusal } from "./proof.ts";
import { drawQrCode } from "./qr-code.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle(messages.setUpTitle) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = currentActor(context);
  const secret = await loadNextSecret(context);
  const shown = secret && {
    secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
    picture: drawQrCode(secretAddress(secret, { issuer: academy.name, label: email })),
  };
  return { email, shown };
}

/** Switches the second factor on. Its recovery codes are in this answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const outcome = await confirmSecondFactor(context, form.text("code"));
  if (outcome.is === "made") {
    const headers = new Headers();
    for (const cookie of outcome.cookies) headers.append("set-cookie", cookie);
    return data({ codes: outcome.codes, refusal: null }, { headers });
  }
  const codes: string[] = [];
  if (outcome.is === "over") {
    const refusal: ProofRefusal = { error: messages.over, field: null };
    return data({ codes, refusal }, { status: 400 });
  }
  const { data: refusal, init } = refuseProof(outcome);
  return data({ codes, refusal }, init ?? {});
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useSending();
  const { email, shown } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AccountFrame title={messages.title} email={email} back={backToAccount}>
      {actionData && actionData.codes.length > 0 && <CodeList codes={actionData.codes} />}
      {!shown && !actionData?.codes.length && (
        <section className="grid justify-items-start gap-4">
          <Notice tone="danger">{messages.over}</Notice>
          <Link to="/account/second-factor" className={buttonClass("primary")}>
            {messages.beginAgain}
          </Link>
        </section>
      )}
      {shown && (
        <>
          <section className="grid max-w-md gap-4">
            <h2 className="text-xl font-semibold">{messages.scanTitle}</h2>
            <svg
              role="img"
              aria-label={messages.picture}
              viewBox={`0 0 ${shown.picture.size} ${shown.picture.size}`}
              shapeRendering="crispEdges"
              className="w-full max-w-64 rounded-control border border-line"
            >
              {/* Black on white in the dark too: cameras want it so. */}
              <rect width="100%" height="100%" fill="#fff" />
              <path d={shown.picture.path} fill="#000" />
            </svg>
            <p>
              {messages.typeSecret} <span className="block font-mono text-lg">{shown.secret}</span>
            </p>
            <CopyField
              label={messages.secret}
              hint={messages.secretHint}
              value={shown.secret}
              copy={messages.copy}
              copied={messages.copied}
            />
          </section>
          <section className="grid max-w-md gap-4">
            <h2 className="text-xl font-semibold">{messages.proveTitle}</h2>
            <Form method="post" noValidate className="grid gap-4">
              <TextField
                label={messages.newCode}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                invalid={refusal?.field === "code"}
              />
              {refusal && <Notice tone="danger">{refusal.error}</Notice>}
              <Button pending={busy} className="justify-self-start">
                {busy ? messages.confirming : messages.confirm}
              </Button>
            </Form>
          </section>
        </>
      )}
    </AccountFrame>
  );
}
