import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { signUpTutor } from "#access/sign-up.ts";
import { tutorWords } from "#content/profile.ts";
import { checkTutorSignUp } from "#domain/tutor-sign-up.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "../card.tsx";
import { messages as shared } from "../messages.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { pageMeta } from "../../page-meta.ts";
import { toTutorProfile } from "../../profile-form.ts";
import { TutorFields } from "../../tutor-fields.tsx";
import type { Route } from "./+types/page.ts";
import { readTutorSignUp } from "./form.ts";
import { messages } from "./messages.ts";

const home = "/tutor-dashboard";

export const meta = () => pageMeta("/tutor-signup");

export async function action({ request, context }: Route.ActionArgs) {
  const input = readTutorSignUp(await readForm(request, context));
  const { password: _password, confirmPassword: _confirmed, ...typed } = input;
  const refuse = (error: string, field: string | null) =>
    data({ error, field, typed }, { status: 400 });

  const failure = checkTutorSignUp(input);
  if (failure) return refuse(tutorWords.problems[failure.problem], failure.field);
  const cookie = await signUpTutor(context, input, toTutorProfile(input));
  if (!cookie) return refuse(shared.createFailed, "email");
  return redirect(home, { status: 303, headers: { "set-cookie": cookie } });
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
