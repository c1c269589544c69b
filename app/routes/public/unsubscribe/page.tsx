import { loadUnsubscribeLink, unsubscribe } from "#use-cases/account/mail-choices.ts";
import { Button } from "#ui/button.tsx";
import { ActionLink } from "#parts/site/action-link.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { siteOf } from "#parts/site/site-of.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: messages.pageTitle(siteOf(matches).academy.name) },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { group } = await loadUnsubscribeLink(context, params.token);
  return { group };
}

/** Also used by mail programs, which post here directly (RFC 8058). */
export async function action({ context, params }: Route.ActionArgs) {
  const { group } = await unsubscribe(context, params.token);
  return { group };
}

/** The page of a mail's unsubscribe link; only its button changes anything. */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) {
    return (
      <PageIntro title={messages.stopped} text={messages.stoppedText(actionData.group)}>
        <p role="status">
          <ActionLink to={{ label: messages.choose, href: "/account/mail" }} />
        </p>
      </PageIntro>
    );
  }
  return (
    <PageIntro title={messages.title} text={messages.text(loaderData.group)}>
      <form method="post">
        <Button>{messages.stop}</Button>
      </form>
    </PageIntro>
  );
}
