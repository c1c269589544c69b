import { data } from "react-router";
import { readForm } from "#access/form.ts";
import { mailGuardianLinks } from "#access/guardian-page.ts";
import { redirectWithNotice, takeNotice } from "#access/notice.ts";
import { isEmailAddress, normaliseEmail } from "#domain/account.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/page.ts";
import { messages, notices } from "./messages.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request);
  return data({ notice: notice?.code ?? null }, { headers });
}

/** Mails a new link; the answer is the same for every address. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = (await readForm(request, context)).text("email");
  if (!isEmailAddress(email)) return data({ email }, { status: 400 });
  await mailGuardianLinks(context, normaliseEmail(email));
  return redirectWithNotice(context, "/guardian", "guardian-link-mailed");
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function RequestLink({ loaderData, actionData }: Route.ComponentProps) {
  const { notice } = loaderData;
  const told = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  return (
    <>
      <h1 className="text-2xl font-semibold sm:text-3xl">{messages.title}</h1>
      {told && <Notice tone="success">{told}</Notice>}
      <p>{messages.intro}</p>
      <form
        method="post"
        noValidate
        className="grid gap-4 rounded-card border border-line bg-surface p-5"
      >
        <p>{messages.lost}</p>
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={actionData?.email}
          invalid={actionData !== undefined}
        />
        {actionData && <Notice tone="danger">{messages.invalid}</Notice>}
        <Button>{messages.send}</Button>
      </form>
    </>
  );
}
