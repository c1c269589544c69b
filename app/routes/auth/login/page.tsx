import { SignInCard } from "../sign-in-card.tsx";
import { refusalHeaders, signInAction } from "../sign-in-action.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

const home = "/dashboard";

export const meta = () => pageMeta("/login");

export const headers = refusalHeaders;

export function action(args: Route.ActionArgs) {
  return signInAction(args, { role: "student", home, words: messages });
}

export default function StudentSignIn({ actionData }: Route.ComponentProps) {
  return <SignInCard door="student" words={messages} next={home} refusal={actionData} />;
}
