import { mailLink } from "#content/site/academy.ts";
import { phoneLink, whatsappLink } from "#domain/people/phone/phone-number.ts";
import { textLinkClass } from "#ui/text-link.tsx";
import { useSite } from "./use-site.ts";

interface Words {
  email: string;
  phone: string;
  whatsapp: string;
  whatsappLabel: string;
}

const link = `${textLinkClass} wrap-anywhere text-xl font-medium`;

/**
 * The ways to contact the academy: phone, WhatsApp where its number has a chat, and email.
 *
 * @param greeting what is typed already in a WhatsApp chat
 */
export function ContactWays(props: {
  words: Words;
  greeting: string;
  mail?: { subject: string; text: string };
  emailNote?: string;
}) {
  const { academy } = useSite();
  const { words, greeting, mail, emailNote } = props;
  const whatsapp = whatsappLink(academy.phone, greeting);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] content-start gap-5">
      <div>
        <dt className="text-muted">{words.phone}</dt>
        <dd>
          <a href={phoneLink(academy.phone) ?? undefined} className={link}>
            {academy.phone}
          </a>
        </dd>
      </div>
      {whatsapp && (
        <div>
          <dt className="text-muted">{words.whatsapp}</dt>
          <dd>
            <a href={whatsapp} rel="external" className={link}>
              {words.whatsappLabel}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-muted">{words.email}</dt>
        <dd>
          <a href={mailLink(mail, academy)} className={link}>
            {academy.email}
          </a>
          {emailNote && <p className="text-muted">{emailNote}</p>}
        </dd>
      </div>
    </dl>
  );
}
