import type { ComponentType, ReactNode } from "react";
import { TextField } from "#ui/field.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { AuthForm, Card, type CrossLink } from "./card.tsx";
import { messages } from "./messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { SignUpRefusal } from "./sign-up-action.ts";

interface ProfileFieldsProps<Values> {
  values: Values | undefined;
  invalidField: string | null | undefined;
  children: ReactNode;
}

/** The sign-up card of one role: the fields of its profile, email and password (§3). */
export function SignUpCard<Values extends { email: string }>(props: {
  form: "student-sign-up" | "tutor-sign-up";
  words: { title: string; description: string; submit: string; links: readonly CrossLink[] };
  /** The role's dashboard. */
  home: string;
  ProfileFields: ComponentType<ProfileFieldsProps<Values>>;
  /** What the form begins with. */
  begun?: Values | undefined;
  refusal: SignUpRefusal<Values> | undefined;
}) {
  const { words, ProfileFields } = props;
  const { values = props.begun, field: invalidField, error, hint } = props.refusal ?? {};
  const field = fieldProps<{ email: string }>(values, invalidField);
  return (
    <Card title={words.title} description={words.description} links={words.links}>
      <AuthForm
        name={props.form}
        next={props.home}
        error={error}
        hint={hint}
        submit={words.submit}
        pending={messages.creatingAccount}
      >
        <ProfileFields values={values} invalidField={invalidField}>
          <TextField label={messages.email} type="email" autoComplete="email" {...field("email")} />
        </ProfileFields>
        <NewPasswordFields invalidField={invalidField} />
      </AuthForm>
    </Card>
  );
}
