import { FoldedStudentFields } from "#parts/account/student-fields.tsx";
import { SignUpCard } from "#parts/account/sign-in/sign-up-card.tsx";
import { forgetEnquiry, readEnquiryForSignUp } from "#parts/account/sign-in/typed-enquiry.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { homes } from "#shell/homes.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/finish.ts";
import { messages } from "./messages.ts";
import { signUp } from "./sign-up.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, messages.title);

export const headers = forwardActionHeaders;

// Without anything typed before it is the sign-up form, so that nothing is lost where that expires
// while somebody fills it in.
export async function loader({ request, context }: Route.LoaderArgs) {
  return { begun: await readEnquiryForSignUp(context, request) };
}

export async function action(args: Route.ActionArgs) {
  const answer = await signUp(args);
  if (answer instanceof Response) {
    answer.headers.append("set-cookie", await forgetEnquiry(args.context));
  }
  return answer;
}

/** `/signup/finish`: the sign-up form with what this browser's family typed to ask for a demo class. */
export default function FinishSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { begun } = loaderData;
  return (
    <SignUpCard
      form="student-sign-up"
      words={begun ? { ...messages, description: messages.begun } : messages}
      home={homes.student}
      ProfileFields={FoldedStudentFields}
      begun={begun ?? undefined}
      refusal={actionData}
    />
  );
}
