import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { signUpStudent } from "#access/sign-up.ts";
import { studentWords } from "#content/profile.ts";
import { checkStudentSignUp } from "#domain/student-sign-up.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "../card.tsx";
import { refusalHeaders } from "../sign-in-action.ts";
import { messages as shared } from "../messages.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { pageMeta } from "../../page-meta.ts";
import { toStudentProfile } from "../../profile-form.ts";
import { StudentFields } from "../../student-fields.tsx";
import { askToWait } from "../../ask-to-wait.ts";
import type { Route } from "./+types/page.ts";
import { readStudentSignUp } from "./form.ts";
import { messages } from "./messages.ts";

const home = "/dashboard";

export const meta = () => pageMeta("/signup");

export const headers = refusalHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const input = readStudentSignUp(await readForm(request, context));
  const { password: _password, confirmPassword: _confirmed, ...typed } = input;
  const refuse = (error: string, field: string | null, init: ResponseInit = {}) =>
    data({ error, field, typed }, { status: 400, ...init });

  const failure = checkStudentSignUp(input);
  if (failure) return refuse(studentWords.problems[failure.problem], failure.field);
  const outcome = await signUpStudent(context, input, toStudentProfile(input));
  if (outcome.is === "limited") {
    return refuse(shared.tooManySignUps(outcome.minutes), null, askToWait(outcome.minutes));
  }
  if (outcome.is === "address-taken") return refuse(shared.createFailed, "email");
  return redirect(home, { status: 303, headers: { "set-cookie": outcome.cookie } });
}

export default function StudentSignUp({ actionData }: Route.ComponentProps) {
  const { typed, field, error } = actionData ?? {};
  return (
    <Card title={messages.title} description={messages.description} links={messages.links}>
      <AuthForm
        name="student-sign-up"
        next={home}
        error={error}
        submit={messages.submit}
        pending={shared.creatingAccount}
      >
        <StudentFields typed={typed} field={field}>
          <TextField
            label={shared.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed?.email}
            invalid={field === "email"}
          />
        </StudentFields>
        <NewPasswordFields field={field} />
      </AuthForm>
    </Card>
  );
}
