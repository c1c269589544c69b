import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { signUpTutor } from "#access/sign-up.ts";
import { tutorWords } from "#content/profile.ts";
import { checkTutorSignUp } from "#domain/tutor-sign-up.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "../card.tsx";
import { refusalHeaders } from "../sign-in-action.ts";
import { messages as shared } from "../messages.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { pageMeta } from "../../page-meta.ts";
import { toTutorProfile } from "../../profile-form.ts";
import { TutorFields } from "../../tutor-fields.tsx";
import { askToWait } from "../../ask-to-wait.ts";
import type { Route } from "./+types/page.ts";
import { readTutorSignUp } from "./form.ts";
import { messages } from "./messages.ts";

const home = "/tutor-dashboard";

export const meta = () => pageMeta("/tutor-signup");

export const headers = refusalHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const input = readTutorSignUp(await readForm(request, context));
  const { password: _password, confirmPassword: _confirmed, ...typed } = input;
  const refuse = (error: string, field: string | null, init: ResponseInit = {}) =>
    data({ error, field, typed }, { status: 400, ...init });

  const failure = checkTutorSignUp(input);
  if (failure) return refuse(tutorWords.problems[failure.problem], failure.field);
  const outcome = await signUpTutor(context, input, toTutorProfile(input));
  if (outcome.is === "limited") {
    return refuse(shared.tooManySignUps(outcome.minutes), null, askToWait(outcome.minutes));
  }
  if (outcome.is === "address-taken") return refuse(shared.createFailed, "email");
  return redirect(home, { status: 303, headers: { "set-cookie": outcome.cookie } });
}

export default function TutorSignUp({ actionData }: Route.ComponentProps) {
  const { typed, field, error } = actionData ?? {};
  return (
    <Card title={messages.title} description={messages.description} links={messages.links}>
      <AuthForm
        name="tutor-sign-up"
        next={home}
        error={error}
        submit={messages.submit}
        pending={shared.creatingAccount}
      >
        <TutorFields typed={typed} field={field}>
          <TextField
            label={shared.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed?.email}
            invalid={field === "email"}
          />
        </TutorFields>
        <NewPasswordFields field={field} />
      </AuthForm>
    </Card>
  );
}
