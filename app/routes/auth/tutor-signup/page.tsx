import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { signUpTutor } from "#access/sign-up.ts";
import { knownClasses, knownSubjects } from "#domain/catalogue-ids.ts";
import { classes, subjects } from "#domain/catalogue.ts";
import { experienceBands, qualifications } from "#domain/tutor-background.ts";
import { checkTutorSignUp } from "#domain/tutor-sign-up.ts";
import { CheckboxGroup, SelectField, TextArea, TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "../card.tsx";
import { refusalHeaders } from "../sign-in-action.ts";
import { messages as shared } from "../messages.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/page.ts";
import { readTutorSignUp } from "./form.ts";
import { messages, problems } from "./messages.ts";

const home = "/tutor-dashboard";

export const meta = () => pageMeta("/tutor-signup");

export const headers = refusalHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const input = readTutorSignUp(await readForm(request, context));
  const { password: _password, confirmPassword: _confirmed, ...typed } = input;
  const refuse = (error: string, field: string | null, init: ResponseInit = {}) =>
    data({ error, field, typed }, { status: 400, ...init });

  const failure = checkTutorSignUp(input);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const outcome = await signUpTutor(context, input, {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    phoneNumber: input.phoneNumber.trim(),
    qualification: input.qualification,
    experience: input.experience,
    selectedClasses: knownClasses(input.selectedClasses),
    selectedSubjects: knownSubjects(input.selectedSubjects),
    bio: input.bio.trim(),
  });
  if (outcome.is === "limited") {
    const wait = { "retry-after": String(outcome.minutes * 60) };
    return refuse(shared.tooManySignUps(outcome.minutes), null, { status: 429, headers: wait });
  }
  if (outcome.is === "address-taken") return refuse(shared.createFailed, "email");
  return redirect(home, { status: 303, headers: { "set-cookie": outcome.cookie } });
}

export default function TutorSignUp({ actionData }: Route.ComponentProps) {
  const { typed, field, error } = actionData ?? {};
  const invalid = (name: string) => field === name;
  return (
    <Card title={messages.title} description={messages.description} links={messages.links}>
      <AuthForm
        name="tutor-sign-up"
        next={home}
        error={error}
        submit={messages.submit}
        pending={shared.creatingAccount}
      >
        <TextField
          label={messages.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={typed?.firstName}
          invalid={invalid("firstName")}
        />
        <TextField
          label={messages.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={typed?.lastName}
          invalid={invalid("lastName")}
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
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          defaultValue={typed?.phoneNumber}
          invalid={invalid("phoneNumber")}
        />
        <SelectField
          label={messages.qualification}
          name="qualification"
          choices={qualifications}
          placeholder={shared.choose}
          defaultValue={typed?.qualification}
          invalid={invalid("qualification")}
        />
        <SelectField
          label={messages.experience}
          name="experience"
          choices={experienceBands}
          placeholder={shared.choose}
          defaultValue={typed?.experience}
          invalid={invalid("experience")}
        />
        <CheckboxGroup
          legend={messages.classes}
          name="selectedClasses"
          choices={classes}
          chosen={typed?.selectedClasses ?? []}
          invalid={invalid("selectedClasses")}
        />
        <CheckboxGroup
          legend={messages.subjects}
          name="selectedSubjects"
          choices={subjects}
          chosen={typed?.selectedSubjects ?? []}
          invalid={invalid("selectedSubjects")}
        />
        <TextArea
          label={messages.bio}
          optional={shared.optional}
          name="bio"
          defaultValue={typed?.bio}
          invalid={invalid("bio")}
        />
        <NewPasswordFields field={field} />
      </AuthForm>
    </Card>
  );
}
