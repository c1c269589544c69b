import { Form } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { discardSiteDraft } from "#use-cases/site/draft.ts";
import { ButtonLink, SubmitButton } from "#ui/button.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/discard.ts";
import { SiteHeading } from "./heading.tsx";
import { discardMessages as words, messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(words.title, messages.title);

const path = "/admin-dashboard/site/draft/removal";

export async function action({ context }: Route.ActionArgs) {
  const result = await discardSiteDraft(context);
  const code = result.ok ? "site-discarded" : "site-not-discarded";
  return redirectWithFlashMessage(context, "/admin-dashboard/site", code);
}

/** `/admin-dashboard/site/draft/removal`: asks before the changes are discarded. */
export default function Discard() {
  return (
    <>
      <SiteHeading title={words.title} />
      <p className="max-w-prose">{words.text}</p>
      <Form method="post" action={path} className="flex flex-wrap gap-3">
        <SubmitButton tone="danger" action={path} pending={words.discarding}>
          {words.discard}
        </SubmitButton>
        <ButtonLink to="/admin-dashboard/site">{words.cancel}</ButtonLink>
      </Form>
    </>
  );
}
