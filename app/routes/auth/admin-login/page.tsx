import { homes } from "#shell/homes.ts";
import { SignInCard } from "#parts/account/sign-in/sign-in-card.tsx";
import { signInAction } from "#parts/account/sign-in/sign-in-action.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/admin-login");

export const headers = forwardActionHeaders;

export function action(args: Route.ActionArgs) {
  return signInAction(args, { role: "admin", home: homes.admin, words: messages });
}

export default function AdminSignIn({ actionData }: Route.ComponentProps) {
  return <SignInCard forRole="admin" words={messages} next={homes.admin} refusal={actionData} />;
}
