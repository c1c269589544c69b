import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { removePasskey, requirePasskey } from "#use-cases/account/passkeys.ts";
import type { Route } from "./+types/removal.ts";

const passkeys = "/account/passkeys";

/** Removes one of the person's passkeys. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { name } = await requirePasskey(context, params.passkeyId);
  await requireFreshProof(context, request, {});
  await removePasskey(context, params.passkeyId);
  return redirectAbout(context, passkeys, "passkey-removed", name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requirePasskey(context, params.passkeyId);
  return redirect(passkeys);
}
