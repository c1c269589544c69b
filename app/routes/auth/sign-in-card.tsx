import type { Role } from "#domain/audit.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card, type CrossLink } from "./card.tsx";
import { forgottenPath } from "./doors.ts";
import { messages } from "./messages.ts";
import { CodeCard } from "./code-card.tsx";
import type { CodeNeeded, SignInRefusal } from "./sign-in-action.ts";

/** The sign-in card of one role, or what follows it where a right password is not enough. */
export function SignInCard({
  door,
  words,
  next,
  refusal,
}: {
  door: Role;
  words: { title: string; description: string; links: readonly CrossLink[] };
  next: string;
  refusal: SignInRefusal | CodeNeeded | undefined;
}) {
  if (refusal?.codeNeeded) return <CodeCard />;
  const forgotten = { before: "", label: messages.forgotten, to: forgottenPath(door) };
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
    </Card>
  );
}
