import { resetPassword } from "#use-cases/account/password-reset.ts";
import { loadMailedLink, mailedLinkHeaders } from "#parts/account/sign-in/mailed-link-loader.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import { newPasswordAction } from "#parts/account/sign-in/new-password-action.ts";
import { NewPasswordPage } from "#parts/account/sign-in/new-password-page.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, messages.title);

export const headers = mailedLinkHeaders;

export const loader = (args: Route.LoaderArgs) => loadMailedLink(args, "reset-password");

export const action = (args: Route.ActionArgs) =>
  newPasswordAction(args, resetPassword, "password-reset");

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage link={loaderData} refusal={actionData} words={messages} />;
}
