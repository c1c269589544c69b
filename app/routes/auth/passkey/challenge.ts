import { askForPasskey } from "#use-cases/account/passkey-sign-in.ts";
import type { Route } from "./+types/challenge.ts";

/** What a browser needs to ask for a passkey at a sign-in. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { options, cookie } = await askForPasskey(context, request, "sign-in");
  return Response.json(options, { headers: { "set-cookie": cookie } });
}
