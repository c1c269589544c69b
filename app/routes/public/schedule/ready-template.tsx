import { mailLink } from "#content/site/academy.ts";
import { meeting } from "#content/enquiries/meeting.ts";
import { whatsappLink } from "#domain/people/phone/phone-number.ts";
import { buttonClass } from "#ui/button.tsx";
import { useSite } from "#parts/site/use-site.ts";

const { ready } = meeting;

/** The template that `schedule.ts` fills in and shows once the form is valid. */
export function ReadyTemplate() {
  const { academy } = useSite();
  const whatsapp = whatsappLink(academy.phone);
  return (
    <template data-ready>
      <div className="grid grid-cols-1 gap-5 rounded-card border-2 border-success-text bg-surface p-5 sm:p-8">
        <h2 className="text-2xl font-semibold">{ready.title}</h2>
        <p>{ready.text}</p>
        <p data-past className="font-medium text-caution-text">
          {ready.past}
        </p>
        <p
          data-text
          dir="auto"
          className="rounded-control bg-sunken p-4 break-words whitespace-pre-wrap"
        />
        <p className="flex flex-wrap gap-3">
          {whatsapp && (
            <a data-whatsapp href={whatsapp} rel="external" className={buttonClass("primary")}>
              {ready.whatsapp}
            </a>
          )}
          <a data-mail href={mailLink(undefined, academy)} className={buttonClass("quiet")}>
            {ready.mail}
          </a>
          <a data-calendar href="data:text/calendar," className={buttonClass("quiet")}>
            {ready.calendar}
          </a>
        </p>
      </div>
    </template>
  );
}
