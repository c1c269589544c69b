import type { Role } from "#domain/audit/audit.ts";
import { HiddenUsername } from "#ui/credentials/hidden-username.tsx";
import { AuthForm, Card } from "./card.tsx";
import { InvalidLinkPage, type NextStep } from "./mailed-link-page.tsx";
import type { NewPasswordRefusal } from "./new-password-action.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { signInPaths } from "./sign-in-paths.ts";

/** The page of a mailed link that sets a new password for its account. */
export function NewPasswordPage(props: {
  link: { email: string; role: Role } | null;
  refusal: NewPasswordRefusal | null | undefined;
  /** Where each role continues once the password is set; their sign-in paths by default. */
  next?: Readonly<Record<Role, string>>;
  words: { title: string; description: string; submit: string; pending: string; over: NextStep };
}) {
  const { link, refusal, words, next = signInPaths } = props;
  if (!link) return <InvalidLinkPage next={words.over} />;
  return (
    <Card title={words.title} description={words.description} links={[]}>
      <AuthForm
        name="new-password"
        next={next[link.role]}
        error={refusal?.error}
        submit={words.submit}
        pending={words.pending}
      >
        <HiddenUsername email={link.email} />
        <NewPasswordFields invalidField={refusal?.field} isAdmin={link.role === "admin"} />
      </AuthForm>
    </Card>
  );
}
