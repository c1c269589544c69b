import { publicPath } from "#content/site/public-path.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "./card.tsx";
import { homes } from "#shell/homes.ts";
import { messages } from "./messages.ts";

const words = messages.code;

/** The second step of an admin's sign-in: the code, on a device that is not remembered. */
export function CodeCard({ error }: { error?: string | undefined }) {
  return (
    <Card title={words.title} description={words.description} links={words.links}>
      <AuthForm
        name="code"
        action={publicPath("/admin-login/code")}
        next={homes.admin}
        error={error}
        submit={messages.signIn}
        pending={messages.signingIn}
      >
        <TextField
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          invalid={error !== undefined}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="remember"
            value="yes"
            defaultChecked
            className="size-5 shrink-0 accent-brand"
          />
          {words.remember}
        </label>
      </AuthForm>
    </Card>
  );
}
