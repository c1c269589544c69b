import { data, Form } from "react-router";
import { readForm, type Fields } from "#request/form.ts";
import { currentActor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import {
  changeOwnProfile,
  loadOwnProfile,
  profileMark,
  type Profile,
} from "#use-cases/account/profile.ts";
import { studentWords, tutorWords } from "#content/account/profile.ts";
import { checkStudentProfile } from "#domain/account/student-sign-up.ts";
import { checkTutorProfile } from "#domain/account/tutor-sign-up.ts";
import { canChangeBackground } from "#domain/people/tutor.ts";
import { SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import {
  readStudentProfile,
  readTutorProfile,
  toStudentProfile,
  toTutorProfile,
} from "#parts/account/profile-form.ts";
import { StudentFields } from "#parts/account/student-fields.tsx";
import { TutorFields } from "#parts/account/tutor-fields.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { FactList } from "./fact-list.tsx";
import { backgroundFacts, profileFacts } from "./facts.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const stored = await loadOwnProfile(context);
  const isFixed = isBackgroundFixed(context, stored);
  return {
    initial: toFormValues(stored),
    opened: profileMark(stored),
    isFixed,
    background: stored.role === "tutor" && isFixed ? backgroundFacts(stored.profile) : [],
  };
}

function isBackgroundFixed(context: Route.LoaderArgs["context"], stored: Profile): boolean {
  if (stored.role === "student") return false;
  const { tutor } = currentActor(context);
  return !canChangeBackground(tutor?.status ?? "pending", stored.profile.qualification);
}

type FormValues =
  | { role: "student"; values: ReturnType<typeof readStudentProfile> }
  | { role: "tutor"; values: ReturnType<typeof readTutorProfile> };

function toFormValues(stored: Profile): FormValues {
  if (stored.role === "tutor") return { role: "tutor", values: stored.profile };
  const { profile } = stored;
  return { role: "student", values: { ...profile, referralEmail: profile.referralEmail ?? "" } };
}

/**
 * Reads and checks the submitted form.
 *
 * @param isFixed whether a tutor's background keeps its stored values, whatever was submitted
 * @returns the submitted values, the profile to store, and the first problem or null
 */
function checkForm(form: Fields, stored: Profile, isFixed: boolean) {
  if (stored.role === "student") {
    const values = readStudentProfile(form);
    const failure = checkStudentProfile(values);
    const refusal = failure && { ...failure, error: studentWords.problems[failure.problem] };
    const changed: Profile = { role: "student", profile: toStudentProfile(values) };
    return { changed, refusal, submitted: { role: "student", values } as FormValues };
  }
  const { firstName, lastName, qualification, experience } = stored.profile;
  const background = isFixed && { firstName, lastName, qualification, experience };
  const values = { ...readTutorProfile(form), ...background };
  const failure = checkTutorProfile(values);
  const refusal = failure && { ...failure, error: tutorWords.problems[failure.problem] };
  const changed: Profile = { role: "tutor", profile: toTutorProfile(values) };
  return { changed, refusal, submitted: { role: "tutor", values } as FormValues };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const stored = await loadOwnProfile(context);
  const isFixed = isBackgroundFixed(context, stored);
  const { changed, refusal, submitted } = checkForm(form, stored, isFixed);
  const opened = form.text("opened");
  const answer = { submitted, opened, field: null, current: [] };
  if (refusal) {
    return data({ ...answer, error: refusal.error, field: refusal.field }, { status: 400 });
  }
  const result = await changeOwnProfile(context, opened, changed);
  if (result.ok) return redirectWithFlashMessage(context, "/account", "profile-changed");
  const conflict = {
    ...answer,
    opened: result.opened,
    current: profileFacts(result.current),
    error: messages.changed,
  };
  return data(conflict, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { submitted: undefined, opened: undefined, field: null, current: [] });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { initial, isFixed, background } = loaderData;
  const shown = actionData?.submitted ?? initial;
  const invalidField = actionData?.field;
  return (
    <AccountFrame title={messages.title}>
      <div className="grid max-w-lg grid-cols-1 gap-5">
        <p className="text-muted">
          {shown.role === "student" ? messages.studentText : messages.tutorText}
        </p>
        {isFixed && <FactList title={messages.fixed} facts={background} />}
        <Form method="post" noValidate className="grid grid-cols-1 gap-4">
          <input type="hidden" name="opened" value={actionData?.opened ?? loaderData.opened} />
          {shown.role === "student" ? (
            <StudentFields values={shown.values} invalidField={invalidField} />
          ) : (
            <TutorFields
              values={shown.values}
              invalidField={invalidField}
              withoutBackground={isFixed}
            />
          )}
          {actionData && <Notice tone="danger">{actionData.error}</Notice>}
          {actionData && actionData.current.length > 0 && (
            <FactList title={messages.now} facts={actionData.current} />
          )}
          <SubmitButton className="justify-self-start" pending={messages.saving}>
            {messages.save}
          </SubmitButton>
        </Form>
      </div>
    </AccountFrame>
  );
}
