import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { requestGuardianLinks } from "#use-cases/guardians/request-links.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { isEmailAddress, normaliseEmail } from "#domain/account/account.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/page.ts";
import { LinkForm } from "#parts/guardians/page/link-form.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { messages, notices } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => guardianTitle(matches, messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request, notices);
  return data({ notice }, { headers });
}

/** Mails a new link; the answer does not reveal whether the address belongs to a guardian. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = (await readForm(request, context)).text("email");
  if (!isEmailAddress(email)) return data({ email, error: messages.invalid }, { status: 400 });
  const result = await requestGuardianLinks(context, normaliseEmail(email));
  if (!result.ok) {
    const error = messages.tooMany(result.minutes);
    return data({ email, error }, tooManyRequests(result.minutes));
  }
  return redirectWithFlashMessage(context, "/guardian", "guardian-link-mailed");
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders.has("retry-after") ? actionHeaders : loaderHeaders;

export default function RequestLink({ loaderData, actionData }: Route.ComponentProps) {
  const { notice } = loaderData;
  return (
    <>
      <PageTitle size="growing">{messages.title}</PageTitle>
      <FlashNotice text={notice} />
      <p>{messages.intro}</p>
      <LinkForm refusal={actionData} />
    </>
  );
}
