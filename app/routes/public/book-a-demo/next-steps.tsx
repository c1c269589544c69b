import { bookADemo } from "#content/site/pages/book-a-demo.ts";
import { phoneLink, whatsappLink } from "#domain/people/phone/phone-number.ts";
import { HoursList } from "#parts/site/hours-list.tsx";
import { useSite } from "#parts/site/use-site.ts";
import { textLinkClass } from "#ui/text-link.tsx";

const link = `${textLinkClass} wrap-anywhere`;

/** Beside the form: when we answer, and how to talk to us at once. */
export function NextSteps() {
  const { academy, hours } = useSite();
  const words = bookADemo.aside;
  const whatsapp = whatsappLink(academy.phone);
  return (
    <aside className="grid grid-cols-1 content-start gap-6 self-start border-t-3 border-accent pt-5 lg:sticky lg:top-6">
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">{words.title}</h2>
        <p>{words.reply(academy)}</p>
      </div>
      <HoursList title={words.hours} hours={hours.support} heading="h3" />
      <div>
        <h3 className="font-body font-semibold">{words.call}</h3>
        <ul>
          <li>
            <a href={phoneLink(academy.phone) ?? undefined} className={link}>
              {academy.phone}
            </a>
          </li>
          {whatsapp && (
            <li>
              <a href={whatsapp} rel="external" className={link}>
                {words.whatsapp}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
