import { SignInCard } from "../sign-in-card.tsx";
import { signInAction } from "../sign-in-action.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

const home = "/tutor-dashboard";

export const meta: Route.MetaFunction = () => [
  { title: `${messages.title} · Viluva` },
  { name: "description", content: messages.description },
];

export function action(args: Route.ActionArgs) {
  return signInAction(args, { role: "tutor", home, words: messages });
}

export default function TutorSignIn({ actionData }: Route.ComponentProps) {
  return <SignInCard words={messages} next={home} refusal={actionData} />;
}
