import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { acceptInvitation } from "#use-cases/account/password-reset.ts";
import { commonPasswordCode } from "#parts/account/advice/password-advice.tsx";
import { homes } from "#shell/homes.ts";
import { loadMailedLink, mailedLinkHeaders } from "#parts/account/sign-in/mailed-link-loader.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import { newPasswordAction } from "#parts/account/sign-in/new-password-action.ts";
import { NewPasswordPage } from "#parts/account/sign-in/new-password-page.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, messages.title);

export const headers = mailedLinkHeaders;

export const loader = (args: Route.LoaderArgs) => loadMailedLink(args, "invitation");

/** Sets the first password of an invited person, signs them in and leads to their dashboard. */
export function action(args: Route.ActionArgs) {
  return newPasswordAction(args, acceptInvitation, ({ role, cookie }, isCommon) =>
    isCommon
      ? redirectWithFlashMessage(args.context, homes[role], commonPasswordCode, {
          cookies: [cookie],
        })
      : redirect(homes[role], { status: 303, headers: { "set-cookie": cookie } }),
  );
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage link={loaderData} refusal={actionData} words={messages} next={homes} />;
}
