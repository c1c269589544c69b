import type { Role } from "#domain/audit/audit.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card, type CrossLink } from "./card.tsx";
import { forgotPasswordPath } from "./sign-in-paths.ts";
import { messages } from "./messages.ts";
import { PasskeyPart } from "./passkey-part.tsx";
import { CodeCard } from "./code-card.tsx";
import type { CodeNeeded, SignInRefusal } from "./sign-in-action.ts";

/** The sign-in card of one role, or the code's card after a right password. */
export function SignInCard({
  forRole,
  words,
  next,
  refusal,
}: {
  forRole: Role;
  words: { title: string; description: string; links: readonly CrossLink[] };
  next: string;
  refusal: SignInRefusal | CodeNeeded | undefined;
}) {
  if (refusal?.codeNeeded) return <CodeCard />;
  const forgotten = { before: "", label: messages.forgotten, to: forgotPasswordPath(forRole) };
  return (
    <Card title={words.title} description={words.description} links={[forgotten, ...words.links]}>
      <AuthForm
        name="sign-in"
        next={next}
        error={refusal?.error}
        submit={messages.signIn}
        pending={messages.signingIn}
      >
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refusal?.email}
        />
        <TextField
          label={messages.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </AuthForm>
      <PasskeyPart role={forRole} />
    </Card>
  );
}
