import { TextField } from "#ui/field.tsx";
import { AuthForm, Card, type CrossLink } from "./card.tsx";
import { messages } from "./messages.ts";
import { CodeCard } from "./code-card.tsx";
import type { CodeNeeded, SignInRefusal } from "./sign-in-action.ts";

/** The sign-in card of one role, or what follows it where a right password is not enough. */
export function SignInCard({
  words,
  next,
  refusal,
}: {
  words: { title: string; description: string; links: readonly CrossLink[] };
  next: string;
  refusal: SignInRefusal | CodeNeeded | undefined;
}) {
  if (refusal?.codeNeeded) return <CodeCard />;
  return (
    <Card title={words.title} description={words.description} links={words.links}>
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
