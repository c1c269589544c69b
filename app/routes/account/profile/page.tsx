import { data, Form } from "react-router";
import { readForm, type Fields } from "#access/form.ts";
import { currentActor, guardAccount } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { changeOwnProfile, loadOwnProfile, profileMark, type Profile } from "#access/profile.ts";
import { studentWords, tutorWords } from "#content/profile.ts";
import { checkStudentProfile } from "#domain/student-sign-up.ts";
import { checkTutorProfile } from "#domain/tutor-sign-up.ts";
import { canChangeBackground } from "#domain/tutor.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { keepForm } from "../../keep-form.ts";
import {
  readStudentProfile,
  readTutorProfile,
  toStudentProfile,
  toTutorProfile,
} from "../../profile-form.ts";
import { StudentFields } from "../../student-fields.tsx";
import { TutorFields } from "../../tutor-fields.tsx";
import { AccountFrame, backToAccount } from "../frame.tsx";
import type { Route } from "./+types/page.ts";
import { FactList } from "./fact-list.tsx";
import { backgroundFacts, profileFacts } from "./facts.ts";
import { messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const { email, tutor } = currentActor(context);
  const own = await loadOwnProfile(context);
  const isFixed = own.role === "tutor" && !canChangeBackground(tutor?.status ?? "pending");
  return {
    email,
    initial: toTyped(own),
    opened: profileMark(own),
    isFixed,
    ...fixed(own, isFixed),
  };
}

function fixed(own: Profile, isFixed: boolean) {
  return { background: own.role === "tutor" && isFixed ? backgroundFacts(own.profile) : [] };
}

type Typed =
  | { role: "student"; typed: ReturnType<typeof readStudentProfile> }
  | { role: "tutor"; typed: ReturnType<typeof readTutorProfile> };

function toTyped(own: Profile): Typed {
  if (own.role === "tutor") return { role: "tutor", typed: own.profile };
  const { profile } = own;
  return { role: "student", typed: { ...profile, referralEmail: profile.referralEmail ?? "" } };
}

/** What was typed, what is kept of it, and what is wrong with it; a fixed field counts as it is. */
function judge(form: Fields, own: Profile, isFixed: boolean) {
  if (own.role === "student") {
    const typed = readStudentProfile(form);
    const failure = checkStudentProfile(typed);
    const refusal = failure && { ...failure, words: studentWords.problems[failure.problem] };
    const kept: Profile = { role: "student", profile: toStudentProfile(typed) };
    return { kept, refusal, again: { role: "student", typed } as Typed };
  }
  const { firstName, lastName, qualification, experience } = own.profile;
  const background = isFixed && { firstName, lastName, qualification, experience };
  const typed = { ...readTutorProfile(form), ...background };
  const failure = checkTutorProfile(typed);
  const refusal = failure && { ...failure, words: tutorWords.problems[failure.problem] };
  const kept: Profile = { role: "tutor", profile: toTutorProfile(typed) };
  return { kept, refusal, again: { role: "tutor", typed } as Typed };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const own = await loadOwnProfile(context);
  const { tutor } = currentActor(context);
  const { kept, refusal, again } = judge(
    form,
    own,
    !canChangeBackground(tutor?.status ?? "pending"),
  );
  const opened = form.text("opened");
  const answer = { again, opened, field: null, current: [] };
  if (refusal) {
    return data({ ...answer, error: refusal.words, field: refusal.field }, { status: 400 });
  }
  const outcome = await changeOwnProfile(context, opened, kept);
  if (outcome.is === "saved") return redirectWithNotice(context, "/account", "profile-changed");
  const current = profileFacts(outcome.current);
  const changed = { ...answer, opened: outcome.opened, current, error: messages.changed };
  return data(changed, { status: 409 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => {
    const kept = { again: undefined, opened: undefined, field: null, current: [] };
    return { error, ...kept };
  });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useSending();
  const { email, initial, isFixed, background } = loaderData;
  const shown = actionData?.again ?? initial;
  const field = actionData?.field;
  return (
    <AccountFrame title={messages.title} email={email} back={backToAccount}>
      <div className="grid max-w-lg grid-cols-1 gap-5">
        <p className="text-muted">
          {shown.role === "student" ? messages.studentText : messages.tutorText}
        </p>
        {isFixed && <FactList title={messages.fixed} facts={background} />}
        <Form method="post" noValidate className="grid grid-cols-1 gap-4">
          <input type="hidden" name="opened" value={actionData?.opened ?? loaderData.opened} />
          {shown.role === "student" ? (
            <StudentFields typed={shown.typed} field={field} />
          ) : (
            <TutorFields typed={shown.typed} field={field} withoutBackground={isFixed} />
          )}
          {actionData && <Notice tone="danger">{actionData.error}</Notice>}
          {actionData && actionData.current.length > 0 && (
            <FactList title={messages.now} facts={actionData.current} />
          )}
          <Button pending={busy} className="justify-self-start">
            {busy ? messages.saving : messages.save}
          </Button>
        </Form>
      </div>
    </AccountFrame>
  );
}
