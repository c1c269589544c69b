import { SignInCard } from "../sign-in-card.tsx";
import { signInAction } from "../sign-in-action.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

const home = "/admin-dashboard#signed-in";

export const meta: Route.MetaFunction = () => [
  { title: `${messages.title} · Viluva` },
  { name: "description", content: messages.description },
];

export function action(args: Route.ActionArgs) {
  return signInAction(args, { role: "admin", home, words: messages });
}

export default function AdminSignIn({ actionData }: Route.ComponentProps) {
  return <SignInCard words={messages} next={home} refusal={actionData} />;
}
