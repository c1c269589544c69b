import { contact } from "#content/site/pages/contact.ts";
import { meeting } from "#content/enquiries/meeting.ts";
import { ContactWays } from "#parts/site/contact-ways.tsx";
import { useSite } from "#parts/site/use-site.ts";

/** Shown instead of the form if JavaScript is disabled: the other ways to contact the academy. */
export function WithoutScript() {
  const { academy } = useSite();
  return (
    <noscript>
      <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-6">
        <h2 className="text-2xl font-semibold">{meeting.noScript.title}</h2>
        <p>{meeting.noScript.text}</p>
        <ContactWays
          words={contact.details}
          greeting={contact.details.whatsappText(academy.name)}
        />
      </div>
    </noscript>
  );
}
