import { data, redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { pageOfFile, readProofTarget } from "#domain/account/fresh-proof.ts";
import { readForm } from "#request/form.ts";
import { redirectToFile } from "#security/file-after-proof.ts";
import { currentActor } from "#security/guards.ts";
import { readSealedFields } from "#security/sealed-fields.ts";
import { loadProofs, proveOneself, type ProofRefusal } from "#use-cases/account/fresh-proof.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { ProofForm } from "./proof-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

/** What asked for the proof, with the fields that were typed there; null if it was no form. */
function readRequest(context: Context, request: Request) {
  const { searchParams } = new URL(request.url);
  const next = readProofTarget(searchParams.get("next"));
  const held = searchParams.get("held");
  return { next, fields: next && held ? readSealedFields(context, next, held) : null };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    email: currentActor(context).email,
    held: Object.entries(readRequest(context, request).fields ?? {}),
    ...(await loadProofs(context)),
  };
}

const errors: Record<Exclude<ProofRefusal["reason"], "limited">, string> = {
  missing: messages.missing,
  "wrong-password": messages.wrongPassword,
  "wrong-code": messages.wrongCode,
  "wrong-passkey": messages.wrongPasskey,
};

/** Marks the session as proved, and returns to what asked for it, with what was typed there. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const proof = readTexts(form.text, "passkey", "code", "password");
  const result = await proveOneself(context, request, proof);
  if (result.ok) {
    const { next, fields } = readRequest(context, request);
    const page = next && pageOfFile(next);
    if (next && page) return redirectToFile(context, next, page);
    // With 307 the browser sends the same form to the next address, but only what this session
    // has typed there: nobody else's link may lead to more than a page.
    return redirect(next ?? "/account", fields ? 307 : 303);
  }
  return result.reason === "limited"
    ? data({ error: messages.tooMany(result.minutes) }, tooManyRequests(result.minutes))
    : data({ error: errors[result.reason] }, { status: 400 });
}

export const headers = forwardActionHeaders;

export default function Proof({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.title}>
      <section className="grid gap-4">
        <p className="max-w-prose">{messages.text}</p>
        <ProofForm {...loaderData} error={actionData?.error} />
      </section>
    </AccountFrame>
  );
}
