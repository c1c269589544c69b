import { data, Link, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { deleteOwnAccount, loadAccountDeletion } from "#use-cases/account/deletion.ts";
import { isFreshlyProved } from "#security/fresh-proof.ts";
import { currentActor } from "#security/guards.ts";
import { passwordWords } from "#content/account/password.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { PasswordForm } from "#parts/account/password-form.tsx";
import { OtherProof } from "#parts/account/fresh-proof.tsx";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ context }: Route.LoaderArgs) {
  return {
    email: currentActor(context).email,
    isProved: await isFreshlyProved(context),
    ...(await loadAccountDeletion(context)),
  };
}

const refusals = {
  "password-missing": { error: passwordWords.fillAll, status: 400 },
  "wrong-password": { error: messages.wrongPassword, status: 400 },
  "not-possible": { error: messages.notPossible, status: 403 },
};

export async function action({ request, context }: Route.ActionArgs) {
  const password = (await readForm(request, context)).text("password");
  if (password === "" && !(await isFreshlyProved(context))) {
    return data({ error: passwordWords.fillAll }, { status: 400 });
  }
  const result = await deleteOwnAccount(context, password);
  if (result.ok) {
    return redirect("/goodbye", { status: 303, headers: { "set-cookie": result.value.cookie } });
  }
  if (result.reason === "limited") {
    return data({ error: messages.tooMany(result.minutes) }, tooManyRequests(result.minutes));
  }
  const { error, status } = refusals[result.reason];
  return data({ error }, { status });
}

export const headers = forwardActionHeaders;

export default function Deletion({ loaderData, actionData }: Route.ComponentProps) {
  const { email, role, activeAssignments } = loaderData;
  const { intro, goes, stays } = messages.of[role];
  return (
    <AccountFrame title={messages.title}>
      <div className="grid max-w-prose gap-6">
        <p>{intro}</p>
        {activeAssignments > 0 && (
          <Notice tone="caution">{messages.activeAssignments(activeAssignments)}</Notice>
        )}
        {role !== "admin" && (
          <>
            <Part title={messages.goes} lines={goes} />
            <Part title={messages.stays} lines={stays} />
            <div className="grid justify-items-start gap-3">
              <p>{messages.first}</p>
              <Link to="/account/export" className={buttonClass("quiet")}>
                {messages.openExport}
              </Link>
            </div>
            <section className="grid gap-4 rounded-card border border-danger-text bg-surface p-5">
              <h2 className="text-xl font-semibold">{messages.confirmTitle}</h2>
              <p>
                {messages.confirmText} {!loaderData.isProved && messages.typePassword}
              </p>
              {!loaderData.isProved && <OtherProof next="/account/deletion" />}
              <PasswordForm
                email={email}
                label={messages.password}
                isProved={loaderData.isProved}
                error={actionData?.error}
                submit={messages.submit}
                pending={messages.deleting}
                tone="danger"
              />
            </section>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="grid list-disc gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
