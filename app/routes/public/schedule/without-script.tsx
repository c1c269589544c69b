import { contact } from "#content/site/pages/contact.ts";
import { meeting } from "#content/enquiries/meeting.ts";
import { ContactWays } from "#parts/site/contact-ways.tsx";
import { useSite } from "#parts/site/use-site.ts";
import { cardClass } from "#ui/card.tsx";

/** Shown instead of the form if JavaScript is disabled: the other ways to contact the academy. */
export function WithoutScript() {
  const { academy } = useSite();
  return (
    <noscript>
      <div className={`${cardClass} grid grid-cols-1 gap-4 p-6`}>
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
