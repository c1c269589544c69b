import { buttonClass } from "#ui/button.tsx";
import { Card } from "#parts/account/sign-in/card.tsx";
import {
  signInPaths,
  forgotPasswordPath,
  readSignInRole,
} from "#parts/account/sign-in/sign-in-paths.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/sent.ts";
import { messages } from "./messages.ts";

const words = messages.sent;

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, words.title);

export function loader({ request }: Route.LoaderArgs) {
  return { role: readSignInRole(request.url) };
}

/** The page after a request for a new password, the same for every address. */
export default function ResetSent({ loaderData: { role } }: Route.ComponentProps) {
  const again = { ...words.again, to: forgotPasswordPath(role) };
  return (
    <Card title={words.title} description={words.description} links={[again]}>
      <p>{words.text}</p>
      <a href={signInPaths[role]} className={buttonClass("primary")}>
        {words.signIn}
      </a>
    </Card>
  );
}
