import { signUpTutor } from "#use-cases/account/sign-up.ts";
import { tutorWords } from "#content/account/profile.ts";
import { checkTutorSignUp } from "#domain/account/tutor-sign-up.ts";
import { homes } from "#shell/homes.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import { toTutorProfile } from "#parts/account/profile-form.ts";
import { TutorFields } from "#parts/account/tutor-fields.tsx";
import { signUpAction } from "#parts/account/sign-in/sign-up-action.ts";
import { SignUpCard } from "#parts/account/sign-in/sign-up-card.tsx";
import { readTutorSignUp } from "#parts/account/sign-in/sign-up-form.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/tutor-signup");

export const headers = forwardActionHeaders;

export function action(args: Route.ActionArgs) {
  return signUpAction(args, {
    read: readTutorSignUp,
    check: checkTutorSignUp,
    problems: tutorWords.problems,
    signUp: (input) => signUpTutor(args.context, input, toTutorProfile(input)),
    home: homes.tutor,
  });
}

export default function TutorSignUp({ actionData }: Route.ComponentProps) {
  return (
    <SignUpCard
      form="tutor-sign-up"
      words={messages}
      home={homes.tutor}
      ProfileFields={TutorFields}
      refusal={actionData}
    />
  );
}
