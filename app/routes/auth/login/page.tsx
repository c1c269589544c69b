import { homes } from "#shell/homes.ts";
import { SignInCard } from "#parts/account/sign-in/sign-in-card.tsx";
import { signInAction } from "#parts/account/sign-in/sign-in-action.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/login");

export const headers = forwardActionHeaders;

export function action(args: Route.ActionArgs) {
  return signInAction(args, { role: "student", home: homes.student, words: messages });
}

export default function StudentSignIn({ actionData }: Route.ComponentProps) {
  return (
    <SignInCard forRole="student" words={messages} next={homes.student} refusal={actionData} />
  );
}
