import { openLink } from "#access/mailed-links.ts";
import { undoEmailChange } from "#access/password-reset.ts";
import { Card } from "../card.tsx";
import { linkHeaders, linkMeta, LinkOver, linkOver } from "../link-page.tsx";
import { newPasswordAction, NewPasswordForm } from "../new-password-form.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta = () => linkMeta(messages.title);

export const headers = linkHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await openLink(context, params.token, "undo-email");
  if (!link) return linkOver();
  return { email: link.email, role: link.role };
}

export function action(args: Route.ActionArgs) {
  const choose = (password: string) => undoEmailChange(args.context, args.params.token, password);
  return newPasswordAction(args, choose, "email-restored");
}

export default function UndoEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <LinkOver next={messages.over} />;
  return (
    <Card title={messages.title} description={messages.description} links={[]}>
      <NewPasswordForm {...loaderData} refusal={actionData ?? undefined} words={messages} />
    </Card>
  );
}
