import { contact } from "#content/contact.ts";
import { meeting } from "#content/meeting.ts";
import { ContactWays } from "../contact-ways.tsx";

/** Shown instead of the form if JavaScript is disabled: the other ways to contact the academy. */
export function WithoutScript() {
  return (
    <noscript>
      <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-6">
        <h2 className="text-2xl font-semibold">{meeting.noScript.title}</h2>
        <p>{meeting.noScript.text}</p>
        <ContactWays words={contact.details} />
      </div>
    </noscript>
  );
}
