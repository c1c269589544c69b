import { useLocation } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { signOutPerson } from "#use-cases/people/sign-out.ts";
import { loadStudentName } from "#use-cases/people/students.ts";
import { loadTutorName } from "#use-cases/people/tutors.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { messages } from "#parts/office/messages.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { signOutMessages as words } from "#parts/people/sign-out/sign-out-messages.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/sign-out.ts";
import { personOf } from "./person-of.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && words.signOutTitle(loaderData.name));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role, id } = personOf(params);
  return { name: await (role === "student" ? loadStudentName : loadTutorName)(context, id) };
}

/** Signs a person out on all devices; leads to the list where there is no such person. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { role, id, list, page } = personOf(params);
  const { ok } = await signOutPerson(context, role, id);
  const name = await findNameOf(context, role, id);
  const code = ok ? "signed-out" : "not-signed-out";
  return redirectAbout(context, returnTo(ok ? page : list, url.search), code, name);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

/** Asks an admin before a person is signed out on all devices. */
export default function SignOut({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Confirmation
      title={words.signOutTitle(loaderData.name)}
      question={words.signOutQuestion}
      detail={words.signOutDetail}
      error={actionData?.error}
      confirm={messages.signOut}
      pending={words.signingOut}
      cancel={messages.cancel}
      closeTo={returnTo(personOf(params).page, search)}
    />
  );
}
