import { actorContext } from "#request/context.ts";
import { confirmEmail } from "#use-cases/account/email-address.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { signInPaths } from "#parts/account/sign-in/sign-in-paths.ts";
import {
  invalidLink,
  loadMailedLink,
  mailedLinkHeaders,
} from "#parts/account/sign-in/mailed-link-loader.ts";
import { ConfirmAddressPage } from "#parts/account/sign-in/mailed-link-page.tsx";
import { unlistedTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, messages.title);

export const headers = mailedLinkHeaders;

export const loader = (args: Route.LoaderArgs) => loadMailedLink(args, "verify-email");

/** Confirms the address whether or not its owner is signed in: the link is the proof. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await confirmEmail(context, params.token);
  if (!result.ok) return invalidLink();
  const { link, cookie } = result.value;
  const to = context.get(actorContext) ? "/account" : signInPaths[link.role];
  const cookies = cookie ? [cookie] : [];
  return redirectWithFlashMessage(context, to, "email-verified", { cookies });
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return <ConfirmAddressPage link={loaderData} words={messages} />;
}
