import { academy, mailLink, phoneLink, whatsappLink } from "#content/academy.ts";

interface Words {
  email: string;
  phone: string;
  whatsapp: string;
  whatsappLabel: string;
  whatsappText?: string;
}

const link =
  "inline-flex min-h-11 items-center wrap-anywhere text-xl font-medium text-link underline underline-offset-4";

/** The three ways to contact the academy: phone, WhatsApp and email. */
export function ContactWays(props: {
  words: Words;
  mail?: { subject: string; text: string };
  emailNote?: string;
}) {
  const { words, mail, emailNote } = props;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] content-start gap-5">
      <div>
        <dt className="text-muted">{words.phone}</dt>
        <dd>
          <a href={phoneLink()} className={link}>
            {academy.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-muted">{words.whatsapp}</dt>
        <dd>
          <a href={whatsappLink(words.whatsappText)} rel="external" className={link}>
            {words.whatsappLabel}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-muted">{words.email}</dt>
        <dd>
          <a href={mailLink(mail)} className={link}>
            {academy.email}
          </a>
          {emailNote && <p className="text-muted">{emailNote}</p>}
        </dd>
      </div>
    </dl>
  );
}
