import { askForNewPasskey } from "#use-cases/account/passkeys.ts";
import type { Route } from "./+types/challenge.ts";

/** What a browser needs to make a passkey for the signed-in person. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { options, cookie } = await askForNewPasskey(context, request);
  return Response.json(options, { headers: { "set-cookie": cookie } });
}
