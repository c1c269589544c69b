import { buttonClass } from "#ui/button.tsx";
import { Card } from "../card.tsx";
import { doors, forgottenPath, readDoor } from "../doors.ts";
import { linkMeta } from "../link-page.tsx";
import type { Route } from "./+types/sent.ts";
import { messages } from "./messages.ts";

const words = messages.sent;

export const meta = () => linkMeta(words.title);

export function loader({ request }: Route.LoaderArgs) {
  return { door: readDoor(request.url) };
}

/** What everybody is told who asked for a new password. */
export default function ResetSent({ loaderData: { door } }: Route.ComponentProps) {
  const again = { ...words.again, to: forgottenPath(door) };
  return (
    <Card title={words.title} description={words.description} links={[again]}>
      <p>{words.text}</p>
      <a href={doors[door]} className={buttonClass("primary")}>
        {words.signIn}
      </a>
    </Card>
  );
}
