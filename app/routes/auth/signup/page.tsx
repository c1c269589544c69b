import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { signUpStudent } from "#access/sign-up.ts";
import { normaliseEmail } from "#domain/account.ts";
import { knownSubjects } from "#domain/catalogue-ids.ts";
import { classes, subjects } from "#domain/catalogue.ts";
import { checkStudentSignUp } from "#domain/student-sign-up.ts";
import { CheckboxGroup, SelectField, TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "../card.tsx";
import { refusalHeaders } from "../sign-in-action.ts";
import { messages as shared } from "../messages.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/page.ts";
import { readStudentSignUp } from "./form.ts";
import { messages, problems } from "./messages.ts";

const home = "/dashboard";

export const meta = () => pageMeta("/signup");

export const headers = refusalHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const input = readStudentSignUp(await readForm(request, context));
  const { password: _password, confirmPassword: _confirmed, ...typed } = input;
  const refuse = (error: string, field: string | null, init: ResponseInit = {}) =>
    data({ error, field, typed }, { status: 400, ...init });

  const failure = checkStudentSignUp(input);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const outcome = await signUpStudent(context, input, {
    name: input.name.trim(),
    username: input.username.trim(),
    phoneNumber: input.phoneNumber.trim(),
    address: input.address.trim(),
    referralEmail: normaliseEmail(input.referralEmail) || null,
    selectedClass: input.selectedClass,
    selectedSubjects: knownSubjects(input.selectedSubjects),
  });
  if (outcome.is === "limited") {
    const wait = { "retry-after": String(outcome.minutes * 60) };
    return refuse(shared.tooManySignUps(outcome.minutes), null, { status: 429, headers: wait });
  }
  if (outcome.is === "address-taken") return refuse(shared.createFailed, "email");
  return redirect(home, { status: 303, headers: { "set-cookie": outcome.cookie } });
}

export default function StudentSignUp({ actionData }: Route.ComponentProps) {
  const { typed, field, error } = actionData ?? {};
  const invalid = (name: string) => field === name;
  return (
    <Card title={messages.title} description={messages.description} links={messages.links}>
      <AuthForm
        name="student-sign-up"
        next={home}
        error={error}
        submit={messages.submit}
        pending={shared.creatingAccount}
      >
        <TextField
          label={messages.name}
          name="name"
          autoComplete="name"
          defaultValue={typed?.name}
          invalid={invalid("name")}
        />
        <TextField
          label={messages.username}
          name="username"
          autoComplete="nickname"
          defaultValue={typed?.username}
          invalid={invalid("username")}
        />
        <TextField
          label={shared.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed?.email}
          invalid={invalid("email")}
        />
        <TextField
          label={shared.phoneNumber}
          optional={shared.optional}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          defaultValue={typed?.phoneNumber}
          invalid={invalid("phoneNumber")}
        />
        <TextField
          label={messages.address}
          optional={shared.optional}
          name="address"
          autoComplete="street-address"
          defaultValue={typed?.address}
          invalid={invalid("address")}
        />
        <TextField
          label={messages.referralEmail}
          optional={shared.optional}
          name="referralEmail"
          type="email"
          autoComplete="off"
          defaultValue={typed?.referralEmail}
          invalid={invalid("referralEmail")}
        />
        <SelectField
          label={messages.class}
          name="selectedClass"
          choices={classes}
          placeholder={shared.choose}
          defaultValue={typed?.selectedClass}
          invalid={invalid("selectedClass")}
        />
        <CheckboxGroup
          legend={messages.subjects}
          name="selectedSubjects"
          choices={subjects}
          chosen={typed?.selectedSubjects ?? []}
          invalid={invalid("selectedSubjects")}
        />
        <NewPasswordFields field={field} />
      </AuthForm>
    </Card>
  );
}
