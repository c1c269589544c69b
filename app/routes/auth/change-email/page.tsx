import { changeEmail } from "#use-cases/account/email-address.ts";
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

export const loader = (args: Route.LoaderArgs) => loadMailedLink(args, "change-email");

/** Changes the address. All sessions of the account end, except this browser's. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await changeEmail(context, params.token);
  if (!result.ok) return invalidLink();
  const { link, cookie } = result.value;
  const to = cookie ? "/account" : signInPaths[link.role];
  return redirectWithFlashMessage(context, to, "email-changed", {
    cookies: cookie ? [cookie] : [],
  });
}

export default function ChangeEmail({ loaderData }: Route.ComponentProps) {
  return <ConfirmAddressPage link={loaderData} words={messages} />;
}
