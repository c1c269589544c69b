import { data, Form, Link } from "react-router";
import { secretUri } from "#security/second-factor-codes.ts";
import { siteContext } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { currentActor, mustSetUpSecondFactor } from "#security/guards.ts";
import {
  confirmSecondFactor,
  guardSecondFactor,
  loadPendingSecret,
} from "#use-cases/account/second-factor.ts";
import { buttonClass, SubmitButton } from "#ui/button.tsx";
import { CopyField } from "#ui/credentials/copy-field.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/confirmation.ts";
import { CodeList } from "./code-list.tsx";
import { messages } from "./messages.ts";
import { refuseProof, type ProofRefusal } from "./proof.ts";
import { drawQrCode } from "#parts/shared/qr-code.ts";
import { QrPicture } from "#parts/shared/qr-picture.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.setUpTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = currentActor(context);
  const { name: issuer } = context.get(siteContext).academy;
  const secret = await loadPendingSecret(context);
  const shown = secret && {
    secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
    picture: drawQrCode(secretUri(secret, { issuer, label: email })),
  };
  return { shown };
}

/** Turns the second factor on. Only this response contains its recovery codes. */
export async function action({ request, context }: Route.ActionArgs) {
  const isRequired = mustSetUpSecondFactor(context);
  const form = await readForm(request, context);
  const result = await confirmSecondFactor(context, form.text("code"));
  if (result.ok) {
    const headers = new Headers();
    for (const cookie of result.value.cookies) headers.append("set-cookie", cookie);
    return data({ codes: result.value.codes, refusal: null, isRequired }, { headers });
  }
  const codes: string[] = [];
  if (result.reason === "expired") {
    const refusal: ProofRefusal = { error: messages.over, field: null };
    return data({ codes, refusal, isRequired }, { status: 400 });
  }
  const { data: refusal, init } = refuseProof(result);
  return data({ codes, refusal, isRequired }, init ?? {});
}

export const headers = forwardActionHeaders;

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AccountFrame title={messages.title}>
      {actionData && actionData.codes.length > 0 && (
        <CodeList codes={actionData.codes} opensDashboard={actionData.isRequired} />
      )}
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
            <QrPicture code={shown.picture} label={messages.picture} />
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
              <SubmitButton className="justify-self-start" pending={messages.confirming}>
                {messages.confirm}
              </SubmitButton>
            </Form>
          </section>
        </>
      )}
    </AccountFrame>
  );
}
