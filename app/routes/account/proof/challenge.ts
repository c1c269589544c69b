import { askForPasskey } from "#use-cases/account/passkey-sign-in.ts";
import type { Route } from "./+types/challenge.ts";

/** What a browser needs to ask the signed-in person for one of their passkeys. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { options, cookie } = await askForPasskey(context, request, "prove");
  return Response.json(options, { headers: { "set-cookie": cookie } });
}
