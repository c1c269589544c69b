import { isPasskeyOffered } from "#use-cases/account/passkeys.ts";
import type { Route } from "./+types/offer.ts";

/** Whether the dashboard offers a passkey after a sign-in. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return Response.json({ isOffered: await isPasskeyOffered(context) });
}
