import { Fact } from "#ui/records/fact.tsx";
import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { Phone } from "#parts/people/contact/phone.tsx";
import { typed } from "#shell/typed.tsx";
import type { EnquiryView } from "./describe-enquiry.ts";
import { messages } from "./page-messages.ts";
import { factsClass, Part } from "./part.tsx";

const linkClass = `${textLinkClass} min-w-11`;

/** Who asks, how to reach them, and what they asked for. */
export function Contact({ enquiry }: { enquiry: EnquiryView }) {
  const { phone, email } = enquiry;
  return (
    <Part title={messages.contact}>
      {enquiry.isRepeated && <Notice tone="caution">{messages.repeated}</Notice>}
      <dl className={`${factsClass} items-center`}>
        <Fact label={messages.asks} value={enquiry.asker} />
        {phone && <Fact label={messages.phone} value={<Phone phone={phone} />} />}
        {email && (
          <Fact
            label={messages.email}
            value={
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            }
          />
        )}
        {enquiry.repeats && (
          <Fact
            label={enquiry.repeats.isSame ? messages.same : messages.sameContact}
            value={typed(enquiry.repeats.name)}
            to={enquiry.repeats.to}
          />
        )}
        {enquiry.firstTime && <Fact label={messages.firstTime} value={enquiry.firstTime} />}
        {enquiry.secondTime && <Fact label={messages.secondTime} value={enquiry.secondTime} />}
        <Fact label={messages.language} value={enquiry.language} />
        <Fact label={messages.source} value={enquiry.source} />
        <Fact label={messages.came} value={enquiry.came} />
      </dl>
    </Part>
  );
}
