import { signUpStudent } from "#use-cases/account/sign-up.ts";
import { studentWords } from "#content/account/profile.ts";
import { checkStudentSignUp } from "#domain/account/student-sign-up.ts";
import { homes } from "#shell/homes.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import { toStudentProfile } from "#parts/account/profile-form.ts";
import { StudentFields } from "#parts/account/student-fields.tsx";
import { signUpAction } from "#parts/account/sign-in/sign-up-action.ts";
import { SignUpCard } from "#parts/account/sign-in/sign-up-card.tsx";
import { readStudentSignUp } from "#parts/account/sign-in/sign-up-form.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/signup");

export const headers = forwardActionHeaders;

export function action(args: Route.ActionArgs) {
  return signUpAction(args, {
    read: readStudentSignUp,
    check: checkStudentSignUp,
    problems: studentWords.problems,
    signUp: (input) => signUpStudent(args.context, input, toStudentProfile(input)),
    home: homes.student,
  });
}

export default function StudentSignUp({ actionData }: Route.ComponentProps) {
  return (
    <SignUpCard
      form="student-sign-up"
      words={messages}
      home={homes.student}
      ProfileFields={StudentFields}
      refusal={actionData}
    />
  );
}
