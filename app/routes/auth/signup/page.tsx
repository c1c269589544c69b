import { FoldedStudentFields } from "#parts/account/student-fields.tsx";
import { SignUpCard } from "#parts/account/sign-in/sign-up-card.tsx";
import { pageMeta } from "#parts/site/page-meta.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { homes } from "#shell/homes.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { signUp } from "./sign-up.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/signup");

export const headers = forwardActionHeaders;

export const action = (args: Route.ActionArgs) => signUp(args);

export default function StudentSignUp({ actionData }: Route.ComponentProps) {
  return (
    <SignUpCard
      form="student-sign-up"
      words={messages}
      home={homes.student}
      ProfileFields={FoldedStudentFields}
      refusal={actionData}
    />
  );
}
